import assert from 'node:assert/strict';
import fc from 'fast-check';
import { geometryOf, geometryOfSize } from '../../../src/core/geometry';
import { square, squareSymmetries } from '../../../src/core/symmetry/symmetries';
import { codeActions } from '../../../src/features/codeActions/index';
import { correctLevel } from '../../../src/features/collection/levelLine';
import type { DiagnosticCode } from '../../../src/features/diagnostics/rule';
import { collectionFindingsIn } from '../../../src/features/lint/placedFindings';
import { symmetryBrokenBy } from '../../../src/features/lint/rules/brokenSymmetry';
import { applied } from '../../../src/text/edits';
import { RUNS } from '../../core/arbitraries';
import { EASY } from '../../text/texts';
import { collected, lines } from './collected';

/** A minimal puzzle with 24 givens. */
const MINIMAL = '4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......';

const check = (code: DiagnosticCode, text: string, ...expected: string[]) => {
  const file = collected(text, { [code]: 'warning' });
  assert.deepEqual(lines(file.check()), expected);
  return file;
};

describe('too-few-clues', () => {
  const FEW = `1234${'.'.repeat(77)}`;
  it('marks a puzzle with fewer than 17 digits', () =>
    check('too-few-clues', FEW, 'too-few-clues warning 0: 4 digits: a 9x9 puzzle with one solution has at least 17'));
  it('does not mark one with 17 digits or an empty grid', () =>
    check('too-few-clues', [MINIMAL, '.'.repeat(81), '.'.repeat(256)].join('\n')));
  it('knows the bounds of other sizes', () =>
    check(
      'too-few-clues',
      '12..\n....\n..1.\n....',
      'too-few-clues warning 0: 3 digits: a 4x4 puzzle with one solution has at least 4',
    ));
});

describe('not-minimal', () => {
  it('marks a puzzle once, and names a given', () =>
    check(
      'not-minimal',
      `${MINIMAL}\n${EASY}`,
      'not-minimal warning 82: This puzzle is not minimal: without 5 in r1c1 it still has one solution',
    ));
  it('does not mark puzzles without one solution', () => check('not-minimal', EASY.replace(/[89]/g, '.')));
});

describe('broken-symmetry', () => {
  it('marks givens without a partner', () =>
    check(
      'broken-symmetry',
      EASY.replace('.7', '47'),
      'broken-symmetry warning 3: The given in r1c4 has no partner in r9c6; almost all givens are symmetric under a half turn',
    ));
  it('does not mark symmetric puzzles, or those that are far from symmetric', () =>
    check('broken-symmetry', `${EASY}\n${MINIMAL}`));

  it('is found if few givens are added to a symmetric pattern', () => {
    const geometry = geometryOfSize(9);
    const cells = fc.uniqueArray(fc.nat(80), { minLength: 20, maxLength: 40 });
    fc.assert(
      fc.property(fc.constantFrom(...squareSymmetries(geometry)), cells, fc.nat(80), (symmetry, filled, added) => {
        const { cells: image } = square(geometry, symmetry);
        const givens = new Uint8Array(81);
        for (let cell of filled) for (let turn = 0; turn < 4; turn++, cell = image[cell]) givens[cell] = 1;
        assert.equal(symmetryBrokenBy(geometry, givens), undefined);
        if (givens[added] === 1 || image[added] === added) return;
        givens[added] = 2;
        const broken = symmetryBrokenBy(geometry, givens);
        const isSymmetric = squareSymmetries(geometry).some(other => {
          const { cells: place } = square(geometry, other);
          return givens.every((given, cell) => given === 0 || givens[place[cell]] !== 0);
        });
        assert.equal(broken === undefined, isSymmetric);
        for (const { given, partner } of broken?.alone ?? []) assert.ok(givens[given] > 0 && givens[partner] === 0);
      }),
    );
  });
  it('works without square boxes', () => {
    const givens = Uint8Array.from({ length: 36 }, (_, cell) => (cell < 18 === cell % 2 > 0 ? 1 : 0));
    assert.equal(symmetryBrokenBy(geometryOf(2, 3), givens), undefined);
  });
});

describe('level-mismatch', () => {
  const file = (level: string) => `#ASomebody\n#L${level}\n[Puzzle]\n${EASY.match(/.{9}/g)!.join('\n')}\n`;
  it('marks a wrong level', () => {
    const found = check(
      'level-mismatch',
      file('Hard '),
      'level-mismatch warning 13: The header says "Hard", but the puzzle is "Easy"',
    );
    const collectionFindings = collectionFindingsIn(found.document, { start: 15, end: 15 });
    const none = () => undefined;
    const request = {
      file: { puzzles: [] },
      all: () => [],
      isRead: true,
      *reading() {},
      at: { start: 15, end: 15 },
      verdictOf: none,
      suspicionsOf: () => [],
      placingOf: none,
      repairs: {} as never,
      collectionFindings,
    };
    const [rewrite, off] = codeActions(request, ['quickfix']);
    assert.deepEqual(
      [rewrite.title, off.title],
      ['Change the level to Easy', 'Turn off level-mismatch for this puzzle'],
    );
    const right = applied(found.source.text, rewrite.edits());
    assert.equal(right, file('Easy '));
    check('level-mismatch', right);
    check('level-mismatch', applied(found.source.text, off.edits()));
  });
  it('uses the last of several headers', () => {
    check('level-mismatch', file('Hard\n#LEasy'));
    check(
      'level-mismatch',
      file('Easy\n#LHard'),
      'level-mismatch warning 20: The header says "Hard", but the puzzle is "Easy"',
    );
  });
  it('does not mark words that are not a level', () => check('level-mismatch', file('Fiendish')));
  it('does not mark a level above another puzzle', () => check('level-mismatch', `${file('Easy')}${EASY}\n`));
  it('compares numbers with the rating', () => {
    const rating = { er: 2.6, ep: 1, ed: 1, hardest: '' };
    assert.equal(correctLevel('2.6', { rating }), undefined);
    assert.equal(correctLevel('SE 2.6', { rating }), undefined);
    assert.equal(correctLevel('3', { rating }), '2.6');
    assert.equal(correctLevel('SE 3.0', { rating }), 'SE 2.6');
    assert.equal(correctLevel('3.0', {}), undefined);
    const ofRules = { ...rating, isWithRules: true };
    assert.equal(correctLevel('3', { rating: ofRules }), '2.6');
    assert.equal(correctLevel('Rules 3.0', { rating: ofRules }), 'Rules 2.6');
    assert.equal(correctLevel('SE 3.0', { rating: ofRules }), 'Rules 2.6');
    assert.equal(correctLevel('Rules 2.6', { rating: ofRules }), undefined);
  });
});

describe('sudoku-disable', () => {
  const FEW = `1234${'.'.repeat(77)}`;
  const LEVELS = { 'too-few-clues': 'hint', duplicate: 'hint', 'mixed-blanks': 'hint' } as const;
  const codes = (text: string) =>
    collected(text, LEVELS)
      .check()
      .map(({ code, start }) => `${code} ${text.slice(0, start).split('\n').length}`);
  it('disables rules for the next puzzle', () => {
    assert.deepEqual(codes(`# sudoku-disable too-few-clues\n${FEW}\n${FEW.replace('1', '5')}`), ['too-few-clues 3']);
    assert.deepEqual(codes(`# sudoku-disable\n${FEW}`), []);
    assert.deepEqual(codes(`# sudoku-disable: too-few-clues\n${FEW}`), []);
    assert.deepEqual(codes(`# sudoku-disable too-few-clues -- a pattern\n${FEW}`), []);
    assert.deepEqual(codes(`# sudoku-disable -- a pattern\n${FEW}`), []);
    assert.deepEqual(codes(`# sudoku-disable duplicate -- too-few-clues\n${FEW}`), ['too-few-clues 2']);
    assert.deepEqual(codes(`${EASY}\n# sudoku-disable too-few-clues, duplicate\n${EASY}`), []);
  });
  it('disables them for the rest of the file', () => {
    const file = (comment: string) => `${FEW}\n${comment}\n${FEW}\n\n${FEW.replace('1', '5')}`;
    assert.deepEqual(codes(file('# sudoku-disable-file too-few-clues')), ['too-few-clues 1', 'duplicate 3']);
    assert.deepEqual(codes(file('# sudoku-disable-file')), ['too-few-clues 1']);
  });
  it('disables both if comments of both kinds are above a puzzle, in any order', () => {
    const file = '# sudoku-disable-file too-few-clues';
    const next = '# sudoku-disable duplicate';
    // Four clues each, and the second one is a copy.
    const below = (...comments: string[]) => `${FEW}\n${comments.join('\n')}\n${FEW}\n\n${FEW}\n`;
    for (const comments of [
      [file, next],
      [next, file],
      [next, '# words', file],
    ])
      assert.deepEqual(codes(below(...comments)), ['too-few-clues 1', `duplicate ${comments.length + 4}`]);
    assert.deepEqual(codes(below(next, '# sudoku-disable too-few-clues')), [
      'too-few-clues 1',
      'too-few-clues 6',
      'duplicate 6',
    ]);
    assert.deepEqual(codes(below(file, '# sudoku-disable-file duplicate')), ['too-few-clues 1']);
    assert.deepEqual(codes(below('# sudoku-disable', file)), ['too-few-clues 1', 'duplicate 6']);
  });
  it('disables for each puzzle the rules in the comments above it, for any comments', () => {
    const words = ['sudoku-disable', 'sudoku-disable-file'] as const;
    const named = [['too-few-clues'], ['duplicate'], ['too-few-clues', 'duplicate'], ['mixed-blanks'], []];
    const comment = fc.tuple(fc.constantFrom(...words), fc.constantFrom(...named));
    fc.assert(
      fc.property(fc.array(fc.array(comment, { maxLength: 3 }), { minLength: 1, maxLength: 4 }), puzzles => {
        const lines: string[] = [];
        const expected: string[] = [];
        const ofFile: string[] = [];
        let hasOriginal = false;
        for (const comments of puzzles) {
          lines.push(...comments.map(([word, codes]) => `# ${[word, ...codes].join(' ')}`), FEW, '');
          const off = ofFile.concat();
          for (const [word, all] of comments) {
            const turned = all.length > 0 ? all : ['too-few-clues', 'duplicate'];
            off.push(...turned);
            if (word === 'sudoku-disable-file') ofFile.push(...turned);
          }
          if (!off.includes('too-few-clues')) expected.push(`too-few-clues ${lines.length - 1}`);
          // Only examined puzzles have copies.
          if (off.includes('duplicate')) continue;
          if (hasOriginal) expected.push(`duplicate ${lines.length - 1}`);
          hasOriginal = true;
        }
        assert.deepEqual(codes(lines.join('\n')).sort(), expected.sort());
      }),
      RUNS,
    );
  });
  it('disables the usual rules too', () => {
    assert.deepEqual(codes(EASY.replace('.', '0')), ['mixed-blanks 1']);
    assert.deepEqual(codes(`# sudoku-disable mixed-blanks\n${EASY.replace('.', '0')}`), []);
  });
  it('is not a title', () => {
    const { document, check: checkAll } = collected(`# Title\n# sudoku-disable duplicate\n${EASY}`, LEVELS);
    checkAll();
    assert.equal([...document.puzzles()][0].title, 'Title');
  });
  it('follows edits of the comment', () => {
    const file = collected(`# sudoku-disable-file too-few-clues\n\n${FEW}\n`, LEVELS);
    assert.deepEqual(file.check(), []);
    file.edit(0, 35, '');
    assert.equal(file.check().length, 1);
  });
});
