/** Replaces pasted.ts in exported pages: the extension wrote their text, and the readers of pasted forms are a fifth of the code. */

import type * as pasted from './pasted';

export const CodeReader = class {
  readonly isOpen = false;
  readonly rows = [];
  read(): void {}
} as unknown as typeof pasted.CodeReader;
export const areCages: typeof pasted.areCages = () => false;
export const areFields: typeof pasted.areFields = () => false;
export const labelsIn: typeof pasted.labelsIn = () => [];
export const isRowOfLabels: typeof pasted.isRowOfLabels = () => false;
export const mayBeBeside: typeof pasted.mayBeBeside = () => false;
export const commentsNote: typeof pasted.commentsNote = () => undefined;
export const marksNotes: typeof pasted.marksNotes = () => [];
export const maySketch: typeof pasted.maySketch = () => false;
export const drawingNote: typeof pasted.drawingNote = () => undefined;
export const looksPasted: typeof pasted.looksPasted = () => false;
export const noteOf: typeof pasted.noteOf = () => undefined;
export const orderInWords: typeof pasted.orderInWords = () => undefined;
export const reordered: typeof pasted.reordered = () => undefined;
export const readPasted: typeof pasted.readPasted = () => undefined;
export const undecorated: typeof pasted.undecorated = text => text;
