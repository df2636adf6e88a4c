// The protocol as VS Code's own library speaks it: vscode-languageserver-protocol.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as lsp from 'vscode-languageserver-protocol/node.js';

const [diplo, sheets] = process.argv.slice(2);
const expected = JSON.parse(fs.readFileSync(path.join(import.meta.dirname, 'expect.json'), 'utf8'));
const say = (...words) => console.log('node', ...words);

for (const [name, want] of Object.entries(expected)) {
  const server = spawn(diplo, ['lsp'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const c = lsp.createProtocolConnection(new lsp.StreamMessageReader(server.stdout), new lsp.StreamMessageWriter(server.stdin));
  const file = path.join(sheets, name);
  const uri = pathToFileURL(file).href;
  let text = fs.readFileSync(file, 'utf8');
  let version = 1;
  let told;
  const published = [];
  c.onNotification(lsp.PublishDiagnosticsNotification.type, (p) => {
    published.push(p);
    told?.();
  });
  const diagnostics = async () => {
    for (;;) {
      const found = published.findLast((p) => p.uri === uri && p.version === version);
      if (found) return found.diagnostics;
      await new Promise((r) => (told = r));
    }
  };
  c.listen();
  const { capabilities } = await c.sendRequest(lsp.InitializeRequest.type, {
    processId: process.pid, rootUri: pathToFileURL(sheets).href, capabilities: {
      general: { positionEncodings: ['utf-16'] },
      textDocument: { publishDiagnostics: { versionSupport: true, relatedInformation: true }, hover: { contentFormat: ['markdown'] } },
    },
  });
  assert.equal(capabilities.positionEncoding, 'utf-16');
  await c.sendNotification(lsp.InitializedNotification.type, {});
  await c.sendNotification(lsp.DidOpenTextDocumentNotification.type, { textDocument: { uri, languageId: 'diplomacy-orders', version, text } });

  const textDocument = { uri };
  const line = () => text.split('\n')[want.line];
  const mark = (await diagnostics()).find((d) => d.code === want.code);
  assert.deepEqual(mark.range, { start: { line: want.line, character: want.start }, end: { line: want.line, character: want.end } });
  assert.equal(line().slice(want.start, want.end), want.mark);
  assert.match(mark.message, new RegExp(want.says));
  say(name, 'marks', JSON.stringify(want.mark), 'with', want.code);

  const hover = await c.sendRequest(lsp.HoverRequest.type, { textDocument, position: { line: want.line, character: 0 } });
  assert.match(hover.contents.value, new RegExp(want.hover));
  say(name, 'hovers:', want.hover);

  const change = async (edits) => {
    const lines = text.split('\n');
    const at = (p) => lines.slice(0, p.line).reduce((n, l) => n + l.length + 1, 0) + p.character;
    for (const e of [...edits].sort((a, b) => at(b.range.start) - at(a.range.start))) {
      text = text.slice(0, at(e.range.start)) + e.newText + text.slice(at(e.range.end));
    }
    version++;
    await c.sendNotification(lsp.DidChangeTextDocumentNotification.type, { textDocument: { uri, version }, contentChanges: [{ text }] });
  };

  const before = text;
  const last = text.split('\n').length - 1;
  await change([{ range: { start: { line: last, character: 0 }, end: { line: last, character: 0 } }, newText: want.typed }]);
  const list = await c.sendRequest(lsp.CompletionRequest.type, { textDocument, position: { line: last, character: want.typed.length } });
  assert.ok(list.items[0].label.startsWith(want.completes), list.items[0].label);
  say(name, 'completes', JSON.stringify(want.typed), 'with', JSON.stringify(list.items[0].label));
  version++;
  text = before;
  await c.sendNotification(lsp.DidChangeTextDocumentNotification.type, { textDocument: { uri, version }, contentChanges: [{ text }] });

  const actions = await c.sendRequest(lsp.CodeActionRequest.type, { textDocument, range: mark.range, context: { diagnostics: [mark] } });
  const fix = actions.find((a) => Object.values(a.edit?.changes ?? {}).some((edits) => edits.some((e) => e.newText.includes(want.fleet))));
  assert.ok(fix, JSON.stringify(actions));
  await change(fix.edit.changes[uri]);
  assert.ok(text.includes(want.fleet));
  assert.deepEqual((await diagnostics()).filter((d) => d.severity === lsp.DiagnosticSeverity.Error), []);
  say(name, 'fixes:', fix.title);

  await change(await c.sendRequest(lsp.DocumentFormattingRequest.type, { textDocument, options: { tabSize: 4, insertSpaces: true } }));
  assert.match(text, new RegExp(`^${want.formatted}$`, 'm'));
  assert.deepEqual(await c.sendRequest(lsp.DocumentFormattingRequest.type, { textDocument, options: { tabSize: 4, insertSpaces: true } }), []);
  say(name, 'formats:', JSON.stringify(text.split('\n').slice(want.line)));

  await c.sendRequest(lsp.ShutdownRequest.type);
  await c.sendNotification(lsp.ExitNotification.type);
  assert.equal(await new Promise((r) => server.on('exit', r)), 0);
}
