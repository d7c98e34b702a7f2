/** Pasting into Sudoku files, loaded at first use. */

export { keepingBoxes } from './boxes';
export { pasting } from './pasting';
export { styleNear } from './style';
