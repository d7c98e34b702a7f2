/** `little killer 22: r1c1 down-right`: the first cell of a diagonal, and its direction. */

import { type CellDirection, moved, ray } from '../../../core/rules/cells';
import type { LittleKillerRule } from '../../../core/rules/kinds/clues';
import { writeLine } from '../cellWords';
import { isWithin, sumReachOf } from '../reach';
import type { NumberWord, RuleReader } from '../reader';
import type { WrittenSpec } from '../ruleWord';
import type { RuleToken } from '../tokens';

/** The names of each direction, and its step in rows and columns. The first name is the one that is written. */
const DIRECTIONS: readonly { readonly names: readonly [string, ...string[]]; readonly move: CellDirection }[] = [
  { names: ['down-right', 'right-down', 'dr', 'se', '↘'], move: [1, 1] },
  { names: ['down-left', 'left-down', 'dl', 'sw', '↙'], move: [1, -1] },
  { names: ['up-right', 'right-up', 'ur', 'ne', '↗'], move: [-1, 1] },
  { names: ['up-left', 'left-up', 'ul', 'nw', '↖'], move: [-1, -1] },
];

/** The names of the directions, for completion. */
export const DIRECTION_NAMES: readonly string[] = DIRECTIONS.map(({ names }) => names[0]);

export const littleKiller: WrittenSpec<LittleKillerRule> = {
  names: ['little killer', 'little killer sum', 'little killers'],
  form: 'little killer 22: cell down-right',
  example: 'little killer 22: r1c3 down-right',
  place: 'diagonal',
  without: 'required',
  read(reader) {
    const sum = reader.requiredNumber();
    const tokens = reader.afterColon();
    if (!tokens) return;
    const [place, ...rest] = tokens;
    const cell = reader.oneCell(place);
    const move = readMove(reader, place, rest);
    if (cell === undefined || !move || !sum) return;
    const rule: LittleKillerRule = { kind: 'littleKiller', sum: sum.value, cell, move };
    if (isFromEdge(reader, rule, place, rest)) checkSum(reader, rule, sum);
    reader.add(rule);
  },
  write: ({ sum, cell, move }, geometry) => `little killer ${sum}: ${writeLine(geometry, [cell])} ${nameOf(move)}`,
  normal: rule => rule,
};

const joined = (word: string) => word.replace(/[\s–-]/g, '');

const nameOf = ([down, right]: CellDirection): string =>
  DIRECTIONS.find(({ move }) => move[0] === down && move[1] === right)!.names[0];

/** The direction, which may be two words: `down right`. */
function readMove(reader: RuleReader, place: RuleToken, words: readonly RuleToken[]): CellDirection | undefined {
  if (words.length === 0) {
    reader.error('missingDirection', place, {});
    return undefined;
  }
  const word = words.map(({ text }) => joined(text)).join('');
  const at = { start: words[0].start, end: words[words.length - 1].end, text: words.map(({ text }) => text).join(' ') };
  const found = DIRECTIONS.find(({ names }) => names.some(name => joined(name) === word));
  if (found) reader.value(at);
  else reader.error('notDirection', at, { word: at.text });
  return found?.move;
}

/** Whether the diagonal begins in the cell and has more cells. Reports a problem if not. */
function isFromEdge(
  reader: RuleReader,
  { cell, move }: LittleKillerRule,
  place: RuleToken,
  words: readonly RuleToken[],
): boolean {
  const { geometry } = reader;
  const first = ray(geometry, cell, [-move[0], -move[1]]).at(-1)!;
  if (moved(geometry, cell, move) === undefined) {
    const at = { start: words[0].start, end: words[words.length - 1].end };
    reader.error('leavesAtOnce', at, { cell: reader.name(cell), direction: nameOf(move) });
    return false;
  }
  if (first === cell) return true;
  const [name, edge] = [reader.name(cell), reader.name(first)];
  reader.error('notFromEdge', place, { cell: name, first: edge }, { start: place.start, end: place.end, text: edge });
  return false;
}

function checkSum(reader: RuleReader, { sum, cell, move }: LittleKillerRule, word: NumberWord): void {
  const cells = ray(reader.geometry, cell, move);
  const range = sumReachOf(reader.geometry, cells);
  if (!isWithin(sum, range)) reader.error('sumRange', word, { cells: cells.length, ...range });
}
