/** The parts of a link, and where puzzles are in them. Nothing is fetched. */

import type { Work } from '../../text/work';
import type { FormatReading } from '../content';

/** A link, with or without `https://`. */
export interface Link {
  /** In lower case. */
  readonly host: string;
  /** From the slash after the host to the query, not decoded. */
  readonly path: string;
  /** The part after `?`, not decoded. */
  readonly query: string;
  /** The part after `#`, not decoded. */
  readonly fragment: string;
}

/** The way in which links contain puzzles. */
export interface LinkFormat {
  /** The hosts whose links are found in a text, by the end of their names. */
  readonly hosts: RegExp;
  /** The text of the puzzle in a link, decoded; undefined if there is none. Copies of a site have other hosts. */
  textIn(link: Link): string | undefined;
  /** Reads such a text, in a link. Yields where it may be paused. */
  read(text: string, link: Link): FormatReading | Work<FormatReading>;
}

const LINK = /^(?:https?:\/\/)?((?:[\w-]{1,60}\.){1,5}[a-z]{2,20})(?::\d{1,5})?(\/\S*)$/i;

/** The parts of a link; undefined for other texts, and for a host alone. */
export function parseLink(text: string): Link | undefined {
  const [, host, rest] = LINK.exec(text) ?? [];
  if (host === undefined) return undefined;
  const [target, fragment = ''] = rest.split('#');
  const [path, query = ''] = target.split('?');
  return { host: host.toLowerCase(), path, query, fragment };
}

/** The value of a parameter, decoded; undefined if it is missing. */
export function parameterIn(query: string, name: string): string | undefined {
  const found = query.split('&').find(each => each.toLowerCase().startsWith(`${name}=`));
  return found === undefined ? undefined : decodedPercent(found.slice(name.length + 1));
}

/** A text whose percent-encoded characters are decoded; unchanged if it is not well-formed. */
export function decodedPercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
