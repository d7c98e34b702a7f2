import type { Source } from '../../src/text/document/document';

/** A text that is read in pieces. */
export const sourceOf = (text: string): Source => ({
  length: text.length,
  slice: (start, end) => text.slice(start, end),
});
