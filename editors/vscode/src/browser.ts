// The extension in a browser: the server is WebAssembly in a worker.
import * as vscode from 'vscode';
import { LanguageClient } from 'vscode-languageclient/browser';
import * as common from './client';

export function activate(context: vscode.ExtensionContext) {
  const file = (name: string) => vscode.Uri.joinPath(context.extensionUri, 'dist', name).toString(true);
  return common.activate(context, () => {
    const worker = new Worker(file('worker.js'));
    worker.postMessage({ wasm: file('diplo.wasm') });
    return new LanguageClient('diplo', 'diplo', common.options(), worker);
  });
}
