/** Checks what a page sends. */

import {
  isCellIndex,
  isCount,
  isDigit,
  isFilled,
  isText,
  listOf,
  MOST_IN_ROW,
  maybe,
  oneOf,
  type Tables,
  tagged,
} from './checks';
import { type FromPage, type Intent, LAYERS, PAGE_COMMANDS, START_COMMANDS } from './messages';
import { GUARDING } from './snapshot';

/** Maximum number of entries of the picker that are requested at once. */
const MOST_LISTED = 100;

const isCells = listOf(isCellIndex, (length, size) => length <= size * size);

const isPair = (length: number) => length === 2;

const INTENTS: Tables<Intent, 'kind'> = {
  setDigit: { cells: isCells, digit: isDigit },
  toggleMark: { cells: isCells, layer: oneOf(LAYERS.slice(1)), digit: isFilled },
  link: { cells: listOf(isCellIndex, isPair), digits: listOf(isFilled, isPair) },
  clear: { cells: isCells, layer: oneOf(LAYERS) },
};

const MESSAGES: Tables<FromPage, 'type'> = {
  ready: {},
  intent: { id: isCount, start: isCount, intent: tagged('kind', INTENTS) },
  undo: {},
  redo: {},
  save: {},
  command: { command: oneOf(PAGE_COMMANDS), cell: maybe(isCellIndex), cells: maybe(isCells) },
  start: { command: oneOf(START_COMMANDS) },
  walk: { by: oneOf([1, -1]) },
  goTo: { index: isCount },
  guard: { start: isCount, guard: oneOf(GUARDING) },
  cursor: { start: isCount, cell: isCellIndex },
  list: { from: isCount, count: value => isCount(value) && value <= MOST_LISTED, search: isText },
  show: { start: isCount },
  picture: { bytes: value => value instanceof Uint8Array, name: isText },
};

const isMessage = tagged('type', MESSAGES);

/** The message of a page, or undefined when it is invalid. */
export function fromPage(value: unknown): FromPage | undefined {
  return isMessage(value, MOST_IN_ROW) ? (value as FromPage) : undefined;
}
