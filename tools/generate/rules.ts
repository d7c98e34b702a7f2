/** The generated parts of the grammar and of docs/rules.md. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { colorsOf } from '../../src/board/drawing/palettes';
import { pictureOf } from '../../src/board/drawing/picture';
import { parseCell } from '../../src/core/notation';
import { diagnose } from '../../src/features/diagnostics/index';
import { wordMeanings } from '../../src/messages/index';
import { applied, fill } from '../../src/text/edits';
import { parse } from '../../src/text/parser/parser';
import type { Puzzle } from '../../src/text/puzzle';
import { isKind, RULE_WORDS, type RuleWord, writingOf } from '../../src/text/rules/index';
import { cellRuleWords, otherCellWords } from '../../src/text/rules/kinds/cells';
import { clueWords } from '../../src/text/rules/kinds/clues';
import { houseWords, otherHouseWords } from '../../src/text/rules/kinds/houses';
import { lineWords, otherLineWords } from '../../src/text/rules/kinds/lines';
import { markWords, otherMarkWords } from '../../src/text/rules/kinds/marks';
import { sumWords } from '../../src/text/rules/kinds/sums';
import { wholeGridWords } from '../../src/text/rules/kinds/wholeGrid';
import { replacePart, tableOf } from './markdown';

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

/** The families of rules, in the order of the page. */
const FAMILIES: readonly { readonly title: string; readonly words: object }[] = [
  { title: 'Houses and regions', words: { ...houseWords, ...otherHouseWords } },
  { title: 'The whole grid', words: wholeGridWords },
  { title: 'Marks between cells', words: { ...markWords, ...otherMarkWords } },
  { title: 'Single cells', words: { ...cellRuleWords, ...otherCellWords } },
  { title: 'Sums', words: sumWords },
  { title: 'Lines', words: { ...lineWords, ...otherLineWords } },
  { title: 'Clues outside the grid', words: clueWords },
];

/** The rules of a family, in the order of their declarations. */
const wordsOf = ({ words }: (typeof FAMILIES)[number]): readonly RuleWord[] =>
  RULE_WORDS.filter(({ id }) => Object.hasOwn(words, id));

/**
 * docs/rules.md with a section for each rule and a table that links them. A section has text that is written by hand:
 * notes, an example, and a wrong digit in it. A new section is the last one of its family.
 */
export function withRules(markdown: string): string {
  const [intro, ...sections] = markdown.split(/^(?=## )/m);
  for (const family of FAMILIES) {
    const keywords = wordsOf(family).map(({ keyword }) => keyword);
    const headings = sections.map(headingOf);
    const last = headings.map(heading => keywords.includes(heading)).lastIndexOf(true);
    const added = keywords.filter(keyword => !headings.includes(keyword)).map(keyword => `## ${keyword}\n\n`);
    sections.splice(last + 1, 0, ...added);
  }
  const all = `${[intro, ...sections.map(renewed)].join('').trimEnd()}\n`;
  return replacePart(all, 'rules', tableOf(['Family', 'Rules'], FAMILIES.map(rowFor)));

  function rowFor(family: (typeof FAMILIES)[number]): string[] {
    const keywords = new Set(wordsOf(family).map(({ keyword }) => keyword));
    const headings = sections.map(headingOf).filter(heading => keywords.has(heading));
    return [family.title, headings.map(heading => `[\`${heading}\`](#${heading.replaceAll(' ', '-')})`).join(', ')];
  }
}

const headingOf = (section: string): string => section.slice('## '.length, section.indexOf('\n'));

/** A section with its generated parts. */
function renewed(section: string): string {
  const word = RULE_WORDS.find(({ keyword }) => keyword === headingOf(section));
  return withMessage(word ? withNames(withPicture(withHead(section, word), word), word) : section);
}

/** A section with the form and the meaning of its rule, which are its first two paragraphs. */
function withHead(section: string, { keyword, form, id }: RuleWord): string {
  const [, rest] = /^## .*\n\n(?:`.*`\n\n.*\n\n?)?([\s\S]*)$/.exec(section) ?? [];
  return `## ${keyword}\n\n\`${form}\`\n\n${wordMeanings[id]()}\n\n${rest}`;
}

/** An example in a section, optionally with its picture above it. */
const EXAMPLE = /(?:!\[.*\]\((.*)\)\n\n)?```sudoku\n([\s\S]*?)```\n/;

/** A section with a picture above its example. */
const withPicture = (section: string, { keyword }: RuleWord): string =>
  section.replace(EXAMPLE, example => {
    const picture = `![Example of the rule \`${keyword}\`.](${pictureFor(keyword)})`;
    return `${picture}\n\n${example.slice(example.indexOf('```'))}`;
  });

const pictureFor = (keyword: string): string => `images/rules/${keyword.replaceAll(' ', '-')}.svg`;

/** A wrong digit in the example of a section, optionally with the message about it. */
const WRONG = /^With (\d) in (r\dc\d):\n(?:\n> (.*)\n)?/m;

/**
 * A section with the message about the wrong digit in its example.
 * @throws an error if there is no such message
 */
function withMessage(section: string): string {
  const [, , example] = EXAMPLE.exec(section) ?? [];
  if (example === undefined) return section;
  return section.replace(WRONG, (_, digit: string, name: string, message?: string) => {
    const [puzzle] = parse(example).puzzles;
    const messages = errorsWith(puzzle, name, Number(digit), example);
    if (messages.length === 0)
      throw new Error(`In the example of ${headingOf(section)}, ${digit} in ${name} is right.`);
    const kept = message !== undefined && messages.includes(message) ? message : messages[0];
    return `With ${digit} in ${name}:\n\n> ${kept}\n`;
  });
}

/** The errors of a puzzle with a digit in a cell. */
function errorsWith(puzzle: Puzzle, name: string, digit: number, text: string): string[] {
  const cell = parseCell(puzzle.grid.geometry, name)!;
  const [changed] = parse(applied(text, fill(puzzle, cell, digit))).puzzles;
  const errors = diagnose(changed, 'all', undefined).filter(({ severity }) => severity === 'error');
  return errors.map(({ message }) => message);
}

/** A section with the other names of its rule here and in other programs, which are its last paragraph. */
function withNames(section: string, word: RuleWord): string {
  const [, body, elsewhere = ''] =
    /^([\s\S]*?)(?:^(?:Also: [^.]*\. ?)?(?:Elsewhere: (.*)\.)?\n*)?$(?![\s\S])/m.exec(section) ?? [];
  const others = word.names.filter(name => name !== word.keyword && !/ lines?$/.test(name));
  const also = others.length > 0 ? [`Also: ${others.map(name => `\`${name}\``).join(', ')}.`] : [];
  const there = namesElsewhere(word, elsewhere);
  const names = [...also, ...(there ? [`Elsewhere: ${there}.`] : [])].join(' ');
  return `${body.trimEnd()}\n\n${names ? `${names}\n\n` : ''}`;
}

/** The names in other programs: the declared ones, unless the section says more about the same program. */
function namesElsewhere({ id }: RuleWord, written: string): string {
  const { iss, fPuzzles } = isKind(id) ? writingOf(id) : {};
  const declared = { ISS: iss && `.${iss}`, 'f-puzzles': fPuzzles };
  const parts = written.split(/(?<=\)), /);
  return Object.entries(declared)
    .flatMap(([program, name]) => {
      const known = parts.find(part => part.endsWith(`(${program})`));
      return known && (!name || known.includes(`\`${name}`)) ? known : name ? `\`${name}\` (${program})` : [];
    })
    .join(', ');
}

/** Pixels per unit: the pictures are as large as the text next to them requires. */
const SCALE = 0.75;

/** The pictures of the examples in docs/rules.md: their paths from the root of the project, and their generators. */
export function rulePictures(root: string): { readonly path: string; make(): string }[] {
  const sections = readFileSync(join(root, 'docs/rules.md'), 'utf8').split(/^(?=## )/m);
  return sections.flatMap(section => {
    const heading = headingOf(section);
    const [, file, example] = EXAMPLE.exec(section) ?? [];
    if (example === undefined) return [];
    const isRule = RULE_WORDS.some(({ keyword }) => keyword === heading);
    const path = isRule ? pictureFor(heading) : file;
    if (path === undefined) return [];
    const draw = () => {
      const [puzzle] = parse(example).puzzles;
      return `${pictureOf(puzzle, { content: 'digits', scale: SCALE, colors: colorsOf('light') })}\n`;
    };
    return [{ path: `docs/${path}`, make: draw }];
  });
}
