/** The addresses in SadMan's headers: `#U` gives the puzzle's address, often without `https://`. */

import type { TextSource } from '../../text/document/document';
import type { Span } from '../../text/span';

/** An address in the text, and its complete form. */
export interface TextLink extends Span {
  readonly target: string;
}

/** Number of characters searched between two yields. */
const PIECE = 1 << 15;

/** Length of the longest header to find, so that no header is lost between two pieces. */
const LONGEST_HEADER = 2048;

/** `#Uwww.example.com/a`, `#Shttps://example.com`. Editors find addresses with `https://` in all other text. */
const HEADER = /^([ \t]*#[US])([^\s#]+)[ \t]*$/gm;

/** The links of a span that starts with a line. Yields where it may be paused. */
export function* documentLinksOf(
  { source }: { readonly source: TextSource },
  span: Span,
): Generator<undefined, TextLink[]> {
  const links: TextLink[] = [];
  for (let start = span.start; start < span.end; start += PIECE) {
    const text = source.slice(start, Math.min(start + PIECE + LONGEST_HEADER, span.end));
    for (const match of text.matchAll(HEADER)) {
      // In the first piece a match at the start is at the start of a line; in later ones it may be inside a line.
      const isSeen = match.index >= PIECE || (match.index === 0 && start > span.start);
      const target = isSeen ? undefined : addressOf(match[2]);
      if (!target) continue;
      const at = start + match.index + match[1].length;
      links.push({ start: at, end: at + match[2].length, target });
    }
    yield undefined;
  }
  return links;
}

/** The complete address, or undefined when the text is not one. Only web addresses are links. */
function addressOf(text: string): string | undefined {
  if (/^https?:\/\/[^/]/i.test(text)) return text;
  return /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?::\d+)?(?:[/?]|$)/u.test(text) ? `https://${text}` : undefined;
}
