import assert from 'node:assert/strict';
import { ENGLISH, setLanguage } from '../../src/core/sentences';
import type { ComparedRun } from '../../src/features/algorithms/comparing';
import { writeComparison } from '../../src/features/algorithms/comparisonText';
import { mistakes } from '../../src/messages/steps/mistakes';
import { bundlePath, catalogOf, LANGUAGES } from '../../tools/generate/catalogs';
import { readText } from '../package/markdown';
import { check, pictureOf, readGrammar } from './grammar';

const languages = [ENGLISH, ...LANGUAGES.map(locale => ({ locale, texts: catalogOf(readText(bundlePath(locale))) }))];

const RUN: ComparedRun = {
  algorithm: 'smallestDomain',
  outcome: 'contradictory',
  empty: 0,
  counters: { placements: 4208, backtracks: 4157, deepest: 51 },
  milliseconds: 1,
};

describe('sudoku-report.tmLanguage.json', () => {
  before(() => readGrammar('sudoku-report'));
  after(() => setLanguage(ENGLISH));

  check('a step', ' 7. Full House: r4c2=5', ' c  ffffffffff| vvvvk#');
  check('a step in Chinese', '12. 唯一余数: r5c6=4', 'cc  ffff| vvvvk#');

  for (const language of languages) {
    it(`a step of an explanation, ${language.locale}`, () => {
      setLanguage(language);
      const [picture] = pictureOf([mistakes.follows('3', 'r1c6=1', 'r2c4')]);
      assert.match(picture, /^c {2}f{6}\| ?v{4}$/);
    });
    it(`the heading of a table, ${language.locale}`, () => {
      setLanguage(language);
      const pictures = pictureOf(writeComparison({ name: 'a', runs: [RUN] }).split('\n'));
      assert.match(pictures[2], /^B+$/);
      assert.doesNotMatch(pictures[3], /B/);
    });
  }
});
