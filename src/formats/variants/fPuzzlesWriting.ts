/**
 * Writes a puzzle as f-puzzles with its extension "New Constraints" writes it into links. Rules that these do not have are written in
 * other words where those mean the same: two cells in order are a thermometer, a windoku is four regions.
 */

import { type Geometry, geometryOfSize } from '../../core/geometry';
import { digitsOf } from '../../core/grid';
import type { Cell, DigitMask } from '../../core/numbers';
import { moved, type Sight, square } from '../../core/rules/cells';
import type { LittleKillerRule } from '../../core/rules/kinds/clues';
import { windowsOf } from '../../core/rules/kinds/houses';
import type { Rule } from '../../core/rules/rule';
import { USUAL_NUMBERS } from '../../core/rules/usualNumbers';
import { compress } from '../lzString';
import { cellId, idOf, placeOfSight } from './cellIds';
import type { VariantContent, Written } from './content';
import { DIRECTIONS } from './fPuzzlesPlaces';
import { parityMask } from './fPuzzlesRules';
import { areBeside, lostRule } from './writing';

/** The sizes of grids that the program has. */
const LARGEST = 16;

/** What all puzzles have. */
interface FPuzzle {
  readonly size: number;
  readonly grid: readonly (readonly object[])[];
}

/** A link with a puzzle; undefined when the puzzle is too large. */
export function writeFPuzzlesLink(content: VariantContent): Written | undefined {
  const written = writeFPuzzle(content);
  return written && { ...written, text: `https://www.f-puzzles.com/?load=${compress(written.text)}` };
}

/** The JSON of a puzzle; undefined when the puzzle is too large. */
export function writeFPuzzle(content: VariantContent): Written | undefined {
  if (content.size > LARGEST) return undefined;
  const { json, lost } = fPuzzleOf(content);
  return { text: JSON.stringify(json), lost };
}

/** The members of a puzzle, and what they do not say, as nouns for people. */
export function fPuzzleOf(content: VariantContent): { readonly json: FPuzzle; readonly lost: readonly string[] } {
  const { size, title, author, ruleset, solution } = content;
  const members = new Members(content);
  for (const rule of content.rules) members.add(rule);
  const json = {
    size,
    ...(title !== undefined && { title }),
    ...(author !== undefined && { author }),
    ...(ruleset !== undefined && { ruleset }),
    ...(solution && { solution: [...solution] }),
    grid: gridOf(content, members.candidates),
    ...Object.fromEntries(members.flags.map(name => [name, true])),
    ...(members.negative.size > 0 && { negative: [...members.negative] }),
    ...Object.fromEntries(members.lists),
  };
  return { json, lost: [...members.lost] };
}

function gridOf(
  { size, regions, digits, givens }: VariantContent,
  candidates: ReadonlyMap<Cell, DigitMask>,
): object[][] {
  const cellAt = (cell: Cell) => ({
    ...(regions !== undefined && { region: regions === 'none' ? null : regions[cell] }),
    ...(digits[cell] > 0 && { value: digits[cell] }),
    ...(givens[cell] > 0 && { given: true }),
    ...(candidates.has(cell) && { givenPencilMarks: digitsOf(candidates.get(cell) ?? 0) }),
  });
  return Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_, column) => cellAt(row * size + column)),
  );
}

/**
 * By kind: the member of the JSON that its rules are in; undefined where the program has none. A diagonal's sign follows its name. Some
 * members have rules of several kinds, and `negative` is a list of names.
 */
const MEMBERS = {
  diagonal: 'diagonal',
  windoku: 'extraregion',
  disjointGroups: 'disjointgroups',
  region: 'extraregion',
  antiKnight: 'antiknight',
  antiKing: 'antiking',
  nonConsecutive: 'nonconsecutive',
  whiteDot: 'difference',
  blackDot: 'ratio',
  x: 'xv',
  v: 'xv',
  strictKropki: 'negative',
  strictWhiteDots: 'nonconsecutive',
  strictBlackDots: 'negative',
  strictXv: 'negative',
  greater: 'thermometer',
  digits: 'even',
  columnIndex: 'columnindexer',
  rowIndex: 'rowindexer',
  cage: 'killercage',
  sum: undefined,
  arrow: 'arrow',
  thermo: 'thermometer',
  slowThermo: 'slowthermometer',
  whispers: 'whispers',
  renban: 'renban',
  palindrome: 'palindrome',
  between: 'betweenline',
  lockout: 'lockout',
  regionSum: 'regionsumline',
  entropic: 'entropicline',
  modular: 'modularline',
  zipper: 'zipperline',
  sumLine: undefined,
  littleKiller: 'littlekillersum',
  sandwich: 'sandwichsum',
  xSum: 'xsum',
  skyscraper: 'skyscraper',
  numberedRoom: undefined,
  quad: 'quadruple',
  globalEntropy: undefined,
} as const satisfies Readonly<Record<Rule['kind'], string | undefined>>;

/** A rule whose cells are one line of the list that its member is. */
type LineRule = Extract<
  Rule,
  {
    kind:
      | ('thermo' | 'slowThermo' | 'whispers' | 'renban' | 'palindrome' | 'between' | 'lockout')
      | ('regionSum' | 'entropic' | 'modular' | 'zipper');
  }
>;

function isUsualLockout({ difference }: { readonly difference?: number }, size: number): boolean {
  return difference === undefined || difference === USUAL_NUMBERS.lockout(size);
}

/** The members of the JSON that are rules, while they are collected. */
class Members {
  readonly flags: string[] = [];
  readonly negative = new Set<string>();
  readonly lists = new Map<string, object[]>();
  /** By cell: the digits that it may have, where they are no more than some of all or half of them. */
  readonly candidates = new Map<Cell, DigitMask>();
  readonly lost = new Set<string>();
  private readonly geometry: Geometry;

  constructor(private readonly content: VariantContent) {
    this.geometry = geometryOfSize(content.size);
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
        this.flags.push(`${MEMBERS.diagonal}${rule.direction === '/' ? '+' : '-'}`);
        break;
      case 'antiKnight':
      case 'antiKing':
        this.flags.push(MEMBERS[rule.kind]);
        break;
      case 'disjointGroups':
        // There the groups are places of regions.
        if (this.content.regions === 'none') this.lose(rule);
        else this.flags.push(MEMBERS.disjointGroups);
        break;
      case 'nonConsecutive':
        // There a pair with a dot may be consecutive.
        if (this.content.rules.some(({ kind }) => kind === 'whiteDot' || kind === 'blackDot')) this.lose(rule);
        else this.flags.push(MEMBERS.nonConsecutive);
        break;
      case 'strictKropki':
        this.flags.push(MEMBERS.nonConsecutive);
        this.negative.add('ratio');
        break;
      case 'strictWhiteDots':
        this.flags.push(MEMBERS.nonConsecutive);
        break;
      case 'strictBlackDots':
        this.negative.add('ratio');
        break;
      case 'strictXv':
        this.negative.add('xv');
        break;
      case 'windoku':
        for (const cells of windowsOf(this.geometry)) this.push(MEMBERS.region, { cells: ids(cells) });
        break;
      case 'region':
      case 'columnIndex':
      case 'rowIndex':
        this.push(MEMBERS[rule.kind], { cells: ids(rule.cells) });
        break;
      case 'whiteDot':
      case 'blackDot':
      case 'x':
      case 'v':
        this.addDot(rule.kind, rule.cells, rule);
        break;
      case 'greater':
        this.push(MEMBERS.thermo, { lines: [ids([rule.cells[1], rule.cells[0]])] });
        break;
      case 'digits':
        this.addDigits(rule.cells, rule.digits);
        break;
      case 'cage':
        this.push(MEMBERS.cage, { cells: ids(rule.cells), ...(rule.sum !== undefined && { value: String(rule.sum) }) });
        break;
      case 'arrow':
        this.push(MEMBERS.arrow, { lines: [ids([...rule.circle.slice(-1), ...rule.shaft])], cells: ids(rule.circle) });
        break;
      case 'quad':
        this.push(MEMBERS.quad, { cells: ids(square(this.geometry, rule.cell)), values: rule.digits });
        break;
      case 'littleKiller':
        this.addLittleKiller(rule);
        break;
      case 'sandwich':
        this.addOutside(MEMBERS.sandwich, rule.sum, { ...rule.sight, isReversed: false });
        break;
      case 'xSum':
        this.addOutside(MEMBERS.xSum, rule.sum, rule.sight);
        break;
      case 'skyscraper':
        this.addOutside(MEMBERS.skyscraper, rule.count, rule.sight);
        break;
      case 'sum':
      case 'sumLine':
      case 'numberedRoom':
      case 'globalEntropy':
        this.lose(rule);
        break;
      default:
        this.addLine(rule);
    }
  }

  private lose(rule: Rule): void {
    this.lost.add(lostRule(rule));
  }

  /** The number of a line is only written where it is not the usual one of the size, but for whispers, which have none there. */
  private addLine(rule: LineRule): void {
    const { size, regions } = this.content;
    const isOther =
      (rule.kind === 'modular' && rule.modulus !== USUAL_NUMBERS.modular()) ||
      (rule.kind === 'entropic' && size % 3 !== 0) ||
      (rule.kind === 'regionSum' && regions === 'none');
    const hasNumber = rule.kind === 'whispers' || (rule.kind === 'lockout' && !isUsualLockout(rule, size));
    if (isOther) this.lose(rule);
    else
      this.push(MEMBERS[rule.kind], {
        lines: [this.ids(rule.cells)],
        ...(hasNumber && { value: `${rule.difference}` }),
      });
  }

  private addDot(kind: 'whiteDot' | 'blackDot' | 'x' | 'v', cells: readonly [Cell, Cell], rule: Rule): void {
    if (!areBeside(this.content.size, cells)) this.lose(rule);
    else if (kind === 'x' || kind === 'v')
      this.push(MEMBERS[kind], { cells: this.ids(cells), value: kind.toUpperCase() });
    else this.push(MEMBERS[kind], { cells: this.ids(cells) });
  }

  /** Even and odd cells have their own signs; others have candidates that are given. */
  private addDigits(cells: readonly Cell[], mask: DigitMask): void {
    const remainder = [0, 1].find(each => parityMask(this.content.size, each) === mask);
    for (const cell of cells) {
      if (remainder !== undefined) this.push(remainder === 0 ? 'even' : 'odd', { cell: this.ids([cell])[0] });
      else this.candidates.set(cell, mask & (this.candidates.get(cell) ?? mask));
    }
  }

  private addOutside(name: string, value: number, sight: Sight): void {
    this.push(name, { cell: idOf(placeOfSight(this.geometry, sight)), value: String(value) });
  }

  /** The clue is one step before the first cell, which must be outside. */
  private addLittleKiller(rule: LittleKillerRule): void {
    const { rowOf, columnOf } = this.geometry;
    const [down, right] = rule.move;
    const direction = Object.keys(DIRECTIONS).find(name => DIRECTIONS[name].join() === rule.move.join());
    const isInside = moved(this.geometry, rule.cell, [-down, -right]) !== undefined;
    if (direction === undefined || isInside) this.lose(rule);
    else
      this.push(MEMBERS.littleKiller, {
        cell: idOf([rowOf[rule.cell] - down, columnOf[rule.cell] - right]),
        direction,
        value: String(rule.sum),
      });
  }
}
