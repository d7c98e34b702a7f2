/** Escapes text that comes from a file or its name, where VS Code would read it as more than text. */

const WORD_JOINER = '\u2060';

/**
 * Text for notifications, status items, titles and other places that are not Markdown. VS Code reads
 * `[label](command:…)` there as a link, which runs the command with one click, and `$(name)` as an icon, and none of
 * these places has an escape character. An invisible character between the brackets prevents both. Control characters,
 * line ends and marks that change the text direction become spaces; lone surrogates become U+FFFD.
 */
export function plain(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu, ' ')
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(/[\]$](?=\()/g, `$&${WORD_JOINER}`);
}

/** Text as Markdown, escaped: no character has a meaning, and no address becomes a link. */
export function escaped(text: string): string {
  return text.replace(/[\\`*_{}[\]<>#|~&@$]|:(?=\/\/)|(?<=www)\./gi, '\\$&');
}

/** Text as escaped Markdown, each line a paragraph. */
export function paragraphs(text: string): string {
  return escaped(text).replace(/\n/g, '\n\n');
}

/** The fragment of a link to the section with this heading, by the rule of GitHub and VS Code. */
export function sectionOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .replace(/ /g, '-');
}
