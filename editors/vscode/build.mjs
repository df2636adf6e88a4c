// Builds the extension into dist and packs it: node build.mjs [--package]
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import esbuild from 'esbuild';
import { zipSync } from 'fflate';

const here = import.meta.dirname;
const at = (...names) => path.join(here, ...names);
fs.mkdirSync(at('dist'), { recursive: true });

const common = { bundle: true, minify: true, external: ['vscode'], legalComments: 'none', logLevel: 'warning', target: 'es2022' };
await esbuild.build({ ...common, entryPoints: [at('src/node.ts')], outfile: at('dist/node.js'), platform: 'node', format: 'cjs' });
await esbuild.build({ ...common, entryPoints: [at('src/browser.ts')], outfile: at('dist/browser.js'), platform: 'browser', format: 'cjs' });

// The server for browsers, with the loader that belongs to the compiler.
execFileSync('go', ['build', '-trimpath', '-ldflags=-s -w', '-o', at('dist/diplo.wasm'), './wasm'], {
  cwd: here, stdio: 'inherit', env: { ...process.env, GOOS: 'js', GOARCH: 'wasm' },
});
const root = execFileSync('go', ['env', 'GOROOT'], { encoding: 'utf8' }).trim();
const loader = ['lib/wasm', 'misc/wasm'].map((d) => path.join(root, d, 'wasm_exec.js')).find((f) => fs.existsSync(f));
const worker = await esbuild.build({ ...common, entryPoints: [at('src/worker.ts')], write: false, platform: 'browser', format: 'iife' });
fs.writeFileSync(at('dist/worker.js'), fs.readFileSync(loader, 'utf8') + '\n' + worker.outputFiles[0].text);

if (process.argv.includes('--package')) pack();

// pack writes the extension as VS Code installs it: a zip with a manifest.
function pack() {
  const about = JSON.parse(fs.readFileSync(at('package.json'), 'utf8'));
  const files = {};
  const add = (name) => {
    if (fs.statSync(at(name)).isDirectory()) fs.readdirSync(at(name)).forEach((n) => add(path.posix.join(name, n)));
    else files['extension/' + name] = fs.readFileSync(at(name));
  };
  ['package.json', 'package.nls.json', 'package.nls.fr.json', 'README.md', 'language-configuration.json', 'dist', 'icons', 'snippets', 'syntaxes'].forEach(add);
  files['extension/LICENSE.txt'] = fs.readFileSync(at('../../LICENSE'));
  files['extension.vsixmanifest'] = Buffer.from(`<?xml version="1.0" encoding="utf-8"?>
<PackageManifest Version="2.0.0" xmlns="http://schemas.microsoft.com/developer/vsx-schema/2011">
  <Metadata>
    <Identity Language="en-US" Id="${about.name}" Version="${about.version}" Publisher="${about.publisher}"/>
    <DisplayName>${about.displayName}</DisplayName>
    <Description xml:space="preserve">${about.description}</Description>
    <Categories>${about.categories.join(',')}</Categories>
    <Properties><Property Id="Microsoft.VisualStudio.Code.Engine" Value="${about.engines.vscode}"/></Properties>
  </Metadata>
  <Installation><InstallationTarget Id="Microsoft.VisualStudio.Code"/></Installation>
  <Dependencies/>
  <Assets><Asset Type="Microsoft.VisualStudio.Code.Manifest" Path="extension/package.json" Addressable="true"/></Assets>
</PackageManifest>
`);
  const type = (ext, mime) => `<Default Extension=".${ext}" ContentType="${mime}"/>`;
  files['[Content_Types].xml'] = Buffer.from('<?xml version="1.0" encoding="utf-8"?>\n' +
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
    type('json', 'application/json') + type('js', 'application/javascript') + type('md', 'text/markdown') + type('txt', 'text/plain') +
    type('svg', 'image/svg+xml') + type('png', 'image/png') + type('wasm', 'application/wasm') + type('vsixmanifest', 'text/xml') + '</Types>\n');
  const name = `${about.name}-${about.version}.vsix`;
  fs.writeFileSync(at(name), zipSync(files, { level: 9 }));
  console.log(name, fs.statSync(at(name)).size, 'bytes');
}
