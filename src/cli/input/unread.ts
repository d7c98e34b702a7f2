/** Explains why no puzzle is read from an input, from the notes of the parser about text that looks like a puzzle. */

import { rewritten } from '../../features/codeActions/rewriteGrid';
import * as messages from '../../messages/formats/pasting';
import type { Note } from '../../text/note';
import { read } from '../../text/parser/parser';
import { restored } from '../../text/parser/savedContext';
import { Lines } from '../../text/strings/lines';
import type { InputBlock, TextBlock } from './blocks';

/** Maximum number of blocks that are kept, from the start of an input. */
const MOST_BLOCKS = 16;

/** The blocks of an input in which no puzzle was found so far. */
export class Unread {
  private readonly blocks: TextBlock[] = [];

  add(block: InputBlock): void {
    if (!('plain' in block) && this.blocks.length < MOST_BLOCKS) this.blocks.push(block);
  }

  /** The first reason, with its line, as a part of a sentence; undefined if nothing looks like a puzzle. */
  reason(): string | undefined {
    for (const { text, line, context } of this.blocks) {
      for (const note of read(text, restored(context)).notes ?? []) {
        if (note.reason === 'rules') continue;
        const reason = messages.pasting.reasons[note.reason](note.grids ? 'terminal' : false);
        return `line ${new Lines(text, line).placeOf(note.start).line}: ${reason}`;
      }
    }
    return undefined;
  }
}

/** The unread grids that the notes of a block show, in our own format. */
export function shownIn({ text, context }: TextBlock): string {
  const { notes = [] } = read(text, restored(context));
  const shown = notes.flatMap(note => (note.reason !== 'rules' && note.grids ? [rewritten(note)] : []));
  return shown.map(grid => `${grid}\n`).join('\n');
}

/** Whether the reason for not reading a grid is known, so that it is not a broken text of another program. */
export function isKnownGrid({ text, context }: TextBlock): boolean {
  const { notes = [] } = read(text, restored(context));
  return notes.some(({ reason }) => IS_KNOWN_GRID[reason]);
}

const IS_KNOWN_GRID: Readonly<Record<Note['reason'], boolean>> = {
  spaces: true,
  'merged-cells': true,
  ellipses: true,
  comments: true,
  'unequal-rows': true,
  shortened: true,
  'utf-16': true,
  'side-by-side': true,
  boxes: true,
  columns: true,
  'split-columns': true,
  coordinates: true,
  regions: true,
  outside: true,
  cages: true,
  'tall-cells': true,
  samurai: true,
  codes: true,
  blanks: true,
  letters: false,
  json: false,
  'box-order': false,
  'placed-signs': false,
  'merge-conflict': false,
  'lost-rules': false,
  mark: false,
  link: false,
  'holds-puzzle': false,
  'cut-off': false,
  'unsupported-site': false,
  'on-server': false,
  rules: false,
  'unknown-form': false,
};
