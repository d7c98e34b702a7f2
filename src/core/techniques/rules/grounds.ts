/** All that something can follow by in a puzzle with rules, and what follows. */

import type { Geometry } from '../../geometry';
import { isSingle } from '../../grid';
import type { Cell, DigitMask } from '../../numbers';
import { ofGeometry } from '../../position';
import { DigitSet } from '../../solver/propagation/digitSet';
import { type Propagator, State } from '../../solver/propagation/state';
import { cluesOf } from './clue';
import { leftOversOf } from './leftOvers';
import type { Change, Deduction, Ground } from './refutation';

/** A ground with its propagator. */
interface Source {
  readonly ground: Ground;
  readonly cells: readonly Cell[];
  readonly propagator: Propagator;
}

/** The grounds of a geometry: houses, then rules. */
const sourcesOf = ofGeometry((geometry): readonly Source[] => {
  const all = 2 ** geometry.size - 1;
  const houses = geometry.houses.map((house): Source => {
    const propagator = new DigitSet([...house.cells], [all], []);
    return { ground: { kind: 'house', house }, cells: propagator.cells, propagator };
  });
  const rules = [...cluesOf(geometry), ...leftOversOf(geometry)].flatMap(({ subject, propagators }) => {
    const ground: Ground = { kind: 'rule', subject };
    return propagators.map((propagator): Source => ({ ground, cells: propagator.cells, propagator }));
  });
  return [...houses, ...rules];
});

/** By cell: its candidates, one bit for a digit that is there. */
export type Board = Int32Array;

/** One use of a ground: the number of a source, or less than 0 for the digit of a cell. */
type Use = number;

const useOfDigit = (cell: Cell): Use => -1 - cell;

/** Follows what rules leave of the candidates. */
export class Grounds {
  private readonly sources: readonly Source[];
  private readonly state: State;
  /** Runs nothing by itself, so that each use can be looked at. */
  private readonly plain: State;
  /** By cell: the sources that look at it. */
  private readonly watching: readonly (readonly number[])[];

  constructor(private readonly geometry: Geometry) {
    const { size, cellCount, peersOf } = geometry;
    this.sources = sourcesOf(geometry);
    const rules = this.sources.map(({ propagator }) => propagator);
    this.state = new State(size, cellCount, rules, peersOf);
    this.plain = new State(size, cellCount, [], peersOf);
    const watching: number[][] = Array.from({ length: cellCount }, () => []);
    for (const [s, { cells }] of this.sources.entries()) for (const cell of cells) watching[cell].push(s);
    this.watching = watching;
  }

  /** All that follows; undefined for a contradiction. */
  settled(board: ArrayLike<DigitMask>): Board | undefined {
    this.state.startFrom(board);
    return this.state.settle() ? this.state.masks.slice() : undefined;
  }

  /** What follows from a board that is settled, if a cell has one of these digits; undefined for a contradiction. */
  settledWith(board: Board, cell: Cell, digits: DigitMask): Board | undefined {
    const { state } = this;
    state.masks.set(board);
    return state.keep(cell, digits) && state.settle() ? state.masks.slice() : undefined;
  }

  /** The deductions from a board to a contradiction, as few as are found; undefined if there is none. */
  deductions(board: Board): Deduction[] | undefined {
    const uses = this.usesUntilBroken(board);
    return uses && this.written(board, this.shortened(board, uses));
  }

  /** The uses of grounds, one after the other, until one leaves nothing; undefined if nothing more changes. */
  private usesUntilBroken(board: Board): Use[] | undefined {
    const { plain, geometry, sources } = this;
    plain.masks.set(board);
    const uses: Use[] = [];
    const isSpread = new Uint8Array(geometry.cellCount);
    const pending = new Set(sources.keys());
    for (;;) {
      const solved = plain.masks.findIndex((mask, cell) => isSpread[cell] === 0 && isSingle(mask));
      const [source] = solved < 0 ? pending : [];
      if (solved < 0 && source === undefined) return undefined;
      const use = solved >= 0 ? useOfDigit(solved) : source!;
      if (solved >= 0) isSpread[solved] = 1;
      else pending.delete(use);
      const before = plain.masks.slice();
      const isKept = this.apply(use);
      const changed = [...before.keys()].filter(cell => before[cell] !== plain.masks[cell]);
      if (isKept && changed.length === 0) continue;
      uses.push(use);
      if (!isKept) return uses;
      for (const cell of changed) for (const s of this.watching[cell]) pending.add(s); // itself too: some leave a part for the next time
    }
  }

  /** Applies a ground to the plain state. False where it leaves nothing. */
  private apply(use: Use): boolean {
    const { plain, geometry, sources } = this;
    if (use >= 0) return sources[use].propagator.propagate(plain);
    const cell = -1 - use;
    const digit = plain.masks[cell];
    if (!isSingle(digit)) return true; // in a shorter list, it may not be solved
    for (const peer of geometry.peersOf[cell]) if (!plain.keep(peer, ~digit)) return false;
    return true;
  }

  /** Leaves out uses without which there is still a contradiction. */
  private shortened(board: Board, uses: readonly Use[]): readonly Use[] {
    let kept = this.relevant(board, uses);
    for (let i = kept.length - 2; i >= 0; i--) {
      const without = [...kept.slice(0, i), ...kept.slice(i + 1)];
      const length = this.lengthUntilBroken(board, without);
      if (length > 0) kept = without.slice(0, length);
    }
    return kept;
  }

  /** How many of some uses lead to a contradiction; 0 if they do not. */
  private lengthUntilBroken(board: Board, uses: readonly Use[]): number {
    this.plain.masks.set(board);
    return uses.findIndex(use => !this.apply(use)) + 1;
  }

  /** The uses that change cells which a later use looks at, up to the last one. */
  private relevant(board: Board, uses: readonly Use[]): readonly Use[] {
    const changes = this.changesBy(board, uses);
    const looked = new Set<Cell>();
    const kept: Use[] = [];
    for (let i = uses.length - 1; i >= 0; i--) {
      if (i < uses.length - 1 && !changes[i].some(cell => looked.has(cell))) continue;
      kept.unshift(uses[i]);
      for (const cell of this.cellsOf(uses[i])) looked.add(cell);
    }
    return this.lengthUntilBroken(board, kept) > 0 ? kept : uses;
  }

  /** By use: the cells that it changes. */
  private changesBy(board: Board, uses: readonly Use[]): Cell[][] {
    const { plain } = this;
    plain.masks.set(board);
    return uses.map(use => {
      const before = plain.masks.slice();
      this.apply(use);
      return [...before.keys()].filter(cell => before[cell] !== plain.masks[cell]);
    });
  }

  /** The cells that a use looks at. */
  private cellsOf(use: Use): readonly Cell[] {
    if (use >= 0) return this.sources[use].cells;
    return [-1 - use, ...this.geometry.peersOf[-1 - use]]; // a peer without candidates is the contradiction
  }

  /** The uses as deductions, with those changes of cells without which there is no contradiction. */
  private written(board: Board, uses: readonly Use[]): Deduction[] {
    const needed = this.neededChanges(board, uses);
    const { plain } = this;
    plain.masks.set(board);
    const deductions: Deduction[] = [];
    for (const [i, use] of uses.entries()) {
      const before = plain.masks.slice();
      this.apply(use);
      this.takeBack(before, needed[i]);
      const ground: Ground = use >= 0 ? this.sources[use].ground : { kind: 'digit', cell: -1 - use };
      const isLast = i === uses.length - 1;
      const changes = (isLast ? [] : needed[i]).map((cell): Change => {
        const left = plain.masks[cell];
        return { cell, left, gone: before[cell] & ~left };
      });
      const last = deductions.at(-1);
      if (!isLast && last?.ground === ground) {
        deductions[deductions.length - 1] = { ground, changes: [...last.changes, ...changes] };
      } else deductions.push({ ground, changes });
    }
    return deductions;
  }

  /** By use: the cells whose changes are needed, one after the other left out if there is still a contradiction. */
  private neededChanges(board: Board, uses: readonly Use[]): Cell[][] {
    const kept = this.changesBy(board, uses);
    kept[kept.length - 1] = [];
    for (let i = uses.length - 2; i >= 0; i--) {
      for (const cell of [...kept[i]]) {
        const all = kept[i];
        kept[i] = all.filter(other => other !== cell);
        if (!this.isBrokenWith(board, uses, kept)) kept[i] = all;
      }
    }
    return kept;
  }

  /** Whether some uses still end in a contradiction if each changes only these cells. */
  private isBrokenWith(board: Board, uses: readonly Use[], cells: readonly (readonly Cell[])[]): boolean {
    const { plain } = this;
    plain.masks.set(board);
    for (const [i, use] of uses.entries()) {
      const before = plain.masks.slice();
      if (!this.apply(use)) return i === uses.length - 1;
      this.takeBack(before, cells[i]);
    }
    return false;
  }

  /** Takes back the changes of all but some cells. */
  private takeBack(before: Board, kept: readonly Cell[]): void {
    const after = kept.map(cell => this.plain.masks[cell]);
    this.plain.masks.set(before);
    for (const [i, cell] of kept.entries()) this.plain.masks[cell] = after[i];
  }
}

/** The grounds of a geometry, made at first use. */
export const groundsOf = ofGeometry(geometry => new Grounds(geometry));
