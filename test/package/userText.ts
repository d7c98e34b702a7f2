/** All texts for users: the documents, and the sentences of the extension and the command line. */

import type { AnyNode } from 'acorn';
import { nodesOf, programOf, SOURCES } from '../../tools/sources/programs';
import { proseOf } from '../host/links.mts';
import { DOCUMENTATION, FOR_CONTRIBUTORS, readText } from './markdown';

export interface UserText {
  /** The file name, for messages of tests. */
  readonly file: string;
  readonly text: string;
}

/** The sources whose strings are sentences for users. */
const SPEAKING =
  /^(?:messages|cli|features\/tools|core\/techniques|extension\/commands\/declarations)\/|^features\/(?:diagnostics\/descriptions|settingTexts)\.ts$/;

/** The documents for users. */
const DOCUMENTS: readonly string[] = [
  ...['README.md', 'CHANGELOG.md', 'SUPPORT.md', 'SECURITY.md', 'tools/npm.md'],
  ...DOCUMENTATION.filter(name => !FOR_CONTRIBUTORS.includes(name)),
];

/** All texts, without code, targets of links and generated addresses, whose words cannot be changed. */
export function* userTexts(): Generator<UserText> {
  for (const file of DOCUMENTS) {
    const paragraphs = proseOf(readText(file)).split(/\n{2,}|\n(?=[-|])/);
    for (const paragraph of paragraphs) yield { file, text: wordsOf(paragraph) };
  }
  for (const text of Object.values<string>(JSON.parse(readText('package.nls.json'))))
    yield { file: 'package.nls.json', text: wordsOf(text) };
  for (const name of SOURCES.filter(source => SPEAKING.test(source)))
    for (const text of sentencesIn(readText(`src/${name}`))) yield { file: `src/${name}`, text };
}

/** The strings of a source that have several words, or one with a capital. */
export function sentencesIn(source: string): string[] {
  return [...nodesOf(programOf(source))]
    .flatMap(textsOf)
    .map(wordsOf)
    .filter(text => /\p{L} +\S|\S +\p{L}|^\p{Lu}\p{Ll}+/u.test(text));
}

function textsOf(node: AnyNode): string[] {
  if (node.type === 'Literal' && typeof node.value === 'string') return [node.value];
  return node.type === 'TemplateLiteral' ? [node.quasis.map(({ value }) => value.cooked ?? '').join('…')] : [];
}

/** A text without code, targets of links and comments, on one line. */
function wordsOf(text: string): string {
  return text
    .replace(/<!--[\s\S]*?-->/g, ' ')
    .replace(/`[^`]*`/g, '`…`')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/\s+/g, ' ')
    .trim();
}
