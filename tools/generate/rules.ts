/** The names of rules in the grammar and in the documentation, generated from the tables of keywords. */

import { RULE_WORDS } from '../../src/text/rules/index';

/** The alternatives of the pattern `rule`: the text between its start and the optional word `line` after each name. */
const ALTERNATIVES = /("begin": "\(\?i\)\^\[ \\\\t\]\*\(\(\?:).*?(\)\(\?:\[ -\]\?lines\?\)\?\))/;

/**
 * syntaxes/sudoku.tmLanguage.json with the names of all rules.
 * @throws an error if the grammar has no such pattern
 */
export function withRuleNames(grammar: string): string {
  if (!ALTERNATIVES.test(grammar)) throw new Error('The grammar has no pattern for rules.');
  const names = new Set(RULE_WORDS.flatMap(({ names: all }) => all.map(name => name.replace(/ lines?$/, ''))));
  // Longer names first, because the first alternative that matches is used.
  const sorted = [...names].sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
  const pattern = sorted.map(name => name.replace(/[ -]/g, '[ -]?')).join('|');
  return grammar.replace(ALTERNATIVES, (_, begin, end) => begin + pattern + end);
}

/** docs/rules.md with the other names of each rule in its section. */
export function withOtherNames(markdown: string): string {
  const byKeyword = new Map(RULE_WORDS.map(word => [word.keyword, word]));
  return markdown.replace(/^## (.+)\n[\s\S]*?(?=^## |(?![\s\S]))/gm, (section, heading: string) => {
    const word = byKeyword.get(heading);
    return word ? renamed(section, othersOf(word)) : section;
  });
}

/** The names after the keyword, without those that only add the word `line`. */
const othersOf = ({ names, keyword }: { readonly names: readonly string[]; readonly keyword: string }) =>
  names.filter(name => name !== keyword && !/ lines?$/.test(name));

/** A section with these names. They are before the names in other programs, or at the end. */
function renamed(section: string, others: readonly string[]): string {
  const also = others.length > 0 ? `Also: ${others.map(name => `\`${name}\``).join(', ')}.` : '';
  const body = section.replace(/^Also: [^.]*\.(?: (?=Elsewhere)|\n\n?(?=\n|$))?/m, '');
  if (/^Elsewhere: /m.test(body)) return body.replace(/^Elsewhere: /m, also ? `${also} Elsewhere: ` : 'Elsewhere: ');
  return also ? `${body.trimEnd()}\n\n${also}\n\n` : body;
}
