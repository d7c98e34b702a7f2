import * as vscode from 'vscode';
import { matchesQuery, type TitledPuzzle, titledPuzzlesOf } from '../../features/puzzles/titledPuzzles';
import { FILES } from '../services/files/workspaceFiles';
import { isSudoku } from '../services/languages';
import { inSlices } from '../services/slices';

// Node and the browser both have it.
declare const TextDecoder: new () => { decode(bytes: Uint8Array): string };

/** Maximum number of files to search. */
const MOST_FILES = 500;

/** Larger files are not searched unless they are open, and open ones only up to this many UTF-16 units. */
const LARGEST = 2_000_000;

/** Maximum number of titles kept for one file, and of symbols in one answer. VS Code narrows the list as the user types. */
const MOST_TITLES = 2000;
const MOST_SYMBOLS = 500;

/** The titles of a file in one state of its content. */
interface KnownFile {
  readonly state: string;
  readonly titles: readonly TitledPuzzle[];
}

/** Finds puzzles of the workspace by title: Go to Symbol in Workspace. */
export function workspaceSymbolProvider(): vscode.WorkspaceSymbolProvider {
  const known = new Map<string, KnownFile>();
  return {
    async provideWorkspaceSymbols(query, token) {
      const open = vscode.workspace.textDocuments.filter(isSudoku).map(({ uri }) => uri);
      const files = await vscode.workspace.findFiles(FILES, undefined, MOST_FILES, token);
      const uris = new Map([...open, ...files].map(uri => [uri.toString(), uri]));
      const symbols: vscode.SymbolInformation[] = [];
      for (const [name, uri] of uris) {
        if (token.isCancellationRequested || symbols.length >= MOST_SYMBOLS) break;
        const found = await titlesOf(uri, known.get(name), token);
        if (!found) continue;
        known.set(name, found);
        for (const { title, line } of found.titles) {
          if (symbols.length >= MOST_SYMBOLS || !matchesQuery(title, query)) continue;
          const at = new vscode.Location(uri, new vscode.Position(line, 0));
          symbols.push(new vscode.SymbolInformation(title, vscode.SymbolKind.Class, '', at));
        }
      }
      for (const name of known.keys()) if (!uris.has(name)) known.delete(name);
      return symbols;
    },
  };
}

/** The titles of a file; `before` when it has not changed. Undefined when it is too large or cannot be read. */
async function titlesOf(
  uri: vscode.Uri,
  before: KnownFile | undefined,
  token: vscode.CancellationToken,
): Promise<KnownFile | undefined> {
  try {
    const document = vscode.workspace.textDocuments.find(other => other.uri.toString() === uri.toString());
    const { state, textOf } = document ? ofDocument(document) : await ofFile(uri);
    if (before?.state === state) return before;
    const text = await textOf();
    const titles = text === undefined ? [] : await inSlices(titledPuzzlesOf(text, MOST_TITLES), token);
    return titles && { state, titles };
  } catch {
    return undefined; // the file was deleted or cannot be read: it has no symbols
  }
}

/** A content: a name of its state, and a function that returns its text if it is not too long. */
interface Content {
  readonly state: string;
  textOf(): Promise<string | undefined>;
}

function ofDocument(document: vscode.TextDocument): Content {
  const end = new vscode.Position(document.lineCount, 0);
  const part = () => {
    const last = Math.min(document.offsetAt(end), LARGEST);
    return document.getText(new vscode.Range(new vscode.Position(0, 0), document.positionAt(last)));
  };
  return { state: `version ${document.version}`, textOf: async () => part() };
}

async function ofFile(uri: vscode.Uri): Promise<Content> {
  const { mtime, size } = await vscode.workspace.fs.stat(uri);
  const text = async () => new TextDecoder().decode(await vscode.workspace.fs.readFile(uri));
  return { state: `${mtime} ${size}`, textOf: async () => (size > LARGEST ? undefined : text()) };
}
