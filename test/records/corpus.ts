/** The texts whose answers are recorded. */

import { fixture } from '../collections';
import { sections } from '../text/pasted/sections';

/** A text and its name, which is different for each text. */
export interface NamedText {
  readonly name: string;
  readonly text: string;
}

const written: readonly NamedText[] = fixture('records/small.txt')
  .split(/^=== /m)
  .slice(1)
  .map(section => {
    const end = section.indexOf('\n');
    return { name: section.slice(0, end), text: section.slice(end + 1) };
  });

/** Small texts of all kinds, for records of features that do much with each text. */
export const small: readonly NamedText[] = [
  ...written,
  { name: 'line endings of Windows', text: written[0].text.replaceAll('\n', '\r\n') },
  { name: 'an empty text', text: '' },
];

/** One puzzle in each form in which people paste it. */
export const pasted: readonly NamedText[] = sections.map(({ name, text }) => ({ name: `pasted: ${name}`, text }));

/** Texts from the tests of the parser and of features, chosen so that a few of them run each branch of the parser. */
export const chosen: readonly NamedText[] = fixture('records/texts.txt')
  .trimEnd()
  .split('\n')
  .map((line, i) => ({ name: `text ${i + 1}`, text: JSON.parse(line) }));
