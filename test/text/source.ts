import type { TextSource } from '../../src/text/document/document';

/** Gives access to the pieces of a text. */
export const sourceOf = (text: string): TextSource => ({
  length: text.length,
  slice: (start, end) => text.slice(start, end),
});
