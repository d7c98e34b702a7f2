/** Writes a puzzle as an Interactive Sudoku Solver string. Rules without a part of the same name become equivalent parts if possible. */

import { type Geometry, geometryOfSize } from '../../core/geometry';
import { digitsOf } from '../../core/grid';
import type { Cell } from '../../core/numbers';
import { ray } from '../../core/rules/cells';
import { cellsOf } from '../../core/rules/constraint';
import { rulesOfGeometry } from '../../core/rules/geometry';
import type { LittleKillerRule, SightRule } from '../../core/rules/kinds/clues';
import type { ArrowRule } from '../../core/rules/kinds/sums';
import { constraintsOf, isSameFromBothSides, numberOf, type Rule, usualNumber } from '../../core/rules/rule';
import { writingOf } from '../../text/rules/index';
import type { Content } from '../content';
import { issId, issSightId } from '../shared/cellIds';
import { givensOf, otherRegionsOf } from '../shared/layout';
import { areSideBySide, lostRule } from '../shared/lostRule';
import { littleKillerMove } from './rules';

/** The default size, which is the only one that some parts support. */
const USUAL = 9;

/** The string of a puzzle, and the rules that it omits, as nouns for the user. */
export function writeIss(content: Content): { readonly text: string; readonly lost: readonly string[] } {
  const ruled = content.grid.geometry;
  const { size } = ruled;
  const regions = otherRegionsOf(ruled);
  const givens = givensOf(content);
  const lost = new Set<string>();
  const parts: string[] = [];
  if (size !== USUAL) parts.push(part('Shape', `${size}x${size}`));
  if (regions !== undefined) parts.push(part('NoBoxes'));
  if (regions instanceof Uint8Array)
    parts.push(part('Jigsaw', [...regions].map(region => region.toString(17)).join('')));
  const geometry = geometryOfSize(size);
  const given = [...givens.keys()].filter(cell => givens[cell] > 0);
  if (given.length > 0) parts.push(part('', ...given.map(cell => `${issId(geometry, cell)}_${givens[cell]}`)));
  const rules = rulesOfGeometry(ruled);
  const writer = new Writer(geometry, rules, regions === undefined);
  for (const rule of rules) {
    const written = writer.partsOf(rule);
    if (written) parts.push(...written);
    else lost.add(lostRule(rule));
  }
  // A string without parts would be empty, which is not a text of this format.
  return { text: parts.join('') || part('Shape', `${size}x${size}`), lost: [...lost] };
}

const part = (...words: readonly (string | number)[]): string => `.${words.join('~')}`;

/** The name of the part for rules of a kind, if the program has one. */
const nameOf = (kind: Rule['kind']) => writingOf(kind).iss ?? '';

/** The arguments of a clue outside the grid. Without a side, the number is first; otherwise the side determines its place. */
function clueOf({ kind, sight }: SightRule, number: number | undefined): (string | number)[] {
  const [id, clue] = [issSightId(sight), number ?? ''];
  if (isSameFromBothSides(kind)) return [clue, id];
  return [id, ...(sight.isReversed ? ['', clue] : [clue, ''])];
}

class Writer {
  /** `geometry` is used for the places of cells. */
  constructor(
    private readonly geometry: Geometry,
    private readonly rules: readonly Rule[],
    private readonly hasUsualBoxes: boolean,
  ) {}

  private readonly ids = (cells: readonly Cell[]): string[] => cells.map(cell => issId(this.geometry, cell));

  /** The parts that express a rule; undefined if no parts can. */
  partsOf(rule: Rule): string[] | undefined {
    const { ids } = this;
    const { size } = this.geometry;
    const different = (sets: readonly (readonly Cell[])[]) => sets.map(cells => part(nameOf('region'), ...ids(cells)));
    switch (rule.kind) {
      case 'diagonal':
        return [part(nameOf('diagonal'), rule.direction === '/' ? 1 : -1)];
      case 'windoku':
      case 'disjointGroups':
        // The program supports these parts only with its default boxes.
        return this.hasUsualBoxes
          ? [part(nameOf(rule.kind))]
          : different(constraintsOf(rule, this.rules, this.geometry).map(cellsOf));
      case 'region':
        return different([rule.cells]);
      case 'whiteDot':
      case 'blackDot':
        return areSideBySide(size, rule.cells) ? [part(nameOf(rule.kind), ...ids(rule.cells))] : undefined;
      case 'x':
      case 'v':
        if (!areSideBySide(size, rule.cells))
          return [part(nameOf('sum'), rule.kind === 'x' ? 10 : 5, ...ids(rule.cells))];
        return [part(nameOf(rule.kind), ...ids(rule.cells))];
      case 'greater':
        if (areSideBySide(size, rule.cells)) return [part(nameOf('greater'), ...ids(rule.cells))];
        return [part(nameOf('thermo'), ...ids(rule.cells).reverse())];
      case 'digits':
        return rule.digits === 0
          ? undefined
          : [part(nameOf('digits'), ...ids(rule.cells).map(id => [id, ...digitsOf(rule.digits)].join('_')))];
      case 'columnIndex':
      case 'rowIndex':
        return [part(nameOf(rule.kind), rule.kind === 'rowIndex' ? 'R' : 'C', ...ids(rule.cells))];
      case 'cage':
        return [part(nameOf('cage'), rule.sum ?? 0, ...ids(rule.cells))];
      case 'arrow':
        return this.arrow(rule);
      case 'clone':
        return rule.original.map((cell, i) => part(nameOf('clone'), 2, ...ids([cell, rule.copy[i]])));
      case 'sumLine':
        return [part(nameOf('sumLine'), rule.sum, ...ids(rule.cells), ...(rule.isLoop ? ['LOOP'] : []))];
      case 'entropic':
        return size === USUAL ? [part(nameOf('entropic'), ...ids(rule.cells))] : undefined;
      case 'globalEntropy':
        return size === USUAL ? [part(nameOf('globalEntropy'))] : undefined;
      case 'quad':
        return [part(nameOf('quad'), ...ids([rule.cell]), ...rule.digits)];
      case 'littleKiller':
        return [this.littleKiller(rule)];
      default: {
        const name = writingOf(rule.kind).iss;
        if (name === undefined) return undefined;
        const number = numberOf(rule) ?? usualNumber(rule.kind, size);
        if ('sight' in rule) return [part(name, ...clueOf(rule, number))];
        return [part(name, ...(number === undefined ? [] : [number]), ...('cells' in rule ? ids(rule.cells) : []))];
      }
    }
  }

  /** A pill is read from the left and the top, and has digits up to 9; other numbers are sums with factors up to 100. */
  private arrow({ circle, shaft }: ArrowRule): string[] | undefined {
    const { size, columnOf } = this.geometry;
    const cells = this.ids([...circle, ...shaft]);
    if (circle.length === 1) return [part(nameOf('arrow'), ...cells)];
    if (circle.length === 0 || circle.length > 3) return undefined;
    const isReadable = circle.every((cell, i) => {
      const before = circle[i - 1];
      return i === 0 || ([1, size, size + 1].includes(cell - before) && columnOf[cell] >= columnOf[before]);
    });
    if (isReadable && size <= USUAL) return [part('PillArrow', circle.length, ...cells)];
    const factors = [...circle.map((_, i) => -(10 ** (circle.length - 1 - i))), ...shaft.map(() => 1)];
    return [part(nameOf('sum'), ['0', '=', ...factors].join('_'), ...cells)];
  }

  /** The program knows each diagonal by one of its ends; others are sums. */
  private littleKiller({ cell, move, sum }: LittleKillerRule): string {
    const cells = ray(this.geometry, cell, move);
    for (const line of [cells, [...cells].reverse()]) {
      const known = littleKillerMove(this.geometry, line[0]);
      const isSame = known && ray(this.geometry, line[0], known).join() === line.join();
      if (isSame && line.length > 1) return part(nameOf('littleKiller'), sum, ...this.ids([line[0]]));
    }
    return part(nameOf('sum'), sum, ...this.ids(cells));
  }
}
