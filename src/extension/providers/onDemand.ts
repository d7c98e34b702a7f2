/** The providers that are loaded at the first request: see index.ts. */

import type * as vscode from 'vscode';
import type { OpenFiles } from '../openFiles';
import { codeActionProvider, registerReturnToCell } from './codeActions';
import { completionProvider } from './completion';
import { documentHighlightProvider } from './documentHighlights';
import { foldingProvider } from './folding';
import { formattingProvider } from './formatting';
import { hoverProvider } from './hover';
import { linkProvider } from './links';
import { Nearby } from './nearby';
import { outlineProvider } from './outline';
import { pastingProvider } from './pasting';
import { RuleColon } from './ruleColon';
import { selectionRangeProvider } from './selectionRanges';
import { workspaceSymbolProvider } from './workspaceSymbols';

/** Called when a document was scrolled to lines for which a provider has not answered. */
export type OnMove = Readonly<Record<'outline' | 'folding' | 'links', () => void>>;

/** The providers by name. */
export function providersOf(context: vscode.ExtensionContext, { analysis, pictures }: OpenFiles, onMove: OnMove) {
  const near = (name: keyof OnMove) => {
    const nearby = new Nearby(analysis, onMove[name]);
    context.subscriptions.push(nearby);
    return nearby;
  };
  context.subscriptions.push(registerReturnToCell(analysis), new RuleColon(analysis));
  return {
    outline: outlineProvider(analysis, near('outline')),
    folding: foldingProvider(analysis, near('folding')),
    formatting: formattingProvider(analysis),
    links: linkProvider(analysis, near('links')),
    selectionRanges: selectionRangeProvider(analysis),
    pasting: pastingProvider(analysis, pictures),
    completion: completionProvider(analysis),
    documentHighlights: documentHighlightProvider(analysis),
    workspaceSymbols: workspaceSymbolProvider(),
    hover: hoverProvider(context, analysis),
    codeActions: codeActionProvider(analysis),
  };
}
