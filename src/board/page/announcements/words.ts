/** Texts for screen readers: names of cells, changes and steps. */

import { chainChange, chainsAt } from '#chainMode';
import { digitsOf } from '../../../core/grid';
import { MARK_LAYERS, type MarkLayer } from '../../../core/marks';
import { announced, describedBy } from '../../../core/sentences';
import * as board from '../../../messages/boards/board';
import { automaticMarks, candidatesToDraw } from '../../drawing/glyphs';
import { unreadRowsOf } from '../../drawing/scene';
import type { DrawnNotes } from '../../drawing/view';
import type { DrawnRole, Snapshot, StepDrawing } from '../../protocol/snapshot';

/** By cell: its name, such as `row 4, column 7, empty, candidates 2 5`. */
export function cellDescriptions(snapshot: Snapshot, notes: DrawnNotes): string[] {
  const problems = problemsByCell(snapshot);
  const roles = rolesByCell(snapshot);
  const drawn = candidatesToDraw(snapshot, notes);
  return snapshot.digits.map((_, cell) =>
    describedBy([
      board.place(snapshot.size, cell),
      ...contentOf(snapshot, cell),
      ...candidatesOf(snapshot, cell, drawn),
      ...chainsAt(snapshot, cell),
      ...(problems.get(cell) ?? []),
      ...(snapshot.descriptions?.[cell] ?? []),
      ...(roles.get(cell) ?? []),
    ]),
  );
}

/** The change between two snapshots of one puzzle, in one sentence; undefined when the cells are the same. */
export function changeBetween(before: Snapshot, after: Snapshot): string | undefined {
  const changed = changedCells(before, after);
  if (changed.length === 0) return undefined;
  const [cell] = changed;
  if (changed.length === 1) {
    const parts = before.digits[cell] === after.digits[cell] ? marksThatChanged(before, after, cell) : [];
    const content = parts.length > 0 ? parts : [...contentOf(after, cell), ...candidatesOf(after, cell, after.listed)];
    const found = problemsByCell(after).get(cell) ?? [];
    return board.change(board.place(after.size, cell), [...content, ...found]);
  }
  const digit = after.digits[cell];
  const chains = chainChange(before, after, changed);
  if (chains.length === 1 && before.digits.join() === after.digits.join()) return chains[0];
  const isSame = changed.every(other => after.digits[other] === digit && before.digits[other] !== digit);
  if (!isSame) return board.changed(changed.length);
  return digit === 0 ? board.emptied(changed.length) : board.filled(after.symbols[digit - 1], changed.length);
}

/** The cells whose digit or marks changed. */
export function changedCells(before: Snapshot, after: Snapshot): number[] {
  return [...after.digits.keys()].filter(cell => isChanged(before, after, cell));
}

/** The announcement of a new step in a snapshot; undefined when nothing is announced. */
export function stepAnnouncement(before: Snapshot | undefined, after: Snapshot): string | undefined {
  const { step } = after;
  const old = before?.step;
  // The edit that applies a step removes it, and is itself announced.
  if (!step) return before && old && changedCells(before, after).length === 0 ? board.noStep() : undefined;
  const { inPath } = step;
  const isSame = old?.name === step.name && old.sentence === step.sentence && old.inPath?.index === inPath?.index;
  if (isSame) return undefined;
  const place = inPath ? [board.stepInPath(inPath.index, inPath.count)] : [];
  return announced([...place, board.step(step.name, stepSentenceOf(step))]);
}

/** The sentence of a step that follows its name. */
export const stepSentenceOf = ({ sentence, besideName = sentence }: StepDrawing): string => besideName;

function isChanged(before: Snapshot, after: Snapshot, cell: number): boolean {
  return (
    before.digits[cell] !== after.digits[cell] ||
    before.listed?.[cell] !== after.listed?.[cell] ||
    MARK_LAYERS.some(layer => marksAt(before, layer, cell) !== marksAt(after, layer, cell)) ||
    chainsAt(before, cell).join() !== chainsAt(after, cell).join()
  );
}

function marksThatChanged(before: Snapshot, after: Snapshot, cell: number): string[] {
  const layers = MARK_LAYERS.filter(layer => marksAt(before, layer, cell) !== marksAt(after, layer, cell));
  return [
    ...layers.map(layer => marksOf(after, layer, cell) ?? board.noMarks(layer)),
    ...chainChange(before, after, [cell]),
  ];
}

/** `5, given`, or `empty` and its marks. */
function contentOf(snapshot: Snapshot, cell: number): string[] {
  const digit = snapshot.digits[cell];
  const layers = digit === 0 ? MARK_LAYERS : (['colour'] as const);
  const marks = layers.flatMap(layer => marksOf(snapshot, layer, cell) ?? []);
  if (digit === 0) return [board.empty(), ...marks];
  return [snapshot.symbols[digit - 1], ...(snapshot.givens[cell] === digit ? [board.given()] : []), ...marks];
}

const marksAt = ({ marks }: Snapshot, layer: MarkLayer, cell: number): number => marks[layer][cell] ?? 0;

function marksOf(snapshot: Snapshot, layer: MarkLayer, cell: number): string | undefined {
  const digits = digitsOf(marksAt(snapshot, layer, cell));
  if (digits.length === 0) return undefined;
  const names = digits.map(digit => (layer === 'colour' ? board.colorName(digit) : snapshot.symbols[digit - 1]));
  return board.marks(layer, names);
}

/** The candidates of an empty cell, if they are drawn. */
function candidatesOf(snapshot: Snapshot, cell: number, drawn: readonly number[] | undefined): string[] {
  const { digits, symbols } = snapshot;
  const mask = drawn ? drawn[cell] : automaticMarks(snapshot, cell);
  if (digits[cell] !== 0 || (!drawn && !mask)) return [];
  return [board.candidates(digitsOf(mask).map(digit => symbols[digit - 1]))];
}

function problemsByCell({ size, problems, faults }: Snapshot): Map<number, string[]> {
  const found = new Map<number, string[]>();
  const ofRows = unreadRowsOf({ size, faults }).flatMap(({ places, message }) =>
    places.map(cell => ({ cell, message })),
  );
  for (const { cell, message } of [...problems, ...ofRows]) found.set(cell, [...(found.get(cell) ?? []), message]);
  return found;
}

/**
 * By cell: its roles in the step, without duplicates. A role of the whole cell is not repeated if candidates have it
 * too.
 */
function rolesByCell({ step, symbols }: Snapshot): Map<number, string[]> {
  const found = new Map<number, Map<DrawnRole, string[]>>();
  const symbolsIn = (cell: number, role: DrawnRole): string[] => {
    const roles = found.get(cell) ?? new Map<DrawnRole, string[]>();
    const inRole = roles.get(role) ?? [];
    found.set(cell, roles.set(role, inRole));
    return inRole;
  };
  for (const { cell, role } of step?.cells ?? []) symbolsIn(cell, role);
  for (const { cell, digit, role } of step?.candidates ?? []) symbolsIn(cell, role).push(symbols[digit - 1]);
  return new Map([...found].map(([cell, roles]) => [cell, [...roles].map(([role, of]) => board.inStep(role, of))]));
}
