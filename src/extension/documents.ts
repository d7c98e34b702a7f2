import * as vscode from 'vscode';
import { parsing } from '../language/parser';
import type { PuzzleFile } from '../language/puzzle';
import { inSlices } from './slices';

export const LANGUAGE = 'sudoku';

/** The parse of one version of a document, under way or done. */
class Parse {
  /** Once it is done. */
  file: PuzzleFile | undefined;
  /** Undefined when it was given up. */
  readonly result: Promise<PuzzleFile | undefined>;
  private readonly source = new vscode.CancellationTokenSource();

  constructor(
    readonly version: number,
    text: string,
  ) {
    this.result = inSlices(this.steps(text), this.source.token);
  }

  giveUp(): void {
    this.source.cancel();
  }

  private *steps(text: string): Generator<undefined, PuzzleFile> {
    this.file = yield* parsing(text);
    return this.file;
  }
}

const parses = new WeakMap<vscode.TextDocument, Parse>();

/**
 * The puzzles of a document as it is now: parsed once a version, shared by everything that asks. A long text is parsed
 * in slices; a short one is done before this returns, and {@link puzzlesNow} has it.
 */
export async function puzzlesOf(document: vscode.TextDocument): Promise<PuzzleFile> {
  for (;;) {
    const file = await parseOf(document).result;
    if (file) return file;
  }
}

/** The puzzles of a document as it is now if they are known already. */
export function puzzlesNow(document: vscode.TextDocument): PuzzleFile | undefined {
  return parseOf(document).file;
}

export function isSudoku(document: vscode.TextDocument): boolean {
  return document.languageId === LANGUAGE;
}

function parseOf(document: vscode.TextDocument): Parse {
  const known = parses.get(document);
  if (known?.version === document.version) return known;
  known?.giveUp();
  const parse = new Parse(document.version, document.getText());
  parses.set(document, parse);
  return parse;
}
