/**
 * Writes a puzzle in the form that f-puzzles with its extension "New Constraints" puts into links. Rules that they do
 * not have are replaced by equivalent ones if possible: two cells in order are a thermometer, a windoku is four
 * regions.
 */

import { type Geometry, geometryOfSize } from '../../core/geometry';
import { digitsOf } from '../../core/grid';
import type { Cell, DigitMask } from '../../core/numbers';
import { moved, squareFrom } from '../../core/rules/cells';
import { rulesOfGeometry } from '../../core/rules/geometry';
import type { LittleKillerRule, SightRule } from '../../core/rules/kinds/clues';
import { windowsOf } from '../../core/rules/kinds/houses';
import { isSameFromBothSides, numberOf, type Rule, usualNumber } from '../../core/rules/rule';
import { writingOf } from '../../text/rules/index';
import type { Content } from '../content';
import { cellId, cellIdOf, placeOfSight } from '../shared/cellIds';
import { givensOf, otherRegionsOf } from '../shared/layout';
import { areSideBySide, lostRule } from '../shared/lostRule';
import { DIRECTIONS } from './places';
import { parityMask } from './rules';

/** The members that all puzzles have. */
interface FPuzzle {
  readonly size: number;
  readonly grid: readonly (readonly object[])[];
}

/** The members of a puzzle, and its parts that they do not express, as nouns for people. */
export function fPuzzleOf(content: Content): { readonly json: FPuzzle; readonly lost: readonly string[] } {
  const { title, author, ruleset } = content;
  const { geometry } = content.grid;
  const members = new Members(geometry);
  for (const rule of rulesOfGeometry(geometry)) members.add(rule);
  const json = {
    size: geometry.size,
    ...(title !== undefined && { title }),
    ...(author !== undefined && { author }),
    ...(ruleset !== undefined && { ruleset }),
    grid: gridOf(content, members.candidates),
    ...Object.fromEntries(members.flags.map(name => [name, true])),
    ...(members.negative.size > 0 && { negative: [...members.negative] }),
    ...Object.fromEntries(members.lists),
  };
  return { json, lost: [...members.lost] };
}

function gridOf(content: Content, candidates: ReadonlyMap<Cell, DigitMask>): object[][] {
  const { digits, geometry } = content.grid;
  const { size } = geometry;
  const givens = givensOf(content);
  const regions = otherRegionsOf(geometry);
  const { centre = [], corner = [] } = content.marks ?? {};
  const cellAt = (cell: Cell) => ({
    ...(regions !== undefined && { region: regions === 'none' ? null : regions[cell] }),
    ...(digits[cell] > 0 && { value: digits[cell] }),
    ...(givens[cell] > 0 && { given: true }),
    ...(candidates.has(cell) && { givenPencilMarks: digitsOf(candidates.get(cell) ?? 0) }),
    ...(centre[cell] > 0 && { centerPencilMarks: digitsOf(centre[cell]) }),
    ...(corner[cell] > 0 && { cornerPencilMarks: digitsOf(corner[cell]) }),
  });
  return Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_, column) => cellAt(row * size + column)),
  );
}

/** The name of the member of the JSON for rules of a kind; empty if the program has none. */
const memberOf = (kind: Rule['kind']) => writingOf(kind).fPuzzles ?? '';

/** The members of the JSON that are rules, while they are collected. */
class Members {
  readonly flags: string[] = [];
  readonly negative = new Set<string>();
  readonly lists = new Map<string, object[]>();
  /** By cell: the digits that rules allow in it, unless these are all even or all odd digits. */
  readonly candidates = new Map<Cell, DigitMask>();
  readonly lost = new Set<string>();
  /** Used for the names and places of cells. */
  private readonly geometry: Geometry;
  private readonly rules: readonly Rule[];

  constructor(private readonly ruled: Geometry) {
    this.geometry = geometryOfSize(ruled.size);
    this.rules = rulesOfGeometry(ruled);
  }

  private readonly ids = (cells: readonly Cell[]): string[] => cells.map(cell => cellId(this.geometry, cell));

  private push(name: string, object: object): void {
    const list = this.lists.get(name);
    if (list) list.push(object);
    else this.lists.set(name, [object]);
  }

  add(rule: Rule): void {
    const { ids } = this;
    switch (rule.kind) {
      case 'diagonal':
        this.flags.push(`diagonal${rule.direction === '/' ? '+' : '-'}`);
        break;
      case 'disjointGroups':
        // In f-puzzles the groups are places in regions.
        if (this.ruled.regions === 'none') this.lose(rule);
        else this.flags.push(memberOf('disjointGroups'));
        break;
      case 'nonConsecutive':
        // In f-puzzles a pair with a dot may be consecutive.
        if (this.rules.some(({ kind }) => kind === 'whiteDot' || kind === 'blackDot')) this.lose(rule);
        else this.flags.push('nonconsecutive');
        break;
      case 'strictKropki':
        this.flags.push('nonconsecutive');
        this.negative.add('ratio');
        break;
      case 'strictWhiteDots':
        this.flags.push('nonconsecutive');
        break;
      case 'strictBlackDots':
        this.negative.add('ratio');
        break;
      case 'strictXv':
        this.negative.add('xv');
        break;
      case 'windoku':
        for (const cells of windowsOf(this.geometry)) this.push(memberOf('region'), { cells: ids(cells) });
        break;
      case 'whiteDot':
      case 'blackDot':
      case 'x':
      case 'v':
        this.addDot(rule.kind, rule.cells, rule);
        break;
      case 'greater':
        this.push(memberOf('thermo'), { lines: [ids([rule.cells[1], rule.cells[0]])] });
        break;
      case 'digits':
        this.addDigits(rule.cells, rule.digits);
        break;
      case 'arrow':
        this.push(memberOf('arrow'), {
          lines: [ids([...rule.circle.slice(-1), ...rule.shaft])],
          cells: ids(rule.circle),
        });
        break;
      case 'clone':
        this.push(memberOf('clone'), { cells: ids(rule.original), cloneCells: ids(rule.copy) });
        break;
      case 'quad':
        this.push(memberOf('quad'), { cells: ids(squareFrom(this.geometry, rule.cell)), values: rule.digits });
        break;
      case 'littleKiller':
        this.addLittleKiller(rule);
        break;
      default: {
        const { fPuzzles, rule: plain, list } = writingOf(rule.kind);
        if (fPuzzles === undefined) this.lose(rule);
        else if (plain) this.flags.push(fPuzzles);
        else if ('sight' in rule) this.addClue(fPuzzles, rule);
        else if (list?.order === 'set') this.addSet(fPuzzles, rule);
        else this.addLine(fPuzzles, rule);
      }
    }
  }

  private lose(rule: Rule): void {
    this.lost.add(lostRule(rule));
  }

  /** The number of a line is omitted if it is the default for the size, except for whispers, which have no default. */
  private addLine(name: string, rule: Rule): void {
    const { size, regions } = this.ruled;
    const isOther =
      (writingOf(rule.kind).fPuzzlesNumber === 'usual' && numberOf(rule) !== usualNumber(rule.kind, size)) ||
      (rule.kind === 'entropic' && size % 3 !== 0) ||
      (rule.kind === 'regionSum' && regions === 'none');
    const hasNumber =
      rule.kind === 'whispers' || (rule.kind === 'lockout' && rule.difference !== usualNumber('lockout', size));
    if (isOther) this.lose(rule);
    else
      this.push(name, {
        lines: ['cells' in rule ? this.ids(rule.cells) : []],
        ...(hasNumber && { value: `${rule.difference}` }),
      });
  }

  private addDot(kind: 'whiteDot' | 'blackDot' | 'x' | 'v', cells: readonly [Cell, Cell], rule: Rule): void {
    if (!areSideBySide(this.ruled.size, cells)) this.lose(rule);
    else if (kind === 'x' || kind === 'v')
      this.push(memberOf(kind), { cells: this.ids(cells), value: kind.toUpperCase() });
    else this.push(memberOf(kind), { cells: this.ids(cells) });
  }

  /** Cells for even and for odd digits have their own signs. For other digits, the candidates of the cell are given. */
  private addDigits(cells: readonly Cell[], mask: DigitMask): void {
    const remainder = [0, 1].find(each => parityMask(this.ruled.size, each) === mask);
    for (const cell of cells) {
      if (remainder !== undefined) this.push(remainder === 0 ? 'even' : 'odd', { cell: this.ids([cell])[0] });
      else this.candidates.set(cell, mask & (this.candidates.get(cell) ?? mask));
    }
  }

  private addSet(name: string, rule: Rule): void {
    const number = numberOf(rule);
    this.push(name, {
      cells: 'cells' in rule ? this.ids(rule.cells) : [],
      ...(number !== undefined && { value: String(number) }),
    });
  }

  private addClue(name: string, rule: SightRule): void {
    const sight = { ...rule.sight, ...(isSameFromBothSides(rule.kind) && { isReversed: false }) };
    this.push(name, { cell: cellIdOf(placeOfSight(this.geometry, sight)), value: String(numberOf(rule)) });
  }

  /** The clue is one step before the first cell, which must be outside. */
  private addLittleKiller(rule: LittleKillerRule): void {
    const { rowOf, columnOf } = this.geometry;
    const [down, right] = rule.move;
    const direction = Object.keys(DIRECTIONS).find(name => DIRECTIONS[name].join() === rule.move.join());
    const isInside = moved(this.geometry, rule.cell, [-down, -right]) !== undefined;
    if (direction === undefined || isInside) this.lose(rule);
    else
      this.push(memberOf('littleKiller'), {
        cell: cellIdOf([rowOf[rule.cell] - down, columnOf[rule.cell] - right]),
        direction,
        value: String(rule.sum),
      });
  }
}
