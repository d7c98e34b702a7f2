/** Updates the selection when a pointer is used on the grid. */

import { candidateAt } from '#chainMode';
import type { Candidate } from '../../../core/position';
import type { Snapshot } from '../../protocol/snapshot';
import * as change from '../state';
import type { PointerTarget } from './pointer';

/** The part of the page that selecting needs. */
export interface SelectingTarget {
  state(): change.PageState;
  snapshot(): Snapshot | undefined;
  /** A cell was pressed. */
  press(state: change.PageState, cell: number): void;
  drag(state: change.PageState): void;
  /** The pointer is dragged between two candidates. Without them, it no longer is. */
  preview(link?: readonly Candidate[]): void;
  /** The pointer was dragged from a candidate to another one, or clicked on it. */
  link(from: Candidate, to: Candidate): void;
  selectMany(state: change.PageState): void;
}

/** Handles presses, drags and double clicks. */
export function selecting({ state, snapshot, press, drag, preview, link, selectMany }: SelectingTarget): PointerTarget {
  const size = () => snapshot()?.size ?? 1;
  return {
    size,
    isLinking: () => state().mode === 'chain',
    preview(from, to) {
      const shown = snapshot();
      preview(shown && from && to ? [candidateAt(shown, from), candidateAt(shown, to)] : undefined);
    },
    link(from, to) {
      const shown = snapshot();
      if (shown) link(candidateAt(shown, from), candidateAt(shown, to));
    },
    isSelected: cell => state().selection.has(cell),
    begin(cell, how) {
      const now = state();
      if (how === 'range') press(change.extendTo(now, size(), cell), cell);
      else if (how === 'only') press(change.selectOnly(now, cell), cell);
      else press(change.toggled(now, cell), cell);
    },
    drag: (cell, how) => drag((how === 'select' ? change.extend : change.deselect)(state(), [cell])),
    selectEqual(cell, how) {
      const shown = snapshot();
      if (!shown) return;
      const from = how === 'add' ? state() : change.selectOnly(state(), cell);
      selectMany(change.extend(from, change.equalCells(shown, cell)));
    },
  };
}
