/** Types keys into a text as an editor would. */

import assert from 'node:assert/strict';
import { type CellCursor, type CellText, type Cursor, cellsAt } from '../../../src/features/cellTyping/cells';
import type { CellKey } from '../../../src/features/cellTyping/key';
import { NO_KEYS, withKey } from '../../../src/features/cellTyping/spacing';
import { type Typed, typeKey } from '../../../src/features/cellTyping/typing';
import { applied } from '../../../src/text/edits';
import { parse } from '../../../src/text/parser/parser';

/** A text with the cursor at an offset. */
export const at = (text: string, offset: number) => `${text.slice(0, offset)}‸${text.slice(offset)}`;

/** A grid of pencil marks. */
export const MARKS = `+-----------+-----------+
|  1   234  |  24  234  |
|  24  24   |  3    1   |
+-----------+-----------+
|  34  1    |  24  234  |
|  34  2    |  1   34   |
+-----------+-----------+
`;

/** A text and the cursors in it. */
export interface Position {
  readonly text: string;
  readonly cursors: readonly Cursor[];
}

/** Reads a text with `‸` at each cursor, or `«` at the anchor and `»` at the active end of each selection. */
export function read(marked: string): Position {
  const cursors: { anchor: number; active: number }[] = [];
  let text = '';
  let anchor: number | undefined;
  let active: number | undefined;
  for (const c of marked) {
    if (c === '‸') cursors.push({ anchor: text.length, active: text.length });
    else if (c === '«') anchor = text.length;
    else if (c === '»') active = text.length;
    else text += c;
    if (anchor === undefined || active === undefined) continue;
    cursors.push({ anchor, active });
    anchor = active = undefined;
  }
  return { text, cursors };
}

/** Writes a text with its cursors; the inverse of {@link read}. */
export function make({ text, cursors }: Position): string {
  const marks = cursors.flatMap(({ anchor, active }) =>
    anchor === active
      ? [{ at: active, mark: '‸' }]
      : [
          { at: anchor, mark: '«' },
          { at: active, mark: '»' },
        ],
  );
  marks.sort((a, b) => b.at - a.at);
  return marks.reduce((marked, { at, mark }) => marked.slice(0, at) + mark + marked.slice(at), text);
}

/** The interface to a text that cell typing uses. */
export function cellTextOf(text: string): CellText {
  let file: ReturnType<typeof parse> | undefined;
  return {
    around: () => {
      file ??= parse(text);
      return file;
    },
    lineAt: offset => {
      const start = Math.max(text.lastIndexOf('\n', offset - 1), text.lastIndexOf('\r', offset - 1)) + 1;
      return { start, text: /^[^\r\n]*/.exec(text.slice(start))![0] };
    },
  };
}

/** The cells at the cursors of a text. */
export const cellsIn = ({ text, cursors }: Position): CellCursor[] | undefined => cellsAt(cellTextOf(text), cursors);

/** The effect of a key, or undefined if it is not a key of cell typing there. */
export function typedAt(position: Position, key: CellKey): Typed | undefined {
  const cells = cellsIn(position);
  return cells && typeKey(cells, key);
}

/** The position after a key of cell typing. */
export function press({ text }: Position, typed: Typed): Position {
  return { text: applied(text, typed.edits), cursors: typed.cursors };
}

/** The marked text after these keys, one after another; undefined for a key that is not for cells. */
export function type(marked: string, ...keys: readonly CellKey[]): string | undefined {
  let position = read(marked);
  let before = NO_KEYS;
  for (const key of keys) {
    const cells = cellsIn(position);
    const typed = cells && typeKey(cells, key, before);
    if (!typed) return undefined;
    if (!typed.refused) before = withKey(cells, key, before);
    position = press(position, typed);
  }
  return make(position);
}

/** Checks that keys turn one marked text into another. */
export const types = (before: string, keys: string | readonly string[], after: string) =>
  assert.equal(type(before, ...(typeof keys === 'string' ? [...keys] : keys)), after);
/** Checks that a key is not for cells, so that the editor handles it. */
export const isText = (marked: string, key: string) => assert.equal(type(marked, key), undefined);

export const FOUR = '1...\n..3.\n....\n.2..\n';
export const SPACED = '1 . | . .\n. . | 3 .\n----+----\n. . | . .\n. 2 | . .\n';

/** A 10x10 grid in numbers with this first row. */
export const numbers = (first: string, blank = ' .') =>
  `${[first, ...Array(9).fill(Array(10).fill(blank).join(' '))].join('\n')}\n`;
