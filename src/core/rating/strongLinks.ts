/**
 * Chains of two to four strong links of one digit. Each link is joined to the next by a house that contains an end of both. One of
 * the two outer ends holds the digit, so no cell that sees both can hold it. Two links are a Skyscraper, a 2-String Kite or a
 * Turbot Fish. If the outer ends share a house too, the chain is a loop, and every joint eliminates candidates.
 *
 * A depth-first search follows the links that can be joined. The steps are sorted by rating, then by most eliminations, then in
 * the order of Sukaku Explainer, because the path to the solution depends on it.
 */

import type { CellSet } from '../cellSet';
import type { CandidateIndex, Digit, HouseIndex } from '../numbers';
import { houseSets } from '../position';
import { addCandidates } from './board';
import { BOXES, geometry, RANKS } from './classicTables';
import { type LinkGroup, type StrongLink, strongLinks } from './links';
import { type RatedStep, stepsInOrder } from './ratedStep';
import type { RatingRule } from './rule';

/** Chains of 2, 3 and 4 strong links, with their lowest ratings in tenths. */
export const twoStrongLinks = chainOfLinks(2, 40);
export const threeStrongLinks = chainOfLinks(3, 54);
export const fourStrongLinks = chainOfLinks(4, 58);

function chainOfLinks(n: number, lowest: number): RatingRule {
  return {
    name: `${n} Strong Links`,
    lowest,
    *find(board) {
      const found: FoundChain[] = [];
      const cellsWith = board.cellsWith();
      for (let digit = 1; digit <= 9; digit++) {
        new LinkChainSearch(strongLinks(board, digit), n, digit, cellsWith[digit], found).run();
        yield undefined;
      }
      yield* stepsInOrder(
        found.map(chain => stepOf(chain, lowest)),
        preferred,
      );
    },
  };
}

/** A link of a chain, with its direction: the end at which the chain enters it. */
interface Passed {
  readonly link: StrongLink;
  readonly from: 0 | 1;
}

interface FoundChain {
  readonly chain: readonly Passed[];
  readonly digit: Digit;
  readonly isLoop: boolean;
  readonly eliminations: readonly CandidateIndex[];
}

/** The search for chains of one digit. */
class LinkChainSearch {
  private readonly chain: Passed[] = [];
  private readonly joints: HouseIndex[] = [];

  constructor(
    private readonly links: readonly StrongLink[],
    private readonly n: number,
    private readonly digit: Digit,
    private readonly cells: CellSet,
    private readonly found: FoundChain[],
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

  private goOn(end: LinkGroup): void {
    for (const link of this.links) {
      if (this.chain.some(passed => passed.link.cells.intersects(link.cells))) continue;
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
    if (rankOf(first) > rankOf(last)) return; // the reversed chain is found too
    const start = first.link.ends[first.from];
    const end = last.link.ends[1 - last.from];
    const isLoop = joining(start, end) !== undefined;
    const eliminations: CandidateIndex[] = [];
    if (isLoop) {
      if (first.from !== 0 || this.chain.some(passed => rankOf(passed) < rankOf(first))) return;
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

  /** Adds the candidates that see two ends, except those in the houses of the links and of the joints. */
  private exclude(a: LinkGroup, b: LinkGroup, joints: readonly HouseIndex[], eliminations: CandidateIndex[]): void {
    let cells = a.seen.and(b.seen).and(this.cells);
    if (cells.isEmpty) return;
    for (const { link } of this.chain) cells = cells.minus(sets[link.house]);
    for (const house of joints) cells = cells.minus(sets[house]);
    addCandidates(eliminations, cells, this.digit);
  }
}

const sets = houseSets(geometry);

/** The position of the house of a link, boxes first. */
const rankOf = ({ link }: Passed) => RANKS[link.house];

/** A house that contains both ends: a column if possible, else a row, else a box. */
function joining(a: LinkGroup, b: LinkGroup): HouseIndex | undefined {
  const houses = a.houses & b.houses;
  if (houses === 0) return undefined;
  const lines = houses & ((1 << BOXES) - 1);
  return 31 - Math.clz32(lines || houses);
}

interface ChainStep extends RatedStep {
  /** The number of grouped links, then the kinds of the houses. */
  readonly shape: string;
  /** The order in which Sukaku Explainer finds the chains. */
  readonly order: readonly number[];
}

function stepOf({ chain, digit, isLoop, eliminations }: FoundChain, lowest: number): ChainStep {
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
 * The kinds of the houses of the links: 0 for a box, 1 for a line, 2 for a line of the other kind. A chain can be read
 * from both ends, and either kind of line can be 1; this is the lowest reading.
 */
function kindsOf(chain: readonly Passed[]): string {
  const kinds = chain.map(passed => Math.floor(rankOf(passed) / 9));
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

function orderOf(chain: readonly Passed[], digit: Digit): number[] {
  const sorted = [...chain].sort((a, b) => rankOf(a) - rankOf(b));
  const kinds = sorted.map(passed => Math.floor(rankOf(passed) / 9)).reverse();
  const ranks = chain.map(passed => -sorted.indexOf(passed)).reverse();
  const links = sorted.flatMap(passed => [rankOf(passed), passed.link.variant]);
  return [...kinds, digit, ...links, ...ranks, ...chain.map(({ from }) => from)];
}
