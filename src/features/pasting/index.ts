/** What is pasted into Sudoku files. It is loaded at first use. */

export { keepingBoxes } from './boxes';
export { pasting } from './pasting';
export { styleNear } from './style';
