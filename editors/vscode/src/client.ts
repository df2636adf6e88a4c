// What both kinds of VS Code have in common: on the desktop the server is a
// process, in a browser a worker.
import * as vscode from 'vscode';
import type { BaseLanguageClient, LanguageClientOptions } from 'vscode-languageclient';

export const language = 'diplomacy-orders';

// options returns how the client works. The pages of the rules are documents
// that the server holds.
export function options(): LanguageClientOptions {
  return {
    documentSelector: [{ language }],
    synchronize: { configurationSection: 'diplo' },
    // The configuration is an object with methods, which no message can hold.
    initializationOptions: JSON.parse(JSON.stringify(vscode.workspace.getConfiguration('diplo'))),
  };
}

// activate starts the client and adds the commands.
export async function activate(context: vscode.ExtensionContext, make: () => BaseLanguageClient): Promise<BaseLanguageClient> {
  let client = make();
  const pages: vscode.TextDocumentContentProvider = {
    provideTextDocumentContent: async (uri) => {
      const page: { text: string } = await client.sendRequest('workspace/textDocumentContent', { uri: uri.toString(true) });
      return page.text;
    },
  };
  context.subscriptions.push(
    vscode.workspace.registerTextDocumentContentProvider('diplo', pages),
    vscode.commands.registerCommand('diplo.restart', async () => {
      await client.stop();
      client = make();
      await client.start();
    }),
    vscode.commands.registerCommand('diplo.fixAll', () =>
      vscode.commands.executeCommand('editor.action.codeAction', { kind: 'source.fixAll.diplo', apply: 'first' }),
    ),
    vscode.commands.registerCommand('diplo.convert', () =>
      vscode.commands.executeCommand('editor.action.codeAction', { kind: 'refactor.rewrite' }),
    ),
    vscode.commands.registerCommand('diplo.explain', explain),
    { dispose: () => void client.stop() },
  );
  await client.start();
  return client;
}

// explain opens the page of the rule whose diagnostic is under the cursor.
async function explain(): Promise<void> {
  const editor = vscode.window.activeTextEditor;
  if (!editor) return;
  const here = vscode.languages
    .getDiagnostics(editor.document.uri)
    .find((d) => d.source === 'diplo' && d.range.contains(editor.selection.active));
  const code = here?.code;
  if (typeof code === 'object') await vscode.commands.executeCommand('markdown.showPreview', code.target);
}
