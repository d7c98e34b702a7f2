/** Makes text and names of files safe for a terminal, without escape sequences and line breaks that imitate another line. */

/** Control characters, line and paragraph separators, and characters that change the direction of text. */
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu;

const ESCAPES: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

const escapeOf = (character: string) =>
  ESCAPES[character] ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Text on one line: a character that could control a terminal or end the line is written as an escape such as `\n` or `\u001b`. */
export const printable = (text: string): string => text.replace(UNPRINTABLE, escapeOf);

/** Like {@link printable}, for text of several lines, whose line breaks are kept. */
export const printableLines = (text: string): string =>
  text.replace(UNPRINTABLE, character => (character === '\n' ? character : escapeOf(character)));

/** Text for a terminal, in which tabs and line endings are kept. Text that is copied from files may have escape sequences. */
export const printableText = (text: string): string =>
  text.replace(UNPRINTABLE, (character, at: number) => {
    const isEnd = character === '\n' || (character === '\r' && text[at + 1] === '\n');
    return isEnd || character === '\t' ? character : escapeOf(character);
  });

/** JSON on one line. The escapes do not change its meaning. */
export const printableJson = (value: unknown): string => JSON.stringify(value).replace(UNPRINTABLE, escapeOf);

/** Maximum length of a name in a message. */
const LONGEST_NAME = 200;

/** A name for a message. */
export const shortened = (name: string): string =>
  name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name;
