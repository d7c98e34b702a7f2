import { stringOf } from '../../text/gridKey';
import type { Puzzle } from '../../text/puzzle';

/** Identifies a puzzle while it is being played: its geometry and givens. */
export const gameKeyOf = ({ grid, givens }: Puzzle): string => `${grid.geometry.key} ${stringOf(givens)}`;
