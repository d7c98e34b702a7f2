/** Clues outside of the grid: in rows around it, as many as are needed on each side. */

import type { Sight } from '../../core/rules/cells';
import type { LittleKillerRule } from '../../core/rules/kinds/clues';
import type { DrawnPlaces } from '../drawing/places';
import { CELL, MARGIN, pathShape, round, type SvgShape, textAt } from '../drawing/shape';
import type { ClueSpace, RuleSpot } from '../protocol/snapshot';
import { fillClass, paint } from './paint';

/** The width of a row of clues. */
const DEPTH = 38;
/** The height of the font. */
const TEXT = 20;

/** The frame around the number of a clue, at a point. */
export type ClueFrame = (x: number, y: number) => SvgShape;

type SideName = keyof ClueSpace;

interface Clue {
  readonly text: string;
  readonly frame: ClueFrame;
  readonly sight: Sight;
  /** The index of its rule. */
  readonly rule: number;
}

interface Diagonal {
  readonly rule: number;
  readonly of: LittleKillerRule;
}

export class Ring {
  private readonly clues: Clue[] = [];
  private readonly diagonals: Diagonal[] = [];

  constructor(
    private readonly size: number,
    private readonly places: DrawnPlaces,
  ) {}

  /** Adds a clue of a row or column. */
  add(clue: Clue): void {
    this.clues.push(clue);
  }

  /** Adds a clue of a diagonal. Its arrow is next to the grid, so other clues of the same place are farther outside. */
  addDiagonal(of: LittleKillerRule, rule: number): void {
    this.diagonals.push({ rule, of });
  }

  /** The clues, their places, and the space that they need on each side. */
  drawing(): { readonly shapes: readonly SvgShape[]; readonly spots: readonly RuleSpot[]; readonly frame: ClueSpace } {
    const used = new Map<string, number>();
    const rows: Record<SideName, number> = { left: 0, top: 0, right: 0, bottom: 0 };
    const shapes: SvgShape[] = [];
    const spots: RuleSpot[] = [];
    for (const { rule, of } of this.diagonals) {
      const { sides, index } = this.outsideOf(of);
      for (const side of sides) rows[side] = Math.max(rows[side], 1);
      if (sides.length === 1) used.set(`${sides[0]} ${index}`, 1);
      const drawn = this.diagonal(of, sides);
      shapes.push(...drawn.shapes);
      spots.push({ rule, ...drawn.at });
    }
    for (const { sight, text, frame, rule } of this.clues) {
      const side = sight.kind === 'row' ? (sight.isReversed ? 'right' : 'left') : sight.isReversed ? 'bottom' : 'top';
      const key = `${side} ${sight.index}`;
      const row = used.get(key) ?? 0;
      used.set(key, row + 1);
      rows[side] = Math.max(rows[side], row + 1);
      const { x, y } = this.placeOf(side, sight.index, row);
      shapes.push(frame(x, y), textAt(fillClass('given'), text, x, y, TEXT));
      spots.push({ rule, x, y });
    }
    const space = (side: SideName) => DEPTH * rows[side];
    const frame = { left: space('left'), top: space('top'), right: space('right'), bottom: space('bottom') };
    return { shapes, spots, frame };
  }

  private placeOf(side: SideName, index: number, row: number) {
    const along = MARGIN + CELL * (index + 0.5);
    const away = DEPTH * (row + 0.5) - 1;
    const far = 2 * MARGIN + CELL * this.size;
    if (side === 'left') return { x: -away, y: along };
    if (side === 'right') return { x: far + away, y: along };
    return side === 'top' ? { x: along, y: -away } : { x: along, y: far + away };
  }

  /** The sides on which the cell before the first one of a diagonal is: two at a corner. */
  private outsideOf({ cell, move: [down, right] }: LittleKillerRule) {
    const row = Math.floor(cell / this.size) - down;
    const column = (cell % this.size) - right;
    const isOut = (n: number) => n < 0 || n >= this.size;
    const vertical: SideName[] = isOut(row) ? [row < 0 ? 'top' : 'bottom'] : [];
    const horizontal: SideName[] = isOut(column) ? [column < 0 ? 'left' : 'right'] : [];
    return { sides: [...vertical, ...horizontal], index: isOut(row) ? column : row };
  }

  /** An arrow to the corner where the diagonal enters the grid, and the sum behind it. */
  private diagonal({ cell, move: [down, right], sum }: LittleKillerRule, sides: readonly SideName[]) {
    const corner = this.places.corner(cell);
    // At an edge the sum is farther outside than to the side, so that there is space for two diagonals that cross there.
    const isAtCorner = sides.length > 1;
    const isAbove = sides[0] === 'top' || sides[0] === 'bottom';
    const aside = isAtCorner || !isAbove ? 26 : 16;
    const above = isAtCorner || isAbove ? 26 : 16;
    const x = corner.x + (right > 0 ? 0 : CELL);
    const y = corner.y + (down > 0 ? 0 : CELL);
    const point = (across: number, away: number) => `${round(x - right * across)} ${round(y - down * away)}`;
    const d = `M${point(14, 14)}L${point(3, 3)}M${point(10.5, 3)}L${point(3, 3)}L${point(3, 10.5)}`;
    const attributes = { d, fill: 'none', 'stroke-width': 2, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
    const at = { x: x - right * aside, y: y - down * above };
    const shapes = [
      { ...pathShape(paint({ stroke: 'note' }), d), attributes },
      textAt(fillClass('given'), `${sum}`, at.x, at.y, TEXT),
    ];
    return { shapes, at };
  }
}
