/** Checks the messages of the extension. A page draws their content, so every number must be valid for the puzzle. */

import { type ChainMarks, type ColoredCandidate, LINK_KINDS, type MarkedLink, type Marks } from '../../core/marks';
import {
  byCell,
  either,
  type Fields,
  isCellIndex,
  isCount,
  isDigit,
  isFilled,
  isFlag,
  isMask,
  isText,
  listOf,
  MOST_IN_ROW,
  maybe,
  objectWith,
  oneOf,
  puzzleWith,
  type Tables,
  tagged,
  type ValueCheck,
} from './checks';
import type { ToPage } from './messages';
import { SHAPE_TAGS, type SvgShape } from './shape';
import {
  type CellProblem,
  type ClueSpace,
  DRAWN_ROLES,
  type DrawnLink,
  EXERCISES,
  FAULTS,
  GUARDING,
  type Legend,
  type LinkEnd,
  type ListedEntry,
  type ListedPuzzle,
  type LockedCells,
  PROBLEMS,
  type PuzzleFault,
  RULE_SHAPES,
  type RuleInWords,
  type RuleSpot,
  type RulesDrawing,
  type RulesInWords,
  type ShownRules,
  type Snapshot,
  type StepDrawing,
} from './snapshot';

/** The attributes that shapes may have: none with code or an address. */
const ATTRIBUTES = new Set([
  ...['x', 'y', 'width', 'height', 'rx', 'cx', 'cy', 'r', 'd', 'transform', 'fill', 'font-size', 'font-weight'],
  ...['stroke-width', 'stroke-dasharray', 'stroke-linecap', 'stroke-linejoin'],
]);

const isShape: ValueCheck = (value, size) => objectWith<SvgShape>(SHAPE)(value, size);

const SHAPE: Fields<SvgShape> = {
  tag: oneOf(SHAPE_TAGS),
  className: isText,
  attributes: value =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(value).every(([name, each]) => ATTRIBUTES.has(name) && (isText(each, 0) || Number.isFinite(each))),
  text: maybe(isText),
  children: maybe(listOf(isShape)),
};

const shapes = listOf(isShape);

const RULES = objectWith<RulesDrawing>({
  shades: shapes,
  below: shapes,
  above: shapes,
  frame: objectWith<ClueSpace>({ left: isCount, top: isCount, right: isCount, bottom: isCount }),
  labeled: listOf(isCellIndex),
  hasLists: isFlag,
  spots: listOf(objectWith<RuleSpot>({ rule: isCount, x: Number.isFinite, y: Number.isFinite })),
});

const IN_WORDS = objectWith<RulesInWords>({
  kinds: listOf(objectWith<RulesInWords['kinds'][0]>({ name: isText, sentence: isText })),
  rules: listOf(
    objectWith<RuleInWords>({
      name: isText,
      sentence: isText,
      kind: isCount,
      shape: oneOf(RULE_SHAPES),
      cells: listOf(isCellIndex),
    }),
  ),
});

const DRAWN = { size: isCount, rules: maybe(RULES) };

const PUZZLE: Fields<ListedPuzzle> = {
  ...DRAWN,
  start: isCount,
  title: isText,
  regions: byCell(isCellIndex),
  symbols: listOf(isText, (length, size) => length === size),
  digits: byCell(isDigit),
};

const LINK_END = objectWith<LinkEnd>({ digit: isFilled, cells: listOf(isCellIndex, length => length > 0) });

const AT = { cell: isCellIndex, digit: isFilled };

const isRole = oneOf(DRAWN_ROLES);

const isLinkKind = oneOf(LINK_KINDS);

const STEP: Fields<StepDrawing> = {
  name: isText,
  isNoted: maybe(isFlag),
  exercise: maybe(oneOf(EXERCISES)),
  inPath: maybe(objectWith<NonNullable<StepDrawing['inPath']>>({ index: isCount, count: isCount })),
  sentence: isText,
  besideName: maybe(isText),
  explanation: isText,
  area: listOf(isCellIndex),
  cells: listOf(objectWith<StepDrawing['cells'][0]>({ cell: isCellIndex, role: isRole })),
  candidates: listOf(objectWith<StepDrawing['candidates'][0]>({ ...AT, role: isRole })),
  links: listOf(objectWith<DrawnLink>({ from: LINK_END, to: LINK_END, kind: isLinkKind, isPlain: maybe(isFlag) })),
  digits: maybe(byCell(isDigit)),
  ghosts: listOf(objectWith<StepDrawing['ghosts'][0]>(AT)),
  allowed: byCell(isMask),
};

const masks: ValueCheck = byCell(isMask);

const CHAINS = objectWith<ChainMarks>({
  colors: listOf(objectWith<ColoredCandidate>({ ...AT, color: oneOf([1, 2, 3, 4, 5, 6, 7, 8, 9]) })),
  links: listOf(
    objectWith<MarkedLink>({ from: objectWith(AT), to: objectWith(AT), kind: isLinkKind, hasArrow: isFlag }),
  ),
});

const SHOWN_RULES: Fields<ShownRules> = {
  ...DRAWN,
  legend: maybe(objectWith<Legend>({ words: isText, shapes, height: isCount })),
  descriptions: maybe(byCell(listOf(isText))),
  inWords: maybe(IN_WORDS),
  peers: maybe(byCell(listOf(isCellIndex))),
};

const SNAPSHOT: Fields<Snapshot> = {
  ...PUZZLE,
  ...SHOWN_RULES,
  document: maybe(isText),
  version: isCount,
  givens: byCell(isDigit),
  candidates: masks,
  listed: maybe(masks),
  marks: objectWith<Marks>({ corner: masks, centre: masks, colour: masks, chains: maybe(CHAINS) }),
  problems: listOf(
    objectWith<CellProblem>({ cell: isCellIndex, kind: oneOf(PROBLEMS), message: isText, fault: maybe(isCount) }),
  ),
  faults: listOf(
    objectWith<PuzzleFault>({
      kind: oneOf(FAULTS),
      message: isText,
      places: maybe(listOf(isCellIndex)),
      isWarning: maybe(isFlag),
    }),
  ),
  isChecked: isFlag,
  status: isText,
  locked: maybe(objectWith<LockedCells>({ reason: isText, cells: either(oneOf(['all']), listOf(isCellIndex)) })),
  guard: maybe(oneOf(GUARDING)),
  step: maybe(objectWith(STEP)),
  isSolved: isFlag,
  isAmbiguous: isFlag,
  hasOneSolution: maybe(isFlag),
  index: maybe(isCount),
  canStart: isFlag,
  hasClock: isFlag,
  hasAutomaticMarks: isFlag,
  hasOthers: isFlag,
  hasLabels: isFlag,
};

const MESSAGES: Tables<ToPage, 'type'> = {
  snapshot: { snapshot: puzzleWith(SNAPSHOT), answered: isCount },
  rules: { rules: puzzleWith(SHOWN_RULES) },
  nothing: { message: isText },
  at: { start: isCount, cell: isCount, always: maybe(isFlag) },
  refused: { id: isCount, message: isText },
  notice: { message: isText, version: maybe(isCount) },
  list: {
    from: isCount,
    search: isText,
    total: isCount,
    current: maybe(isCount),
    puzzles: listOf(puzzleWith<ListedEntry>({ ...PUZZLE, index: isCount })),
  },
};

const isMessage = tagged('type', MESSAGES);

/** The message of the extension, or undefined when it is invalid. */
export function toPage(value: unknown): ToPage | undefined {
  return isMessage(value, MOST_IN_ROW) ? (value as ToPage) : undefined;
}
