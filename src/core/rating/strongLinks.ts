/**
 * Chains of two to four strong links of one digit, each joined to the next by a house that contains an end of both: one of
 * the two outer ends holds the digit, so no cell that sees both can. Two links make the Skyscraper, the 2-String Kite and
 * the Turbot Fish. If the outer ends share a house too, the chain is a loop, and every joint excludes.
 *
 * A search in depth from link to link over the few that meet. Of what is found the lowest rating is taken, then the most
 * eliminations, then the order in which Sukaku Explainer comes to it, as the path to the solution depends on it.
 */

import { addCandidates, wordsByDigit } from './cellMasks';
import { COLUMNS, ROWS } from './layout';
import { type End, houseWords, type StrongLink, strongLinks } from './links';
import { inOrder, type RatedStep } from './ratedStep';
import type { Rule } from './rule';

export const twoStrongLinks = chainOfLinks(2, 40);
export const threeStrongLinks = chainOfLinks(3, 54);
export const fourStrongLinks = chainOfLinks(4, 58);

function chainOfLinks(n: number, lowest: number): Rule {
  return {
    name: `${n} Strong Links`,
    lowest,
    *find(board) {
      const found: Found[] = [];
      const words = wordsByDigit(board);
      for (let digit = 0; digit < 9; digit++) {
        new Search(strongLinks(board, digit), n, digit, words.subarray(3 * digit, 3 * digit + 3), found).run();
        yield undefined;
      }
      yield* inOrder(
        found.map(chain => stepOf(chain, lowest)),
        preferred,
      );
    },
  };
}

/** A link and the direction in which it is passed. */
interface Passed {
  readonly link: StrongLink;
  readonly from: 0 | 1;
}

interface Found {
  readonly chain: readonly Passed[];
  readonly digit: number;
  readonly isLoop: boolean;
  readonly eliminations: readonly number[];
}

class Search {
  private readonly chain: Passed[] = [];
  private readonly joints: number[] = [];

  constructor(
    private readonly links: readonly StrongLink[],
    private readonly n: number,
    private readonly digit: number,
    private readonly cells: Int32Array,
    private readonly found: Found[],
  ) {}

  run(): void {
    for (const link of this.links) {
      this.pass({ link, from: 0 });
      this.pass({ link, from: 1 });
    }
  }

  private pass(passed: Passed): void {
    this.chain.push(passed);
    if (this.chain.length === this.n) this.close();
    else this.goOn(passed.link.ends[1 - passed.from]);
    this.chain.pop();
  }

  private goOn(end: End): void {
    for (const link of this.links) {
      if (this.chain.some(passed => overlap(passed.link.cells, link.cells))) continue;
      for (const from of [0, 1] as const) {
        const joint = joining(end, link.ends[from]);
        if (joint === undefined) continue;
        this.joints.push(joint);
        this.pass({ link, from });
        this.joints.pop();
      }
    }
  }

  private close(): void {
    const first = this.chain[0];
    const last = this.chain[this.n - 1];
    if (first.link.house > last.link.house) return; // the same the other way round
    const start = first.link.ends[first.from];
    const end = last.link.ends[1 - last.from];
    const isLoop = joining(start, end) !== undefined;
    const eliminations: number[] = [];
    if (isLoop) {
      if (first.from !== 0 || this.chain.some(({ link }) => link.house < first.link.house)) return;
      this.exclude(start, end, [], eliminations);
      for (let i = 1; i < this.n; i++) {
        const [a, b] = [this.chain[i - 1], this.chain[i]];
        this.exclude(a.link.ends[1 - a.from], b.link.ends[b.from], [], eliminations);
      }
    } else {
      this.exclude(start, end, this.joints, eliminations);
    }
    if (eliminations.length === 0) return;
    this.found.push({ chain: [...this.chain], digit: this.digit, isLoop, eliminations });
  }

  /** What two ends see in common, but not in the houses of the links, nor in those of the joints. */
  private exclude(a: End, b: End, joints: readonly number[], eliminations: number[]): void {
    for (let band = 0; band < 3; band++) {
      let word = a.seen[band] & b.seen[band] & this.cells[band];
      if (word === 0) continue;
      for (const { link } of this.chain) word &= ~houseWords[link.house][band];
      for (const house of joints) word &= ~houseWords[house][band];
      addCandidates(eliminations, word, band, this.digit);
    }
  }
}

const overlap = (a: Int32Array, b: Int32Array) => ((a[0] & b[0]) | (a[1] & b[1]) | (a[2] & b[2])) !== 0;

/** A house that contains both ends: a column rather than a row, a row rather than a box. */
function joining(a: End, b: End): number | undefined {
  const houses = a.houses & b.houses;
  if (houses === 0) return undefined;
  if (houses >>> COLUMNS !== 0) return 31 - Math.clz32(houses);
  const rows = houses & (((1 << 9) - 1) << ROWS);
  return 31 - Math.clz32(rows || houses);
}

interface ChainStep extends RatedStep {
  /** How many links are grouped, then the kinds of their houses. */
  readonly shape: string;
  /** Comes before another where it is met first. */
  readonly order: readonly number[];
}

function stepOf({ chain, digit, isLoop, eliminations }: Found, lowest: number): ChainStep {
  const grouped = chain.filter(({ link }) => link.isGrouped).length;
  const kinds = kindsOf(chain);
  const hasBox = kinds.includes('0');
  const hasBothLines = kinds.includes('2');
  const surcharge = grouped > 0 ? 3 : (hasBox ? 1 : 0) + (hasBothLines ? 1 : 0);
  return {
    name: nameOf(chain.length, kinds, grouped > 0, isLoop),
    rating: lowest + surcharge,
    eliminations,
    shape: grouped + kinds,
    order: orderOf(chain, digit),
  };
}

function preferred(a: ChainStep, b: ChainStep): number {
  const byCount = b.eliminations.length - a.eliminations.length;
  if (byCount !== 0) return byCount;
  if (a.shape !== b.shape) return a.shape < b.shape ? -1 : 1;
  const i = a.order.findIndex((value, at) => value !== b.order[at]);
  return i < 0 ? 0 : a.order[i] - b.order[i];
}

/**
 * The kinds of the links' houses: 0 a box, 1 a line, 2 a line of the other kind. Of the ways to read it, from either end
 * and with either kind of line first, the lowest.
 */
function kindsOf(chain: readonly Passed[]): string {
  const kinds = chain.map(({ link }) => Math.floor(link.house / 9));
  const swapped = kinds.map(kind => (kind === 0 ? 0 : 3 - kind));
  return [kinds, swapped, kinds.slice().reverse(), swapped.slice().reverse()].map(ways => ways.join('')).sort()[0];
}

function nameOf(n: number, kinds: string, isGrouped: boolean, isLoop: boolean): string {
  const hasBox = kinds.includes('0');
  const grouped = isGrouped ? 'Grouped ' : '';
  if (isLoop) return `${grouped}X-Loop of ${n} Strong Links`;
  if (!hasBox && !kinds.includes('2')) return grouped + (n === 2 ? 'Skyscraper' : `${n} Skyscrapers`);
  return grouped + (hasBox || n > 3 ? `${n} Strong Links` : `${n}-String Kite`);
}

function orderOf(chain: readonly Passed[], digit: number): number[] {
  const sorted = chain.map(({ link }) => link).sort((a, b) => a.house - b.house);
  const kinds = sorted.map(({ house }) => Math.floor(house / 9)).reverse();
  const ranks = chain.map(({ link }) => -sorted.indexOf(link)).reverse();
  return [...kinds, digit, ...sorted.flatMap(l => [l.house, l.variant]), ...ranks, ...chain.map(({ from }) => from)];
}
