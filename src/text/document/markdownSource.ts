/**
 * The part of a Markdown text that is read: its `sudoku` blocks. It is as long as the text and has the same lines, and
 * everything outside the blocks is blank. So each offset is also an offset in the text, and the code that reads,
 * explains and edits puzzles does not depend on Markdown. Each block is read by itself.
 *
 * The fences are found once. An edit searches only the lines that it touches.
 */

import { FILE_SEPARATOR } from '../parser/parser';
import { mergedChange, type TextChange } from './changes';
import type { TextSource } from './document';
import { type FencedBlock, type FenceLine, fencedBlocksOf, fenceLinesOf } from './fences';

/** The number of characters that are searched for fences at a time, in less than a millisecond. */
const PIECE = 1 << 16;

/** Number of characters that are searched first for the ends of a line. */
const LINE = 1 << 8;

/** The blocks of a Markdown text. */
export class MarkdownSource implements TextSource {
  private fences: readonly FenceLine[] = [];
  private blocks: readonly FencedBlock[] = [];
  /** The offset up to which fences were searched: the start of a line. */
  private searchedTo = 0;
  /** The length of the text in which they were searched. */
  private knownLength = -1;

  constructor(private readonly text: TextSource) {}

  get length(): number {
    return this.text.length;
  }

  /** Finds the fences. Yields where it may be paused; starts again after an edit. */
  *searching(): Generator<undefined, void> {
    while (this.knownLength < 0) {
      const { text } = this;
      const from = this.searchedTo;
      const to = from + PIECE < text.length ? this.lineEnd(from + PIECE) : text.length;
      this.fences = [...this.fences, ...fenceLinesOf(text.slice(from, to), from)];
      this.searchedTo = to;
      if (to === text.length) this.setFences(this.fences);
      else yield undefined;
    }
  }

  /** The block at an offset, its fences included. */
  blockAt(offset: number): FencedBlock | undefined {
    this.search();
    return this.blocks.find(({ start, end }) => start <= offset && offset <= end);
  }

  slice(start: number, end: number): string {
    this.search();
    const text = this.text.slice(start, end);
    const touched = this.blocks.filter(block => block.start < end && start < block.contentEnd);
    let made = '';
    const add = (to: number, kind: 'content' | 'rest') => {
      const part = text.slice(made.length, Math.max(made.length, Math.min(to, end) - start));
      made += kind === 'content' ? part : part.replace(/[^\r\n]+/g, line => ' '.repeat(line.length));
    };
    for (const { start: first, contentStart, contentEnd } of touched) {
      add(first, 'rest');
      if (start <= first) made += FILE_SEPARATOR;
      add(contentStart, 'rest');
      add(contentEnd, 'content');
    }
    add(end, 'rest');
    return made;
  }

  indentationAt(offset: number): string {
    return ' '.repeat(this.blockAt(offset)?.indentation ?? 0);
  }

  edited(changes: readonly TextChange[]): readonly TextChange[] {
    const { length, knownLength: before } = this;
    const { start, removed, added } = mergedChange(changes);
    const grown = added - removed;
    if (before < 0 || before + grown !== length) {
      this.fences = [];
      this.searchedTo = 0;
      this.knownLength = -1;
      return before < 0 ? changes : [{ start: 0, removed: before, added: length, movesLines: true }];
    }
    const from = this.lineStart(start);
    const to = this.lineEnd(start + added);
    const above = this.fences.filter(fence => fence.end < from);
    const below = this.fences.filter(fence => to - grown < fence.start);
    const found = fenceLinesOf(this.text.slice(from, to), from);
    const isSame = found.length === 0 && above.length + below.length === this.fences.length;
    const moved = below.map(fence => ({ ...fence, start: fence.start + grown, end: fence.end + grown }));
    this.setFences([...above, ...found, ...moved]);
    // A fence that is added or removed may change all blocks below it.
    return isSame ? changes : [{ start: 0, removed: before, added: length, movesLines: true }];
  }

  /** Finds the fences if they are not yet known. */
  private search(): void {
    for (const _ of this.searching());
  }

  private setFences(fences: readonly FenceLine[]): void {
    this.fences = fences;
    this.knownLength = this.length;
    this.blocks = fencedBlocksOf(fences, this.length);
  }

  /** The start of the line at an offset. */
  private lineStart(offset: number): number {
    for (let size = LINE; ; size *= 2) {
      const from = Math.max(0, offset - size);
      const text = this.text.slice(from, offset);
      const start = Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r')) + 1;
      if (start > 0 || from === 0) return from + start;
    }
  }

  /** The end of the line at an offset, without its line ending. */
  private lineEnd(offset: number): number {
    for (let size = LINE; ; size *= 2) {
      const to = Math.min(this.length, offset + size);
      const end = this.text.slice(offset, to).search(/[\r\n]/);
      if (end >= 0 || to === this.length) return end < 0 ? to : offset + end;
    }
  }
}
