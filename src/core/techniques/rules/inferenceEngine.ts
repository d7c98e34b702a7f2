/** All grounds for deductions in a puzzle with rules, and their consequences. */

import type { Geometry } from '../../geometry';
import { isSingle } from '../../grid';
import type { Cell, DigitMask } from '../../numbers';
import { ofGeometry } from '../../position';
import { DigitSet } from '../../solver/propagation/digitSet';
import { NO_ONLOOKERS } from '../../solver/propagation/onlookers';
import { type Propagator, SearchState } from '../../solver/propagation/state';
import { cluesOf } from './clue';
import { leftOversOf } from './leftOvers';
import type { CandidateLoss, Deduction, Ground } from './refutation';

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
    const propagator = new DigitSet([...house.cells], all, NO_ONLOOKERS);
    return { ground: { kind: 'house', house }, cells: propagator.cells, propagator };
  });
  const rules = [...cluesOf(geometry), ...leftOversOf(geometry)].flatMap(({ subject, propagators }) => {
    const ground: Ground = { kind: 'rule', subject };
    return propagators.map((propagator): Source => ({ ground, cells: propagator.cells, propagator }));
  });
  return [...houses, ...rules];
});

/** By cell: its candidates, one bit for a digit. */
export type CandidateMasks = Int32Array;

/** One use of a ground: the number of a source, or less than 0 for the digit of a cell. */
type Use = number;

const useOfDigit = (cell: Cell): Use => -1 - cell;

/** The refutation of a position: the used grounds in order. The last one leaves no candidate. */
export interface Proof {
  readonly board: CandidateMasks;
  readonly uses: readonly Use[];
}

/** Computes the consequences of rules for the candidates. */
export class InferenceEngine {
  private readonly sources: readonly Source[];
  private readonly state: SearchState;
  /** Applies no ground by itself, so that each use can be recorded. */
  private readonly plain: SearchState;
  /** By cell: the sources that depend on it. */
  private readonly watching: readonly (readonly number[])[];
  /** By cell: the cell and its peers. One of them without candidates is a contradiction. */
  private readonly around: readonly (readonly Cell[])[];
  private readonly before: CandidateMasks;
  private readonly after: CandidateMasks;

  constructor(private readonly geometry: Geometry) {
    const { size, cellCount, peersOf } = geometry;
    this.sources = sourcesOf(geometry);
    const rules = this.sources.map(({ propagator }) => propagator);
    this.state = new SearchState(size, cellCount, rules, peersOf);
    this.plain = new SearchState(size, cellCount, [], peersOf);
    const watching: number[][] = Array.from({ length: cellCount }, () => []);
    for (const [s, { cells }] of this.sources.entries()) for (const cell of cells) watching[cell].push(s);
    this.watching = watching;
    this.around = peersOf.map((peers, cell) => [cell, ...peers]);
    this.before = new Int32Array(cellCount);
    this.after = new Int32Array(cellCount);
  }

  /** All consequences; undefined for a contradiction. */
  settled(board: ArrayLike<DigitMask>): CandidateMasks | undefined {
    this.state.startFrom(board);
    return this.state.settle() ? this.state.masks.slice() : undefined;
  }

  /** The consequences for a settled position if a cell has one of these digits; undefined for a contradiction. */
  settledWith(board: CandidateMasks, cell: Cell, digits: DigitMask): CandidateMasks | undefined {
    const { state } = this;
    state.masks.set(board);
    return state.keep(cell, digits) && state.settle() ? state.masks.slice() : undefined;
  }

  /** A small number of uses of grounds that lead from a position to a contradiction; undefined if there is none. */
  proof(board: CandidateMasks): Proof | undefined {
    const uses = this.usesUntilBroken(board);
    return uses && { board, uses: this.shortened(board, uses) };
  }

  /** The uses as deductions, with only those changes of cells that the contradiction needs. */
  written({ board, uses }: Proof): Deduction[] {
    const needed = this.neededChanges(board, uses);
    const { masks } = this.plain;
    masks.set(board);
    const deductions: Deduction[] = [];
    const before = masks.slice();
    for (const [i, use] of uses.entries()) {
      const isLast = i === uses.length - 1;
      if (!isLast && needed[i].length === 0) continue;
      before.set(masks);
      this.apply(use);
      this.takeBack(before, needed[i]);
      const ground: Ground = use >= 0 ? this.sources[use].ground : { kind: 'digit', cell: -1 - use };
      // A use changes nothing if it depended on a change of an earlier one that turned out not to be needed.
      const changed = isLast ? [] : needed[i].filter(cell => masks[cell] !== before[cell]);
      if (!isLast && changed.length === 0) continue;
      const changes = changed.map((cell): CandidateLoss => {
        const left = masks[cell];
        return { cell, left, gone: before[cell] & ~left };
      });
      const last = deductions.at(-1);
      if (!isLast && last?.ground === ground) {
        deductions[deductions.length - 1] = { ground, changes: [...last.changes, ...changes] };
      } else deductions.push({ ground, changes });
    }
    return deductions;
  }

  /** The uses of grounds in order, until one leaves nothing; undefined if nothing more changes. */
  private usesUntilBroken(board: CandidateMasks): Use[] | undefined {
    const { plain, geometry, sources } = this;
    const { masks } = plain;
    masks.set(board);
    const uses: Use[] = [];
    const isSpread = new Uint8Array(geometry.cellCount);
    const pending = new Set(sources.keys());
    const before = masks.slice();
    for (;;) {
      const solved = masks.findIndex((mask, cell) => isSpread[cell] === 0 && isSingle(mask));
      const [source] = solved < 0 ? pending : [];
      if (solved < 0 && source === undefined) return undefined;
      const use = solved >= 0 ? useOfDigit(solved) : source!;
      if (solved >= 0) isSpread[solved] = 1;
      else pending.delete(use);
      before.set(masks);
      const isKept = this.apply(use);
      const changed = this.changedBy(use, before);
      if (isKept && changed.length === 0) continue;
      uses.push(use);
      if (!isKept) return uses;
      for (const cell of changed) for (const s of this.watching[cell]) pending.add(s); // includes the source itself: some propagators leave part of their work for the next run
    }
  }

  /** Applies a ground to the plain state. False if it leaves nothing. */
  private apply(use: Use): boolean {
    const { plain, geometry, sources } = this;
    if (use >= 0) return sources[use].propagator.propagate(plain);
    const cell = -1 - use;
    const digit = plain.masks[cell];
    if (!isSingle(digit)) return true; // after removing uses, the cell may not be solved
    const peers = geometry.peersOf[cell];
    for (let i = 0; i < peers.length; i++) if (!plain.keep(peers[i], ~digit)) return false;
    return true;
  }

  /** The cells that the last use changed. */
  private changedBy(use: Use, before: CandidateMasks): Cell[] {
    const { masks } = this.plain;
    return this.cellsOf(use).filter(cell => before[cell] !== masks[cell]);
  }

  /** Removes uses without which there is still a contradiction. */
  private shortened(board: CandidateMasks, uses: readonly Use[]): readonly Use[] {
    let kept = this.relevant(board, uses);
    for (let i = kept.length - 2; i >= 0; i--) {
      const without = [...kept.slice(0, i), ...kept.slice(i + 1)];
      const length = this.lengthUntilBroken(board, without);
      if (length > 0) kept = without.slice(0, length);
    }
    return kept;
  }

  /** The number of uses after which there is a contradiction; 0 if there is none. */
  private lengthUntilBroken(board: CandidateMasks, uses: readonly Use[]): number {
    this.plain.masks.set(board);
    for (let i = 0; i < uses.length; i++) if (!this.apply(uses[i])) return i + 1;
    return 0;
  }

  /** The uses that change cells on which a later use depends, up to the last one. */
  private relevant(board: CandidateMasks, uses: readonly Use[]): readonly Use[] {
    const { changes } = this.replayed(board, uses);
    const isExamined = new Uint8Array(board.length);
    const kept: Use[] = [];
    for (let i = uses.length - 1; i >= 0; i--) {
      if (i < uses.length - 1 && !changes[i].some(cell => isExamined[cell] === 1)) continue;
      kept.unshift(uses[i]);
      for (const cell of this.cellsOf(uses[i])) isExamined[cell] = 1;
    }
    return this.lengthUntilBroken(board, kept) > 0 ? kept : uses;
  }

  /** By use: the candidates before it, and the cells that it changes. */
  private replayed(
    board: CandidateMasks,
    uses: readonly Use[],
  ): { readonly boards: CandidateMasks[]; readonly changes: Cell[][] } {
    const { masks } = this.plain;
    masks.set(board);
    const boards: CandidateMasks[] = [];
    const changes = uses.map(use => {
      const before = masks.slice();
      boards.push(before);
      this.apply(use);
      return this.changedBy(use, before);
    });
    return { boards, changes };
  }

  /** The cells on which a use depends. */
  private cellsOf(use: Use): readonly Cell[] {
    return use >= 0 ? this.sources[use].cells : this.around[-1 - use];
  }

  /**
   * By use: the cells whose changes are needed, by removing one after the other if there is still a contradiction. The uses before a
   * removed change apply all their changes, so the position before it need not be computed again.
   */
  private neededChanges(board: CandidateMasks, uses: readonly Use[]): Cell[][] {
    const { boards, changes: kept } = this.replayed(board, uses);
    const last = uses.length - 1;
    kept[last] = [];
    const isExamined = new Uint8Array(board.length);
    for (const cell of this.cellsOf(uses[last])) isExamined[cell] = 1;
    for (let i = last - 1; i >= 0; i--) {
      kept[i] = kept[i].filter(cell => isExamined[cell] === 1);
      for (const cell of [...kept[i]]) {
        const all = kept[i];
        kept[i] = all.filter(other => other !== cell);
        if (!this.isBrokenFrom(i, boards[i], uses, kept)) kept[i] = all;
      }
      if (kept[i].length > 0) for (const cell of this.cellsOf(uses[i])) isExamined[cell] = 1;
    }
    return kept;
  }

  /** Whether some uses from one on end in a contradiction if each changes only these cells. */
  private isBrokenFrom(
    first: number,
    board: CandidateMasks,
    uses: readonly Use[],
    cells: readonly (readonly Cell[])[],
  ): boolean {
    const { before } = this;
    const { masks } = this.plain;
    masks.set(board);
    for (let i = first; i < uses.length; i++) {
      if (cells[i].length === 0 && i < uses.length - 1) continue;
      before.set(masks);
      if (!this.apply(uses[i])) return i === uses.length - 1;
      this.takeBack(before, cells[i]);
    }
    return false;
  }

  /** Undoes all changes except those of some cells. */
  private takeBack(before: CandidateMasks, kept: readonly Cell[]): void {
    const { masks } = this.plain;
    const { after } = this;
    for (let i = 0; i < kept.length; i++) after[i] = masks[kept[i]];
    masks.set(before);
    for (let i = 0; i < kept.length; i++) masks[kept[i]] = after[i];
  }
}

/** The grounds of a geometry, made at first use. */
export const groundsOf = ofGeometry(geometry => new InferenceEngine(geometry));
