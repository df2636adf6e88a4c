// The extension on the desktop: the server is `diplo lsp`.
import * as vscode from 'vscode';
import { LanguageClient } from 'vscode-languageclient/node';
import * as common from './client';

export function activate(context: vscode.ExtensionContext) {
  return common.activate(context, () => {
    const command = vscode.workspace.getConfiguration('diplo').get<string>('path') || 'diplo';
    return new LanguageClient('diplo', 'diplo', { command, args: ['lsp'] }, common.options());
  });
}
