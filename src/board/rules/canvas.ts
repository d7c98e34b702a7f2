/** The canvas for the rules of a puzzle: shapes in layers, small texts in the corners of cells, and clues outside. */

import type { Geometry } from '../../core/geometry';
import type { Cell } from '../../core/numbers';
import type { Pausable } from '../../core/pausing';
import { rulesOfGeometry } from '../../core/rules/geometry';
import type { Rule } from '../../core/rules/rule';
import { DrawnPlaces, type Point } from '../drawing/places';
import { baseLine, type SvgShape } from '../drawing/shape';
import type { RuleSpot } from '../protocol/snapshot';
import { fillClass } from './paint';
import { Ring } from './ring';

/**
 * From the back to the front. The shades are behind the colors of cells, and the marks in front of digits and borders. Where all edges of
 * a kind are behind all of its bands, lines that meet become one with branches.
 */
const LAYERS = [
  ...['shades', 'cells'],
  ...['thermoEdges', 'thermos', 'whisperEdges', 'whispers', 'lines', 'arrows', 'cages'],
  'marks',
] as const;
/** One of the layers. */
export type RuleLayer = (typeof LAYERS)[number];

/** The height of the font of a small text in a corner, and the width of a character. */
const LABEL = 13;
const LABEL_WIDTH = 7.6;

/** Number of rules that are drawn between two yields. */
const RULES_AT_ONCE = 10;

export class Canvas {
  readonly places: DrawnPlaces;
  readonly ring: Ring;
  private readonly layers = new Map<RuleLayer, SvgShape[]>(LAYERS.map(layer => [layer, []]));
  private readonly drawn = new Set<string>();
  /** By cell: the width of the texts in its upper left corner. */
  private readonly labels = new Map<Cell, number>();
  private readonly lists = new Set<Cell>();
  private current = 0;
  private readonly marked: RuleSpot[] = [];
  /** All of the puzzle. */
  readonly rules: readonly Rule[];

  /** `symbols` are those of the digits, the first for digit 1. */
  constructor(
    readonly geometry: Geometry,
    readonly symbols: readonly string[],
  ) {
    this.rules = rulesOfGeometry(geometry);
    this.places = new DrawnPlaces(geometry.size);
    this.ring = new Ring(geometry.size, this.places);
  }

  /** Draws each rule. Yields where it may be paused. */
  *drawAll(draw: (rule: Rule) => void): Pausable<void> {
    for (const [i, rule] of this.rules.entries()) {
      if (i % RULES_AT_ONCE === RULES_AT_ONCE - 1) yield undefined;
      this.current = i;
      draw(rule);
    }
  }

  /** The index of the rule that is being drawn. */
  get index(): number {
    return this.current;
  }

  /** Records the spot of the rule that is being drawn. */
  mark({ x, y }: Point): void {
    this.marked.push({ rule: this.current, x, y });
  }

  /** The spots of all rules that have one. */
  get spots(): RuleSpot[] {
    return this.marked;
  }

  /** Draws shapes over those in the layer. Duplicates, such as the common bulb of two thermometers, are skipped. */
  draw(layer: RuleLayer, ...shapes: readonly SvgShape[]): void {
    for (const shape of shapes) {
      const key = [layer, shape.tag, shape.className, ...Object.values(shape.attributes), shape.text].join();
      if (this.drawn.has(key)) continue;
      this.drawn.add(key);
      this.layers.get(layer)!.push(shape);
    }
  }

  /** Writes a small label into the upper left corner of a cell, after its existing labels. Returns the position where the label ends. */
  label(cell: Cell, text: string): number {
    const { x, y } = this.places.corner(cell);
    const from = this.labels.get(cell) ?? 4;
    const to = from + LABEL_WIDTH * text.length + 3;
    this.labels.set(cell, to);
    const attributes = { x: x + from, y: baseLine(y + 9.5, LABEL), 'font-size': LABEL };
    this.draw('cages', { tag: 'text', className: `start ${fillClass('given')}`, attributes, text });
    return to;
  }

  /** Writes the digits that a cell may have at its lower edge. */
  list(cell: Cell, text: string): void {
    this.lists.add(cell);
    const { x, y } = this.places.middle(cell);
    const size = Math.min(11, 92 / text.length);
    const attributes = { x, y: baseLine(y + 23.5, size), 'font-size': size };
    this.draw('cages', { tag: 'text', className: fillClass('note'), attributes, text });
  }

  /** The shapes of the layers from one to another. */
  shapes(from: RuleLayer, to: RuleLayer): SvgShape[] {
    return LAYERS.slice(LAYERS.indexOf(from), LAYERS.indexOf(to) + 1).flatMap(layer => this.layers.get(layer)!);
  }

  /** The cells with text in their upper left corner. */
  get labeled(): Cell[] {
    return [...this.labels.keys()].sort((a, b) => a - b);
  }

  /** Whether a cell has text at its lower edge. */
  get hasLists(): boolean {
    return this.lists.size > 0;
  }
}
