/**
 * The fenced `sudoku` blocks of a Markdown text. A fence is a line of backticks or tildes. The content of blocks in
 * other languages is skipped, so a block inside an example is ignored. Blocks in quotes (`> `) are skipped too, because
 * each of their lines starts with the quote marker.
 */

import type { Span } from '../span';

/** A line that starts or ends a block, or would do so elsewhere. Without its line ending. */
export interface FenceLine extends Span {
  readonly sign: string;
  /** The number of fence characters. */
  readonly length: number;
  /** The number of columns before the fence characters. */
  readonly indentation: number;
  /** Whether it is the first line of a list item. */
  readonly isItem: boolean;
  /** The info string after the fence characters: the language of the block and more. */
  readonly info: string;
}

/** A block of puzzles, with its fences. */
export interface FencedBlock extends Span {
  /** Where the first fence ends. */
  readonly contentStart: number;
  /** Where the last fence starts. */
  readonly contentEnd: number;
  /** The indentation of the lines of the block, in columns. */
  readonly indentation: number;
}

/** A line with fence characters. */
const FENCE = /^((?:[ \t]|(?:[-*+]|\d{1,9}[.)])[ \t])*)(`{3,}|~{3,})([^\r\n]*)/gm;

/** The fences among the lines of a text that starts at an offset, at the start of a line. */
export function fenceLinesOf(text: string, offset = 0): FenceLine[] {
  return [...text.matchAll(FENCE)].map(({ index, 0: line, 1: before, 2: signs, 3: info }) => ({
    start: offset + index,
    end: offset + index + line.length,
    sign: signs[0],
    length: signs.length,
    indentation: before.length,
    isItem: before.trim() !== '',
    info: info.trim(),
  }));
}

/** The blocks of puzzles in a text of a certain length with these fences, in the order of the text. */
export function fencedBlocksOf(fences: readonly FenceLine[], length: number): FencedBlock[] {
  const blocks: FencedBlock[] = [];
  let first: FenceLine | undefined;
  for (const fence of fences) {
    if (!first) {
      if (fence.sign === '~' || !fence.info.includes('`')) first = fence;
    } else if (ends(fence, first)) {
      if (hasPuzzles(first)) blocks.push(blockOf(first, fence.start, fence.end));
      first = undefined;
    }
  }
  // The last block need not be closed.
  if (first && hasPuzzles(first)) blocks.push(blockOf(first, length, length));
  return blocks;
}

/** The indentation from which a line is code and not a fence, in columns. */
const CODE = 4;

function ends(fence: FenceLine, first: FenceLine): boolean {
  const { sign, length, info, isItem, indentation } = fence;
  return sign === first.sign && length >= first.length && !info && !isItem && indentation < first.indentation + CODE;
}

/** Whether a block is marked as having puzzles, as the preview reads it. */
function hasPuzzles({ info }: FenceLine): boolean {
  return /^sudoku(?!\S)/i.test(info);
}

function blockOf({ start, end: contentStart, indentation }: FenceLine, contentEnd: number, end: number): FencedBlock {
  return { start, contentStart: Math.min(contentStart, contentEnd), contentEnd, end, indentation };
}
