/**
 * The section `[Cages]`: as many rows as the grid has, with the letter or digit of its cage for each cell and a dot for cells in no cage.
 * Then the sums of the cages: `A=16 B=9`. A cage without one has no sum. Its cells must be connected: the same letter elsewhere is
 * usually a mistake, and reading it as one cage would change the puzzle.
 */

import { makeCell } from '../../../core/cellNames';
import type { Geometry } from '../../../core/geometry';
import type { Cell } from '../../../core/numbers';
import type { CageRule } from '../../../core/rules/kinds/sums';
import type { GivenRule, PlacedRule } from '../placedRule';
import { isWithin, reachOfDifferent } from '../reach';
import type { RulePart } from '../ruleProblem';
import { RULE_WORDS } from '../table';
import { CageLine, type CageSum, type Letter, layOut } from './cageWords';
import type { SectionLine } from './sectionLine';

/** The reading of the lines below `[Cages]`. */
export interface CagesRead {
  /** Each line, with the cages whose sums it has. A cage without a sum is given by its first letter. */
  readonly lines: readonly PlacedRule[];
  /** Each cage as if it were a separate line, which starts at its sum; the spans of its letters may be before that. */
  readonly cages: readonly PlacedRule[];
}

const WORD = RULE_WORDS.find(({ id }) => id === 'cage');

/** Reads the lines. Letters in upper and lower case are different. */
export function readCages(geometry: Geometry, lines: readonly SectionLine[]): CagesRead {
  const open = lines.map(line => new CageLine(line));
  const { letters, sums } = layOut(geometry, open);
  const cages = letters ? cagesOf(geometry, letters, sums) : [];
  const byLine = new Map<SectionLine, ReadCage[]>();
  for (const cage of cages) {
    const own = byLine.get(cage.line);
    if (own) own.push(cage);
    else byLine.set(cage.line, [cage]);
  }
  const read = open.map((line): PlacedRule => {
    const own = byLine.get(line.line) ?? [];
    const given = own.flatMap(cage => (cage.isMistaken ? [] : [cage.given]));
    return { ...line.line, rule: ruleLineOf(line, own), given };
  });
  return { lines: read, cages: cages.map(asLine) };
}

/** A cage that was read. */
interface ReadCage {
  readonly line: SectionLine;
  readonly given: GivenRule & { readonly rule: CageRule };
  readonly isMistaken: boolean;
  readonly letters: readonly Letter[];
  readonly sum: CageSum | undefined;
}

function cagesOf(geometry: Geometry, letters: readonly Letter[], sums: readonly CageSum[]): ReadCage[] {
  const byName = new Map<string, Letter[]>();
  for (const letter of letters) {
    const known = byName.get(letter.name);
    if (known) known.push(letter);
    else byName.set(letter.name, [letter]);
  }
  const sumOf = new Map<string, CageSum>();
  const withSum = new Set(sums.map(({ name }) => name));
  for (const sum of sums) {
    const { name, word } = sum;
    if (!byName.has(name)) sum.on.add('cageUnknown', sum.at, { name }, otherCase(sum, byName, withSum));
    else if (sumOf.has(name)) sum.on.add('cageSumTwice', word, { name });
    else sumOf.set(name, sum);
  }
  return [...byName].map(([name, of]) => cageOf(geometry, of, sumOf.get(name)));
}

/** The edit that changes the letter to the drawn one, if only the other case of the letter is drawn and has no sum. */
function otherCase({ name, at }: CageSum, drawn: ReadonlyMap<string, unknown>, withSum: ReadonlySet<string>) {
  const other = name === name.toUpperCase() ? name.toLowerCase() : name.toUpperCase();
  const isMeant = drawn.has(other) && !withSum.has(other);
  return isMeant ? { ...at, text: other } : undefined;
}

function cageOf(geometry: Geometry, letters: readonly Letter[], sum: CageSum | undefined): ReadCage {
  const { size } = geometry;
  const [first] = letters;
  const cells = letters.map(({ cell }) => cell);
  const together = piece(geometry, cells);
  const apart = letters.find(({ cell }) => !together.has(cell));
  const isMany = cells.length > size;
  const range = reachOfDifferent(size, cells.length);
  const isWrong = sum !== undefined && !isWithin(sum.value, range);
  if (apart) apart.on.add('cageParted', apart.at, { name: first.name, cell: makeCell(geometry, first.cell) });
  else if (isMany) letters[size].on.add('tooManyCells', letters[size].at, { found: cells.length, most: size });
  else if (isWrong) sum.on.add('sumRange', sum.number, { cells: cells.length, ...range });
  const { on, span } = sum ? { on: sum.on, span: sum.word } : { on: first.on, span: first.at };
  const { line } = on;
  const rule: CageRule = { kind: 'cage', cells, ...(sum && { sum: sum.value }) };
  const given = { rule, start: span.start, end: span.end };
  return { line, given, isMistaken: apart !== undefined || isMany || isWrong, letters, sum };
}

/** Whether all cells are connected by their sides. */
export function isOnePiece(geometry: Geometry, cells: readonly Cell[]): boolean {
  return piece(geometry, cells).size === new Set(cells).size;
}

/** The cells that are connected to the first one by their sides. */
function piece({ size, columnOf }: Geometry, cells: readonly Cell[]): ReadonlySet<Cell> {
  const all = new Set(cells);
  const reached = new Set(cells.slice(0, 1));
  for (const cell of reached) {
    const column = columnOf[cell];
    const beside = [
      cell - size,
      cell + size,
      ...(column > 0 ? [cell - 1] : []),
      ...(column < size - 1 ? [cell + 1] : []),
    ];
    for (const each of beside) if (all.has(each)) reached.add(each);
  }
  return reached;
}

function ruleLineOf({ parts, comment, problems, isEmpty }: CageLine, cages: readonly ReadCage[]): PlacedRule['rule'] {
  const places = cages.map(({ given: { start, end } }) => ({ start, end }));
  const cellsOf = new Map(cages.flatMap(({ sum, given }) => (sum ? [[sum.at.start, given.rule.cells] as const] : [])));
  return {
    ...(!isEmpty && WORD && { word: WORD }),
    rules: cages.map(({ given }) => given.rule),
    places,
    noBoxes: false,
    parts: [
      ...parts.map(part => (part.kind === 'cells' ? { ...part, cells: cellsOf.get(part.start) ?? part.cells } : part)),
      ...comment,
    ],
    problems: [...problems].sort((a, b) => a.start - b.start),
  };
}

function asLine({ given, line, letters, sum }: ReadCage): PlacedRule {
  const { rule } = given;
  const [start, end] = [line.start + given.start, line.start + given.end];
  const parts: RulePart[] = letters.map(({ on, at, cell }) => ({
    kind: 'cells',
    start: on.line.start + at.start - start,
    end: on.line.start + at.end - start,
    cells: [cell],
  }));
  if (sum)
    parts.push({
      kind: 'value',
      start: line.start + sum.number.start - start,
      end: line.start + sum.number.end - start,
    });
  const text = line.text.slice(given.start, given.end);
  const place = { start: 0, end: end - start };
  const ofCage = { rules: [rule], places: [place], noBoxes: false, parts, problems: [] };
  return { start, end, text, rule: ofCage, given: [{ rule, ...place }] };
}
