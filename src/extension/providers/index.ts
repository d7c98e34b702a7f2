/**
 * The providers whose code is loaded at the first request of VS Code. To add one, add a file in this folder, a
 * line in onDemand.ts, and a line here. Those that show marks in the text of open files are registered in ../openFiles.ts.
 */

import * as vscode from 'vscode';
import { ACTION_KINDS } from '../../features/codeActions/kinds';
import type { OpenFiles } from '../openFiles';
import { LANGUAGE } from '../services/languages';
import { measured, now } from '../services/timing';
import type { providersOf } from './onDemand';

/**
 * Trigger characters of completions; a space precedes a cell of a rule. Letters are not among them: VS Code requests
 * completions after those in text of the type `string` in the grammar, which are rules and names of grids. The list of headings after `[` is
 * opened by headings.ts.
 */
const PROPOSED_AFTER = ['#', ' '];

type Providers = ReturnType<typeof providersOf>;

/** Registers the providers. */
export function registerProviders(
  context: vscode.ExtensionContext,
  openFiles: () => Promise<OpenFiles>,
): vscode.Disposable {
  const { languages } = vscode;
  const foldsChanged = new vscode.EventEmitter<void>();
  let loading: Promise<Providers> | undefined;

  const load = async (): Promise<Providers> => {
    const [{ providersOf }, files] = await Promise.all([import('./onDemand'), openFiles()]);
    return providersOf(context, files, {
      outline: () => outline.renew(),
      links: () => links.renew(),
      folding: () => foldsChanged.fire(),
    });
  };
  /** A provider with these methods. The first call of one of them loads the actual provider. */
  const later = <N extends keyof Providers, M extends keyof Providers[N]>(name: N, ...methods: M[]) => {
    const ask =
      (method: M) =>
      async (asked: { readonly version?: number }, ...others: unknown[]) => {
        const { version } = asked;
        const began = now();
        loading ??= load();
        const provider = (await loading)[name] as Record<M, (...args: unknown[]) => unknown>;
        // The request may be about an earlier text by now. VS Code filters a list of proposals by the text typed in the
        // meantime.
        const answer =
          name === 'completion' || asked.version === version ? await provider[method](asked, ...others) : undefined;
        measured(`sudoku.answer.${name}`, began);
        return answer;
      };
    return Object.fromEntries(methods.map(method => [method, ask(method)])) as unknown as Pick<Providers[N], M>;
  };

  const outline = new Registration(() =>
    languages.registerDocumentSymbolProvider(LANGUAGE, later('outline', 'provideDocumentSymbols'), { label: 'Sudoku' }),
  );
  const links = new Registration(() =>
    languages.registerDocumentLinkProvider(LANGUAGE, later('links', 'provideDocumentLinks')),
  );
  const folding = { ...later('folding', 'provideFoldingRanges'), onDidChangeFoldingRanges: foldsChanged.event };
  const format = later('formatting', 'provideDocumentFormattingEdits', 'provideDocumentRangeFormattingEdits');
  const paste = later('pasting', 'provideDocumentPasteEdits', 'resolveDocumentPasteEdit');
  const drop = later('pasting', 'provideDocumentDropEdits', 'resolveDocumentDropEdit');
  const pasted = {
    kinds: [vscode.DocumentDropOrPasteEditKind.Empty.append('sudoku')],
    types: ['text/*', 'image/*'],
  };
  const completion = later('completion', 'provideCompletionItems');
  const codeActions = later('codeActions', 'provideCodeActions', 'resolveCodeAction');
  return vscode.Disposable.from(
    outline,
    links,
    foldsChanged,
    languages.registerFoldingRangeProvider(LANGUAGE, folding),
    languages.registerDocumentFormattingEditProvider(LANGUAGE, format),
    languages.registerDocumentRangeFormattingEditProvider(LANGUAGE, format),
    languages.registerDocumentPasteEditProvider(LANGUAGE, paste, {
      providedPasteEditKinds: pasted.kinds,
      pasteMimeTypes: pasted.types,
    }),
    languages.registerDocumentDropEditProvider(LANGUAGE, drop, {
      providedDropEditKinds: pasted.kinds,
      dropMimeTypes: pasted.types,
    }),
    languages.registerSelectionRangeProvider(LANGUAGE, later('selectionRanges', 'provideSelectionRanges')),
    languages.registerCompletionItemProvider(LANGUAGE, completion, ...PROPOSED_AFTER),
    languages.registerDocumentHighlightProvider(LANGUAGE, later('documentHighlights', 'provideDocumentHighlights')),
    languages.registerWorkspaceSymbolProvider(later('workspaceSymbols', 'provideWorkspaceSymbols')),
    languages.registerHoverProvider(LANGUAGE, later('hover', 'provideHover')),
    languages.registerCodeActionsProvider(LANGUAGE, codeActions, {
      providedCodeActionKinds: ACTION_KINDS.map(kind => vscode.CodeActionKind.Empty.append(kind)),
    }),
  );
}

/**
 * The registration of a provider of a kind that has no event for changed answers. VS Code requests them again when a
 * provider is registered, so this one is registered again.
 */
class Registration implements vscode.Disposable {
  private current: vscode.Disposable;

  constructor(private readonly register: () => vscode.Disposable) {
    this.current = register();
  }

  renew(): void {
    this.current.dispose();
    this.current = this.register();
  }

  dispose(): void {
    this.current.dispose();
  }
}
