import type { Source } from './document';

/** A complete text as a source for readers of pieces. */
export function sourceOf(text: string): Source {
  return { length: text.length, slice: (start, end) => text.slice(start, end) };
}
