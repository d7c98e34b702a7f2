import assert from 'node:assert/strict';
import { codeSpansOf, readText, tableRowsOf } from './markdown';
import { sentencesIn, type UserText, userTexts } from './userText';

/** Occurrences of words in texts: `file: … words around …`. */
function placesOf(words: RegExp, texts: Iterable<UserText>): string[] {
  const places: string[] = [];
  for (const { file, text } of texts)
    for (const { index, 0: word } of text.matchAll(words))
      places.push(`${file}: …${text.slice(Math.max(0, index - 30), index + word.length + 30)}…`);
  return places;
}

/** The English part of the glossary. */
const [english] = readText('docs/glossary.md').split('## Terms in other languages');
const entries = tableRowsOf(english).filter(([term]) => term !== 'Term' && !/^-+$/.test(term));

/** The words that the glossary rejects, and their plurals. */
const wrongWords = entries.flatMap(([, , wrong]) => [...codeSpansOf(wrong)]);
const wrongTerms = new RegExp(`\\b(?:${wrongWords.map(withPlural).join('|')})\\b`, 'gi');

function withPlural(word: string): string {
  return word.endsWith('y') ? `${word.slice(0, -1)}(?:y|ies)` : `${word}(?:s|es)?`;
}

/**
 * British spellings of words about puzzles, boards and programs. Command ids, verbs of the command line and keywords of files, which keep
 * theirs, are code.
 */
const BRITISH = new RegExp(
  `\\b(?:${[
    '\\w*colour\\w*',
    'centr(?:e[sd]?|ing)',
    '\\w*neighbour\\w*',
    '(?:un)?favour\\w*',
    'behaviours?',
    'honour\\w*',
    'grey\\w*',
    'licence[sd]?',
    'defen[c]e|offen[c]e',
    'catalogues?',
    'analys(?:e[sd]?|ing)',
    '(?:cancel|label|model|travel|signal)l(?:ed|ing)',
    '\\w*(?:minim|maxim|recogn|organ|normal|optim|initial|summar|visual|emphas|custom|serial|capital|special|general|symbol|real|util|canonical|random|final|central|local|character|apolog|author|priorit|standard|synchron|categor|item)is(?:e[sdr]?|ing|ation)',
    'whilst|amongst|learnt|spelt|judgement|fulfil|artefacts?',
  ].join('|')})\\b`,
  'gi',
);

/** Occurrences of a verb of the command line that are not formatted as code: in a heading, and in a help page. */
const KEPT = [/^## minimise$/g, /\bsudoku minimise\b/g];

describe('docs/glossary.md', () => {
  it('lists each term once, in tables of three columns', () => {
    assert.ok(entries.length > 30);
    for (const row of entries) assert.equal(row.length, 3, row.join(' | '));
    const terms = entries.flatMap(([term]) => term.split(', '));
    assert.equal(new Set(terms).size, terms.length);
    for (const word of wrongWords) assert.ok(!terms.includes(word), `${word} is a term and a wrong one`);
  });

  it('rejects terms that occur in no text for users', () => assert.deepEqual(placesOf(wrongTerms, userTexts()), []));
});

/** All texts without the exceptions. */
function* spelled(): Generator<UserText> {
  for (const { file, text } of userTexts())
    yield { file, text: KEPT.reduce((rest, word) => rest.replace(word, ''), text) };
}

describe('the texts for users', () => {
  it('have American spelling', () => assert.deepEqual(placesOf(BRITISH, spelled()), []));

  it('include documents, the manifest, messages and the command line', () => {
    const files = new Set([...userTexts()].map(({ file }) => file));
    for (const file of [
      'README.md',
      'docs/guide/board.md',
      'package.nls.json',
      'src/messages/steps/hint.ts',
      'src/cli/pages/help.ts',
    ])
      assert.ok(files.has(file), file);
    assert.deepEqual(
      sentencesIn(`const a = \`One $${'{'}b} colour\`; f('two grey cells', 'minimise', './no colour'.length)`).sort(),
      ['./no colour', 'One … colour', 'two grey cells'],
    );
  });

  it('are found to have wrong words', () => {
    const text =
      'Colours of neighbouring centres, cancelled and recognised. Clashes and strategies. Minimising greyish cells, canonicalise.';
    const check = (words: RegExp, count: number) => assert.equal(placesOf(words, [{ file: '', text }]).length, count);
    check(BRITISH, 8);
    check(wrongTerms, 2);
    check(/\bcolor\b/g, 0);
  });
});
