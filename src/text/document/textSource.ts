import type { Source } from './document';

/** A text that is all there, for what reads texts in pieces. */
export function sourceOf(text: string): Source {
  return { length: text.length, slice: (start, end) => text.slice(start, end) };
}
