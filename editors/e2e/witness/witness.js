// Opens the sheet of a run in the workbench and tells the driver what VS Code
// holds: the text, and what its diagnostics stand under.
const vscode = require('vscode');

exports.activate = async (context) => {
  const base = context.extensionUri.with({ path: '' }).toString(true).replace(/\/$/, '');
  const document = await vscode.workspace.openTextDocument({
    language: 'diplomacy-orders', content: await (await fetch(base + '/sheet')).text(),
  });
  const editor = await vscode.window.showTextDocument(document, { preview: false });
  const tell = () => {
    const diagnostics = vscode.languages.getDiagnostics(document.uri).map((d) => ({
      code: d.code?.value ?? d.code, message: d.message, line: d.range.start.line, under: document.getText(d.range),
      severity: vscode.DiagnosticSeverity[d.severity],
    }));
    void fetch(base + '/told', { method: 'POST', body: JSON.stringify({ text: document.getText(), diagnostics }) });
  };
  vscode.languages.onDidChangeDiagnostics(tell);
  vscode.workspace.onDidChangeTextDocument(tell);
  // Where the driver wants the cursor.
  setInterval(async () => {
    const wish = await (await fetch(base + '/cursor')).json();
    if (!wish) return;
    const at = new vscode.Position(wish.line, wish.character);
    editor.selection = new vscode.Selection(at, at);
    editor.revealRange(new vscode.Range(at, at));
    await vscode.window.showTextDocument(document);
  }, 200);
};
