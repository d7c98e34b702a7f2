/** Pasting into Sudoku files, loaded at first use. */

export { keepingBoxes } from './boxes';
export { emptyGridAt, inPlaceOfGrid } from './emptyGrid';
export { pasting } from './pasting';
export { styleNear } from './style';
