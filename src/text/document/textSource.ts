import type { TextSource } from './document';

/** A complete text as a source for readers of pieces. */
export function sourceOf(text: string): TextSource {
  return { length: text.length, slice: (start, end) => text.slice(start, end) };
}
