import assert from 'node:assert/strict';
import {
  all,
  allStatements,
  announced,
  any,
  describedBy,
  ENGLISH,
  inEnglish,
  joinSentences,
  type Language,
  named,
  namePhrase,
  phrase,
  setLanguage,
  sideBySide,
  t,
  type Values,
  workInEnglish,
} from '../../src/core/sentences';
import { allLong } from '../../src/core/techniques/names';
import { templatePartsOf } from '../../src/core/templates';

const POLISH: Language = {
  locale: 'pl',
  texts: {
    'row {n}': 'wiersz {n}',
    'row {n}|locative': 'wierszu {n}',
    '{house} has no cell for {digit}': 'W {house, form, locative} nie ma miejsca na {digit}',
    '{n, plural, one {# puzzle} other {# puzzles}}':
      '{n, plural, one {# łamigłówka} few {# łamigłówki} many {# łamigłówek} other {# łamigłówki}}',
    '{items} remain': 'Pozostają: {items}',
    '{cell} cannot be {digits}': 'W {cell} nie może być {digits, form, negative}',
    Skyscraper: 'Wieżowiec',
    'Skyscraper|instrumental': 'Wieżowcem',
    'Excluded by {technique}': 'Wykluczone {technique, form, instrumental}',
  },
};

const CHINESE: Language = {
  locale: 'zh-cn',
  texts: {
    'row {n}': '第{n}行',
    '{house} has no cell for {digit}': '{house}中没有单元格能填{digit}',
    '{n, plural, one {# puzzle} other {# puzzles}}': '{n, plural, other {#道题目}}',
    '{items} remain': '剩余{items}',
    '{items} and {others}': '{items}，{others}',
  },
};

describe('a sentence', () => {
  afterEach(() => setLanguage(ENGLISH));

  const check = (template: string, values: Values, expected: string, language = ENGLISH) =>
    it(`${template}, ${language.locale}: ${expected}`, () => {
      setLanguage(language);
      assert.equal(t(template, values), expected);
    });

  check('No puzzle', {}, 'No puzzle');
  check('{a} and {b}', { a: 'x', b: 'y' }, 'x and y');
  check('{n} cells', { n: 12345 }, '12,345 cells');
  check('{a} is missing', {}, '{a} is missing');
  check("'{a,b}' isn't {a}", { a: 1 }, "{a,b} isn't 1");

  const puzzles = '{n, plural, one {# puzzle} other {# puzzles}}';
  check(puzzles, { n: 1 }, '1 puzzle');
  check(puzzles, { n: 0 }, '0 puzzles');
  check(puzzles, { n: 1500 }, '1,500 puzzles');
  check('{n, plural, =0 {nothing} one {a} other {b}}', { n: 0 }, 'nothing');
  for (const [n, expected] of [
    [1, '1 łamigłówka'],
    [3, '3 łamigłówki'],
    [5, '5 łamigłówek'],
    [22, '22 łamigłówki'],
    [1.5, '1,5 łamigłówki'],
  ] as const)
    check(puzzles, { n }, expected, POLISH);

  const kind = '{kind, select, row {a row} other {{n, plural, one {# box} other {# boxes}}}}';
  check(kind, { kind: 'row', n: 2 }, 'a row');
  check(kind, { kind: 'box', n: 2 }, '2 boxes');
  check('{kind, select, row {#} other {}}', { kind: 'row' }, '#');

  const house = phrase('row {n}', { n: 4 });
  check('{house} has no cell for {digit}', { house, digit: '5' }, 'row 4 has no cell for 5');
  check('{house} has no cell for {digit}', { house, digit: '5' }, 'W wierszu 4 nie ma miejsca na 5', POLISH);
  check('{house, form, genitive}', { house }, 'wiersz 4', POLISH);

  check('{items} remain', { items: all(['1', '2', '3']) }, '1, 2 and 3 remain');
  check('{items} remain', { items: any(['1', '2']) }, '1 or 2 remain');
  check('{items} remain', { items: all(['1']) }, '1 remain');
  check('{items} remain', { items: all([]) }, ' remain');
  check(
    '{items} remain',
    { items: all([house, phrase('row {n}', { n: 5 })]) },
    'Pozostają: wiersz 4 i wiersz 5',
    POLISH,
  );

  check(
    '{items} remain',
    { items: { ...all([house, 'b', 'c']), isNested: true } },
    'Pozostają: wiersz 4, b oraz c',
    POLISH,
  );
  check('{items} remain', { items: allLong([house, 'b', 'c']) }, 'Pozostają: wiersz 4, b oraz c', POLISH);
  check('{items} remain', { items: any(['1', '2']) }, 'Pozostają: 1 lub 2', POLISH);
  check('{items} remain', { items: allStatements(['1', '2', '3']) }, 'Pozostają: 1, 2, a 3', POLISH);
  check(
    '{cell} cannot be {digits}',
    { cell: 'r1c1', digits: any(['1', '2', '3']) },
    'W r1c1 nie może być 1, 2 ani 3',
    POLISH,
  );
  check('{cell} cannot be {digits}', { cell: 'r1c1', digits: '1' }, 'W r1c1 nie może być 1', POLISH);

  check('{house} has no cell for {digit}', { house, digit: '5' }, '第 4 行中没有单元格能填 5', CHINESE);
  check('{house} has no cell for {digit}', { house: 'r4c7', digit: '“5”' }, 'r4c7 中没有单元格能填“5”', CHINESE);
  check(
    '{house} has no cell for {digit}',
    { house: '**r4c7**', digit: '`5`' },
    '**r4c7** 中没有单元格能填 `5`',
    CHINESE,
  );
  check(
    '{house} has no cell for {digit}',
    { house: '[X](a.md#b)', digit: '[Y](c)' },
    '[X](a.md#b) 中没有单元格能填 [Y](c)',
    CHINESE,
  );
  check('{house} has no cell for {digit}', { house: '“.”', digit: '.a' }, '“.”中没有单元格能填 .a', CHINESE);
  check('{house} has no cell for {digit}', { house: '90°', digit: '(Y)' }, '90° 中没有单元格能填(Y)', CHINESE);
  check(
    '{house} has no cell for {digit}',
    { house: '[行](a)', digit: '[宫](b)' },
    '[行](a)中没有单元格能填[宫](b)',
    CHINESE,
  );
  check(puzzles, { n: 1500 }, '1,500 道题目', CHINESE);
  check('{items} remain', { items: all(['1', '2', '3']) }, '剩余 1、2 和 3', CHINESE);
  check('{items} remain', { items: any([house, 'r4c7']) }, '剩余第 4 行或 r4c7', CHINESE);
  check('{items} remain', { items: all([]) }, '剩余', CHINESE);
  check('{items} remain', { items: all([1, 2, 3]) }, '剩余 1、2、3', CHINESE);
  check('{items} remain', { items: allStatements([house, 'b', 'c']) }, '剩余第 4 行，b，c', CHINESE);
  check('{items} remain', { items: allStatements(['a', 'b', 'c']) }, 'a, b and c remain');
  check('{items} remain', { items: allLong([house, all(['a', 'b']), 'c']) }, '剩余第 4 行，a 和 b，c', CHINESE);
  check('{items} remain', { items: allLong([all(['a', 'b']), 'c', 'd']) }, 'a and b, c, and d remain');
  check('{items} and {others}', { items: 'a', others: 'b' }, 'a，b', CHINESE);

  it('contains names of declared lists', () => {
    setLanguage(POLISH);
    assert.equal(named('Skyscraper'), 'Wieżowiec');
    assert.equal(named('X-Wing'), 'X-Wing');
    assert.equal(t('Excluded by {technique}', { technique: namePhrase('Skyscraper') }), 'Wykluczone Wieżowcem');
  });

  it('follows another after a space, except in Chinese', () => {
    assert.equal(joinSentences(['A.', 'B.']), 'A. B.');
    setLanguage(CHINESE);
    assert.equal(joinSentences(['甲。', '乙。']), '甲。乙。');
  });

  it('has parts in a row, with the punctuation of the language', () => {
    assert.equal(sideBySide(['1', '2', '3']), '1, 2, 3');
    assert.equal(describedBy(['row 4', 'empty']), 'row 4, empty');
    assert.equal(announced(['Row 4 is full', 'A step']), 'Row 4 is full. A step');
    setLanguage(CHINESE);
    assert.equal(sideBySide(['1', '2', '3']), '1、2、3');
    assert.equal(describedBy(['甲', '乙']), '甲，乙');
    assert.equal(announced(['甲', '乙']), '甲。乙');
  });

  it('is English where its reader is a program', () => {
    setLanguage(POLISH);
    assert.equal(
      inEnglish(() => t('row {n}', { n: 1 })),
      'row 1',
    );
    assert.throws(() =>
      inEnglish(() => {
        throw new Error();
      }),
    );
    assert.equal(t('row {n}', { n: 1 }), 'wiersz 1');
  });

  it('is English in all parts of work for a program', () => {
    setLanguage(POLISH);
    const work = workInEnglish(
      (function* () {
        const first = t('row {n}', { n: 1 });
        yield undefined;
        return `${first}, ${t('row {n}', { n: 2 })}`;
      })(),
    );
    assert.deepEqual(work.next(), { value: undefined, done: false });
    assert.equal(t('row {n}', { n: 3 }), 'wiersz 3');
    assert.deepEqual(work.next(), { value: 'row 1, row 2', done: true });
  });

  for (const template of [
    '{',
    '}',
    '{a',
    '{a,}',
    '{a, plural, one {x}}',
    '{a, plural, other {x}',
    '{a, form}',
    '{a, size, b}',
    'a {b}}',
  ])
    it(`is not made from the malformed template ${template}`, () =>
      assert.throws(() => templatePartsOf(template), SyntaxError));
});
