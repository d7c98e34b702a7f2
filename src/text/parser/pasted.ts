/** The readers of pasted forms for the parser. Exported pages have noPasted.ts instead: see `imports` in package.json. */

export { undecorated } from '../pasted/around/undecorated';
export { CodeReader, labelsIn } from '../pasted/code/codeReader';
export { mayBeBeside } from '../pasted/drawings/sideBySide';
export { areCages } from '../pasted/drawings/walls';
export { areFields } from '../pasted/forms/fields';
export { readPasted } from '../pasted/index';
export { isRowOfLabels } from '../pasted/labelRows';
export { looksPasted } from '../pasted/lineLikeness';
export { orderInWords, reordered } from '../pasted/order';
export { commentsNote, maySketch } from '../pasted/unread/commented';
export { drawingNote, noteOf } from '../pasted/unread/unread';
export { marksNotes } from './sections/marksNotes';
