/** The readers of pasted forms for the parser. Exported pages have noPasted.ts instead: see `imports` in package.json. */

export { CodeReader, labelsIn } from '../pasted/codeReader';
export { commentsNote, maySketch } from '../pasted/commented';
export { areFields } from '../pasted/forms/fields';
export { isRowOfLabels, looksPasted } from '../pasted/gridLikeness';
export { readPasted } from '../pasted/index';
export { orderInWords, reordered } from '../pasted/order';
export { areOtherDigits, areOtherElements } from '../pasted/otherDigits';
export { mayBeBeside } from '../pasted/sideBySide';
export { undecorated } from '../pasted/undecorated';
export { drawingNote, noteOf } from '../pasted/unread';
export { areCages } from '../pasted/walls';
