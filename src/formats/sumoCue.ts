/**
 * SumoCue's form of killers and jigsaws: `SumoCueV1`, `D` for both diagonals, and an entry for each cell: `=16` is the first cell of a
 * cage with this sum, `=0` a cell in no cage, `+4` a cell of the cage of another cell, numbered from 0. `J0` to `J8` after an entry is
 * its region. Jigsaws without cages have their givens as cages of one cell.
 */

import { makeCell } from '../core/cellNames';
import type { Cell } from '../core/numbers';
import * as messages from '../messages/index';
import type { FormatReading } from './content';
import type { Format } from './format';
import { Draft } from './shared/draft';
import { areConnected, cellsByLabel, regionsOf } from './shared/regions';

const SIZE = 9;
const CELLS = SIZE * SIZE;

interface Entry {
  readonly sign: string;
  readonly number: number;
  readonly region: string | undefined;
}

/** Killers and jigsaws of SumoCue. */
export const sumoCue: Format = {
  id: 'sumoCue',
  read: readSumoCue,
  marks: { sign: /umoCueV/, word: /^SumoCueV\d/i },
};

/** The puzzle in a text of this form. */
export function readSumoCue(text: string): FormatReading {
  const string = text.replace(/\s+/g, '');
  const [start, diagonals] = /^SumoCueV\d+(D?)(?=[=+])/i.exec(string) ?? [];
  if (start === undefined) return undefined;
  const rest = string.slice(start.length);
  const entries = [...rest.matchAll(/([=+])(\d+)(?:J(\d))?/g)].map(
    ([, sign, number, region]): Entry => ({ sign, number: Number(number), region }),
  );
  const unread = rest.replace(/[=+]\d+(?:J\d)?/g, '');
  if (unread !== '') return { problem: messages.variants.noNumber('SumoCueV1', unread) };
  if (entries.length !== CELLS) return { problem: messages.variants.length(entries.length, CELLS) };
  const draft = new Draft(SIZE);
  if (diagonals !== '') draft.rules.push({ kind: 'diagonal', direction: '/' }, { kind: 'diagonal', direction: '\\' });
  readRegions(entries, draft);
  readCages(entries, draft);
  return draft.reading();
}

function readRegions(entries: readonly Entry[], draft: Draft): void {
  const labels = entries.map(({ region }) => region ?? '');
  if (labels.every(label => label === '')) return;
  const found = regionsOf(SIZE, labels);
  if ('problem' in found) draft.fail(found.problem);
  else draft.regions = found.regions;
}

function readCages(entries: readonly Entry[], draft: Draft): void {
  // The format does not define whether `+4` is cell 4 or cage 4: only one of them results in connected cages.
  const [byCell, byCage] = [headsByCell(entries), headsByCage(entries)];
  const heads = [byCell, byCage].find(each => !each.includes(undefined) && hangTogether(each)) ?? byCell;
  const without = heads.indexOf(undefined);
  if (without >= 0) draft.fail(messages.variants.cageHead(makeCell(draft.geometry, without)));
  const cages = [...cellsByLabel(heads)].map(([head, cells]) => ({ cells, sum: entries[head ?? 0].number }));
  const isJigsaw = cages.length === CELLS;
  for (const { cells, sum } of cages) {
    if (sum === 0) continue;
    if (isJigsaw && draft.isDigit(sum)) draft.give(cells[0], sum);
    else draft.rules.push({ kind: 'cage', cells, sum });
  }
}

function hangTogether(heads: readonly (Cell | undefined)[]): boolean {
  return [...cellsByLabel(heads).values()].every(cells => areConnected(SIZE, cells));
}

/** By cell: the first cell of its cage, where `+4` is in the cage of cell 4, which may itself refer to another. */
function headsByCell(entries: readonly Entry[]): (Cell | undefined)[] {
  return entries.map((_, from) => {
    let cell = from;
    for (let steps = 0; steps < CELLS && cell < CELLS; steps++) {
      if (entries[cell].sign === '=') return cell;
      cell = entries[cell].number;
    }
    return undefined;
  });
}

/** By cell: the first cell of its cage, where `+4` is in the fifth cage of the text. */
function headsByCage(entries: readonly Entry[]): (Cell | undefined)[] {
  const heads = [...entries.keys()].filter(cell => entries[cell].sign === '=');
  return entries.map(({ sign, number }, cell) => (sign === '=' ? cell : heads[number]));
}
