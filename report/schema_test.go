package report_test

import (
	"bufio"
	"encoding/json"
	"encoding/xml"
	"strings"
	"testing"

	"diplo/report"

	"github.com/santhosh-tekuri/jsonschema/v6"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func validate(t *testing.T, schema *jsonschema.Schema, text string) {
	t.Helper()
	value, err := jsonschema.UnmarshalJSON(strings.NewReader(text))
	require.NoError(t, err, text)
	assert.NoError(t, schema.Validate(value), text)
}

func compile(t *testing.T, path string) *jsonschema.Schema {
	t.Helper()
	schema, err := jsonschema.NewCompiler().Compile(path)
	require.NoError(t, err)
	return schema
}

func TestJSONKeepsItsSchema(t *testing.T) {
	schema := compile(t, "../docs/lint.schema.json")
	for _, text := range []string{
		shown(t, "json", report.Options{}),
		shown(t, "json", report.Options{}, judged(t, fine)),
		shown(t, "json", report.Options{}, judged(t, broken)),
		shown(t, "json", report.Options{}, judged(t, fine), judged(t, broken), judged(t, fine)),
	} {
		validate(t, schema, text)
	}
	value, err := jsonschema.UnmarshalJSON(strings.NewReader(`{"orders":[],"diagnostics":[],"summary":{}}`))
	require.NoError(t, err)
	assert.Error(t, schema.Validate(value), "the schema lets anything pass")
}

func TestJSONLHasTheRecordsOfJSON(t *testing.T) {
	var whole struct{ Orders, Diagnostics []map[string]any }
	require.NoError(t, json.Unmarshal([]byte(shown(t, "json", report.Options{}, judged(t, broken))), &whole))

	records := map[string][]map[string]any{}
	lines := bufio.NewScanner(strings.NewReader(shown(t, "jsonl", report.Options{}, judged(t, broken))))
	for lines.Scan() {
		var record map[string]any
		require.NoError(t, json.Unmarshal(lines.Bytes(), &record), lines.Text())
		kind := record["type"].(string)
		delete(record, "type")
		records[kind] = append(records[kind], record)
	}
	assert.Equal(t, whole.Orders, records["order"])
	assert.Equal(t, whole.Diagnostics, records["diagnostic"])
	assert.Len(t, records["summary"], 1)
}

func TestSARIFKeepsItsSchema(t *testing.T) {
	schema := compile(t, "testdata/sarif-subset.schema.json")
	for _, text := range []string{
		shown(t, "sarif", report.Options{Version: "v1.2.3"}),
		shown(t, "sarif", report.Options{}, judged(t, fine)),
		shown(t, "sarif", report.Options{}, judged(t, broken), judged(t, broken)),
	} {
		validate(t, schema, text)
	}
}

// A rule's index must lead to the rule of the same code.
func TestSARIFRules(t *testing.T) {
	var log struct {
		Runs []struct {
			Tool struct {
				Driver struct{ Rules []struct{ ID string } }
			}
			Results []struct {
				RuleID    string
				RuleIndex int
				Locations []struct {
					PhysicalLocation struct{ ArtifactLocation struct{ URI string } }
				}
			}
		}
	}
	require.NoError(t, json.Unmarshal([]byte(shown(t, "sarif", report.Options{}, judged(t, broken))), &log))
	require.NotEmpty(t, log.Runs[0].Results)
	for _, r := range log.Runs[0].Results {
		assert.Equal(t, r.RuleID, log.Runs[0].Tool.Driver.Rules[r.RuleIndex].ID)
	}
	assert.Equal(t, "a%26b%20%22%3Cc%3E%2C100%25.dip", log.Runs[0].Results[0].Locations[0].PhysicalLocation.ArtifactLocation.URI)
}

func TestJUnitIsXML(t *testing.T) {
	type testcase struct {
		Name     string   `xml:"name,attr"`
		Failures []string `xml:"failure"`
	}
	var doc struct {
		Suites []struct {
			Name     string     `xml:"name,attr"`
			Tests    int        `xml:"tests,attr"`
			Failures int        `xml:"failures,attr"`
			Cases    []testcase `xml:"testcase"`
		} `xml:"testsuite"`
	}
	r := judged(t, broken)
	text := shown(t, "junit", report.Options{}, r)
	require.NoError(t, xml.Unmarshal([]byte(text), &doc), text)
	require.Len(t, doc.Suites, 2)
	names, failures := []string{}, 0
	for _, s := range doc.Suites {
		assert.Len(t, s.Cases, s.Tests)
		failed := 0
		for _, c := range s.Cases {
			names = append(names, c.Name)
			failed += len(c.Failures)
		}
		assert.Equal(t, s.Failures, failed, "at most one failure a case")
		failures += failed
	}
	assert.Positive(t, failures)
	assert.Equal(t, `a&b "<c>,100%.dip, Fall 1902, Movement`, doc.Suites[0].Name)
	assert.GreaterOrEqual(t, len(names), len(r.Turn.Orders))
}
