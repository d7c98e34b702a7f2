/** Foreign text, which comes from a file or its name, made harmless where VS Code would read more than text in it. */

const WORD_JOINER = '\u2060';

/**
 * Text for notifications, status items, titles and other places that are no Markdown. VS Code reads `[label](command:…)` there as a
 * link, which runs the command at one click, and `$(name)` as an icon, and none of these places has a way to escape them.
 * An invisible character between the brackets ends both. Control characters, line ends and marks that turn the direction of
 * the text become spaces, halves of characters the replacement character.
 */
export function plain(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu, ' ')
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(/[\]$](?=\()/g, `$&${WORD_JOINER}`);
}

/** Text as Markdown: none of its characters means anything, and no address in it becomes a link. */
export function escaped(text: string): string {
  return text.replace(/[\\`*_{}[\]<>#|~&@$]|:(?=\/\/)|(?<=www)\./gi, '\\$&');
}

/** The same, each line a paragraph. */
export function paragraphs(text: string): string {
  return escaped(text).replace(/\n/g, '\n\n');
}

/** The name by which a link finds the section with a heading, as GitHub and VS Code make it. */
export function sectionOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .replace(/ /g, '-');
}
