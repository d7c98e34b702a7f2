import { houseName } from '../../cellNames';
import type { CellSet } from '../../cellSet';
import type { Geometry, House } from '../../geometry';
import type { Cell, Digit } from '../../numbers';
import { houseSets, type Position } from '../../position';
import { joinSentences, t } from '../../sentences';
import type { Names } from '../names';
import { distinct, makeStep, type Node, type Step, type Technique } from '../step';
import { conjugatePairs } from '../strongLinks';

/**
 * A box in which all places for a digit are in one row and one column, and a conjugate pair with a cell in one of these two
 * lines outside the box. The other cell of the pair and the other line exclude the digit from the cell that sees both. A dual
 * empty rectangle is a box with two such pairs that eliminate different candidates.
 */
export const emptyRectangle: Technique = {
  id: 'empty-rectangle',
  name: 'Empty Rectangle',
  otherNames: ['Dual Empty Rectangle'],
  aliases: ['Hinge', 'Rectangle Elimination'],
  level: 'hard',
  score: 120,
  rating: 43,

  find: position => distinct(findEmptyRectangles(position)),

  /** `9 in b7 (r6c37)`, for a dual one `9 in b7 (r6c37/r2c58)` */
  evidence(step, names) {
    const pairs = pairsOf(step).map(({ near, far }) => names.cells([near, far]));
    return `${names.digit(step.digits[0])} in ${names.house(step.houses[0])} (${pairs.join('/')})`;
  },

  explain(step, names) {
    const [box] = step.houses;
    const digit = names.digit(step.digits[0]);
    const cells = names.cells(step.fins!);
    const sentence = t('In {house, form, locative}, only {cells} can hold {digit}.', {
      house: houseName(box),
      cells,
      digit,
    });
    return joinSentences([sentence, ...pairsOf(step).map(pair => explainPair(pair, box, digit, names))]);
  },
};

/** A conjugate pair outside the box. */
interface Pair {
  readonly house: House;
  /** The line through the box that contains `near`, one cell of the pair. */
  readonly line: House;
  /** The other line through the box. The candidate is eliminated where this line crosses the line of `far`. */
  readonly across: House;
  readonly near: Cell;
  readonly far: Cell;
}

function* findEmptyRectangles(position: Position): Generator<Step | undefined> {
  const withTwo: Step[] = [];
  const duals: Step[] = [];
  for (const box of position.geometry.houses.filter(({ kind }) => kind === 'box')) {
    for (let digit = 1; digit <= position.geometry.size; digit++) {
      const found = [...inBox(position, box, digit)];
      // With two candidates in the box it is only a chain, and HoDoKu does not search for it by default: these come last.
      if (found.length > 0 && found[0].fins!.length > 2) yield* found;
      else withTwo.push(...found);
      duals.push(...found.flatMap((step, i) => found.slice(i + 1).map(other => makeDual(step, other))));
      yield undefined;
    }
  }
  yield* withTwo;
  yield* duals;
}

/** The steps that need one pair each. */
function* inBox(position: Position, box: House, digit: Digit): Generator<Step> {
  const { geometry } = position;
  const cells = houseSets(geometry)[box.at].and(position.cellsWith[digit]);
  if (cells.size < 2 || cells.size >= geometry.boxHeight + geometry.boxWidth) return;
  for (const [row, column] of crosses(geometry, box, cells)) {
    for (const { house, cells: ends } of conjugatePairs(position)[digit]) {
      if (house.kind !== 'row' && house.kind !== 'column') continue;
      const [line, across] = house.kind === 'column' ? [row, column] : [column, row];
      for (const [near, far] of [ends, [...ends].reverse()]) {
        if (!line.cells.includes(near) || geometry.boxOf[near] === box.index) continue;
        const pair = { house, line, across, near, far };
        const cell = excludedBy(pair, geometry);
        if (geometry.boxOf[cell] !== box.index && position.has(cell, digit)) {
          yield stepOf(position, box, digit, cells, pair);
        }
      }
    }
  }
}

/** The pairs of a row and a column that together contain all candidates of a box, each some that the other does not. */
function* crosses(geometry: Geometry, box: House, cells: CellSet): Generator<[row: House, column: House]> {
  const { size, rowOf, columnOf, houses } = geometry;
  const sets = houseSets(geometry);
  for (const row of new Set(Array.from(box.cells, cell => rowOf[cell]))) {
    const beyondRow = cells.minus(sets[row]);
    if (beyondRow.isEmpty) continue;
    for (const column of new Set(Array.from(box.cells, cell => columnOf[cell]))) {
      const columnSet = sets[size + column];
      if (beyondRow.isSubsetOf(columnSet) && !cells.isSubsetOf(columnSet)) yield [houses[row], houses[size + column]];
    }
  }
}

/** The cell of the line `across` that sees `far` by a line other than the house of the pair. */
function excludedBy({ across, far }: Pair, { size, rowOf, columnOf }: Geometry): Cell {
  return across.kind === 'column' ? rowOf[far] * size + across.index : across.index * size + columnOf[far];
}

function stepOf({ geometry }: Position, box: House, digit: Digit, cells: CellSet, pair: Pair): Step {
  const { house, line, across, near, far } = pair;
  const inLine = cells.and(houseSets(geometry)[line.at]);
  const off = (of: Iterable<Cell>): Node => ({ digit, cells: [...of], isOn: false });
  const on = (of: Iterable<Cell>): Node => ({ digit, cells: [...of], isOn: true });
  const nodes = [off([far]), on([near]), off(inLine), on(cells.minus(inLine))];
  const eliminations = [{ cell: excludedBy(pair, geometry), digit }];
  return makeStep({
    technique: emptyRectangle,
    digits: [digit],
    houses: [box, house],
    covers: [line, across],
    cells: [near, far],
    fins: cells.cells(),
    chains: [{ nodes }],
    eliminations,
  })!;
}

function makeDual(step: Step, other: Step): Step {
  return makeStep({
    ...step,
    houses: [...step.houses, other.houses[1]],
    covers: [...step.covers!, ...other.covers!],
    cells: [...step.cells, ...other.cells],
    chains: [...step.chains!, ...other.chains!],
    eliminations: [...step.eliminations, ...other.eliminations],
  })!;
}

function pairsOf({ houses, covers, cells }: Step): Pair[] {
  return houses.slice(1).map((house, k) => {
    const [line, across] = covers!.slice(2 * k, 2 * k + 2);
    const [near, far] = cells.slice(2 * k, 2 * k + 2);
    return { house, line, across, near, far };
  });
}

function explainPair(pair: Pair, box: House, digit: string, names: Names): string {
  return t(
    'Suppose {excluded} is {digit}. Then {box} has its {digit} in {line, form, locative}, so {near} is not {digit}. ' +
      'Then {far} is {digit}, because it is the only other place in {house, form, locative}. ' +
      'But {far} sees {excluded}. So {excluded} cannot be {digit}.',
    {
      excluded: names.cell(excludedBy(pair, names.geometry)),
      digit,
      box: houseName(box),
      line: houseName(pair.line),
      near: names.cell(pair.near),
      far: names.cell(pair.far),
      house: houseName(pair.house),
    },
  );
}
