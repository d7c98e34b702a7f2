/** The puzzle in a text of one puzzle in any format of another program, and in links. */

import type { Work } from '../../text/work';
import type { FormatReading } from '../content';
import { FORMATS } from '../index';
import { type Link, type LinkFormat, parseLink } from '../shared/link';

/** Maximum length of a text that is read, in characters. */
const LONGEST = 1 << 20;

const READERS = FORMATS.flatMap(({ read }) => read ?? []);
const LINKS: readonly LinkFormat[] = FORMATS.flatMap(({ link }) => link ?? []);

/**
 * The puzzle in a text of one puzzle: a link, an id, JSON, or a line or grid in a format with a reader. It may have no rules, even if the
 * format is meant for variants. Undefined when no format matches.
 * Yields where it may be paused.
 */
export function* readText(text: string): Work<FormatReading> {
  const trimmed = text.trim();
  if (trimmed.length > LONGEST) return undefined;
  const link = parseLink(trimmed);
  const linked = link && (yield* readLink(link));
  if (linked) return linked;
  for (const read of READERS) {
    const reading = yield* completed(read(trimmed));
    if (reading) return reading;
  }
  return undefined;
}

/** The puzzle in a link; undefined when no format matches. Yields where it may be paused. */
export function* readLink(link: Link): Work<FormatReading> {
  for (const { textIn, read } of LINKS) {
    const text = textIn(link);
    const reading = text === undefined ? undefined : yield* completed(read(text, link));
    if (reading) return reading;
  }
  return undefined;
}

/** The result of a reader, which may be pausable. */
function* completed(reading: FormatReading | Work<FormatReading>): Work<FormatReading> {
  return reading && 'next' in reading ? yield* reading : reading;
}

/** Whether a text looks like a link that holds a puzzle. */
export function isPuzzleLink(text: string): boolean {
  const link = parseLink(text);
  return link !== undefined && LINKS.some(({ textIn }) => textIn(link) !== undefined);
}

/** Whether links of a host are found in a text. */
export const isKnownHost = (host: string): boolean => LINKS.some(({ hosts }) => hosts.test(host.toLowerCase()));
