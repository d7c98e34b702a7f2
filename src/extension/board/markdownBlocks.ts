/** The puzzles of a Markdown document for a board. Markdown documents are only read here, and only for boards. */

import type * as vscode from 'vscode';
import { noPuzzleReason } from '../../features/blockReasons';
import { puzzleFor } from '../../features/puzzles/puzzleFor';
import type { FencedBlock } from '../../text/document/fences';
import { MarkdownSource } from '../../text/document/markdownSource';
import { parse } from '../../text/parser/parser';
import type { Puzzle } from '../../text/puzzle';
import { rangeOf } from '../services/convert';
import { type EditorAnalysis, sourceOfDocument } from '../services/documents';
import { awaited } from '../services/slices';

/** Number of characters after the start of a block to search for its first puzzle. */
const FIRST = 1 << 13;

/** Whether a document is Markdown. */
export function isMarkdown({ languageId }: vscode.TextDocument): boolean {
  return languageId === 'markdown';
}

/** The content of a block for a board. */
export type InBlock =
  | { readonly puzzle: Puzzle }
  /** Why the block has no puzzle. */
  | { readonly puzzle?: undefined; readonly reason: string };

/**
 * The content of the `sudoku` block at the cursor of a Markdown editor: the puzzle at the cursor, or the nearest in the block. Undefined
 * outside of blocks, or when the token was canceled.
 */
export async function puzzleAtCursor(
  analysis: EditorAnalysis,
  { document, selection }: vscode.TextEditor,
  token: vscode.CancellationToken,
): Promise<InBlock | undefined> {
  await awaited(sourceIn(analysis, document).searching(), token);
  if (token.isCancellationRequested) return undefined;
  const offset = document.offsetAt(selection.active);
  const block = sourceIn(analysis, document).blockAt(offset);
  if (!block) return undefined;
  const puzzles = analysis.documents.puzzlesOf(document);
  const near = puzzleFor(puzzles, offset);
  const isInBlock = ({ start }: Puzzle) => block.start < start && start < block.end;
  const end = Math.min(block.end, block.start + FIRST);
  const found = near && isInBlock(near) ? near : puzzles.around({ start: block.start, end }).puzzles.find(isInBlock);
  // From now on its digits are givens, like those of a Sudoku file when it is opened.
  if (found) puzzles.see(found);
  return found ? { puzzle: found } : { reason: reasonIn(document, block) };
}

/** Why a block has no puzzle. */
function reasonIn(document: vscode.TextDocument, { contentStart, contentEnd }: FencedBlock): string {
  const end = Math.min(contentEnd, contentStart + FIRST);
  const text = document.getText(rangeOf(document, { start: contentStart, end }));
  return noPuzzleReason(text, parse(text));
}

/** The blocks of a document. From the first call on, only these are read. */
function sourceIn({ documents }: EditorAnalysis, document: vscode.TextDocument): MarkdownSource {
  const { source } = documents.puzzlesOf(document);
  if (source instanceof MarkdownSource) return source;
  const blocks = new MarkdownSource(sourceOfDocument(document));
  documents.readAs(document, blocks);
  return blocks;
}
