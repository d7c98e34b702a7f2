/** The input of chain mode: colors candidates, and links them. */

import { chainCandidates } from '#chains';
import { withNextLink } from '../../../core/chainMarks';
import type { ChainMarks } from '../../../core/marks';
import type { Candidate } from '../../../core/position';
import * as board from '../../../messages/boards/board';
import { drawnPlacesOf } from '../../drawing/places';
import { CELL, MARGIN } from '../../drawing/shape';
import { LAYERS, type Layer } from '../../protocol/messages';
import type { Snapshot } from '../../protocol/snapshot';

/** The modes of the page. */
export const MODES: readonly Layer[] = LAYERS;

/** The keys of chain mode. */
export const CHAIN_KEYS = { b: { kind: 'mode', mode: 'chain' }, l: { kind: 'link' } } as const;

/** A point of the grid, in cells, and the cell that it is in. */
export interface GridPoint {
  readonly cell: number;
  readonly x: number;
  readonly y: number;
}

/**
 * The candidate or mark of a chain that is nearest to a point in its cell: a finger is larger than a candidate. If there is none, the nearest digit,
 * so that the user gets a reason.
 */
export function candidateAt(snapshot: Snapshot, { cell, x, y }: GridPoint): Candidate {
  const places = drawnPlacesOf(snapshot);
  const { candidates, symbols } = snapshot;
  const mask = candidates[cell] | (chainCandidates(chainsOf(snapshot)).get(cell) ?? 0);
  const distances = symbols.map((_, i) => {
    const at = places.candidate(cell, i + 1);
    const isThere = mask === 0 || (mask & (1 << i)) !== 0;
    return isThere ? Math.hypot(at.x - MARGIN - CELL * x, at.y - MARGIN - CELL * y) : Number.POSITIVE_INFINITY;
  });
  return { cell, digit: distances.indexOf(Math.min(...distances)) + 1 };
}

/** The snapshot with the link that a pointer would make, if it is dragged between two candidates. */
export function withDragged(snapshot: Snapshot, [from, to]: readonly Candidate[] = []): Snapshot {
  if (!from || !to || (from.cell === to.cell && from.digit === to.digit)) return snapshot;
  return { ...snapshot, marks: { ...snapshot.marks, chains: withNextLink(chainsOf(snapshot), from, to) } };
}

const chainsOf = ({ marks }: Snapshot): ChainMarks => marks.chains ?? { colors: [], links: [] };

/** The part of the page that links need. */
interface LinkingPage {
  snapshot(): Snapshot | undefined;
  state(): { readonly cursor: number };
  readonly voice: { say(text: string): void; answer(text: string, version: number): void };
}

/** A link that is drawn with keys: after `L`, the digits of its two candidates. */
export class Linking {
  private ends: readonly Candidate[] | undefined;

  constructor(
    private readonly page: LinkingPage,
    private readonly link: (from: Candidate, to: Candidate) => void,
  ) {}

  begin(): void {
    this.ends = [];
    this.page.voice.say(board.linkStart());
  }

  /** Uses a digit of the cell at the cursor as an end of the link. Returns false if no link is being drawn. */
  takes(digit: number): boolean {
    const { page, ends } = this;
    const snapshot = page.snapshot();
    if (!ends || !snapshot) return false;
    const { cursor: cell } = page.state();
    const [from] = ends;
    this.ends = from ? undefined : [{ cell, digit }];
    if (from) this.link(from, { cell, digit });
    else page.voice.answer(board.candidateIn(snapshot.symbols[digit - 1], snapshot.size, cell), snapshot.version);
    return true;
  }

  /** Stops drawing. Returns whether a link was being drawn. */
  drop(): boolean {
    const had = this.ends !== undefined;
    this.ends = undefined;
    return had;
  }
}
