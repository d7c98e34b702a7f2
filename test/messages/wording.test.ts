import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENGLISH, setLanguage, wordsOf } from '../../src/core/sentences';
import { list } from '../../src/core/techniques/names';
import { count } from '../../src/messages/english';
import * as messages from '../../src/messages/index';
import { parse } from '../../src/text/parser/parser';
import { escaped, plain } from '../../src/text/strings/markdown';
import { techniqueOf } from '../core/techniques/positions';
import { ROOT } from '../package/markdown';
import { EASY } from '../text/texts';

const says = (found: string, expected: string) => assert.equal(found, expected);

describe('messages', () => {
  it('join the items of a list', () =>
    assert.deepEqual(
      [list([]), list(['a']), list(['a', 'b']), list(['a', 'b', 'c'], 'or')],
      ['', 'a', 'a and b', 'a, b or c'],
    ));
  it('use the plural except for 1', () =>
    assert.deepEqual(
      [count(0, 'cell'), count(1, 'cell'), count(49_151, 'cell')],
      ['0 cells', '1 cell', '49,151 cells'],
    ));

  it('use the singular for a count of 1', () => {
    says(messages.rules.problem('cageRows', { found: 1, needed: 9 }), 'There is 1 row of cages, but the grid has 9');
    says(
      messages.rules.problem('regionRows', { found: 2, needed: 9 }),
      'There are 2 rows of regions, but the grid has 9',
    );
    says(messages.variants.sumCount(1, 2), 'There is 1 sum for 2 cages.');
    says(messages.transform.leftAll(1, 'it is full'), '1 puzzle left as it was: it is full');
    says(
      messages.transform.canonical('text', 1),
      'Canonical Form: Smallest Text. The puzzle has 1 automorphism, the identity.',
    );
    says(
      messages.transform.canonical('solution', 72),
      'Canonical Form: Smallest Solution. The puzzle has 72 automorphisms.',
    );
  });
  it('never put a verb in the plural before a count', () => {
    const folder = join(ROOT, 'src');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.ts'));
    const wrong = files.filter(file => /\b(?:are|were) \$\{count\(/.test(readFileSync(join(folder, file), 'utf8')));
    assert.deepEqual(wrong, []);
  });

  it('have the correct number for one and for several', () => {
    const { removed, sorted } = messages.collection;
    const CASES: readonly (readonly [found: string, expected: string])[] = [
      [removed({ removed: 1, kept: 0, played: 0 }), 'Removed 1 copy.'],
      [removed({ removed: 2, kept: 0, played: 0 }), 'Removed 2 copies.'],
      [removed({ removed: 0, kept: 0, played: 0 }), 'No puzzle appears twice in this file.'],
      [
        removed({ removed: 0, kept: 1, played: 0 }),
        'Nothing was removed. 1 copy next to another puzzle on its line was kept.',
      ],
      [
        removed({ removed: 0, kept: 2, played: 0 }),
        'Nothing was removed. 2 copies next to another puzzle on its line were kept.',
      ],
      [removed({ removed: 3, kept: 0, played: 1 }), 'Removed 3 copies. 1 copy with entries was kept.'],
      [removed({ removed: 3, kept: 0, played: 2 }), 'Removed 3 copies. 2 copies with entries were kept.'],
      [sorted(0, 0), 'The puzzles are already in this order.'],
      [sorted(1, 0), 'Moved 1 puzzle.'],
      [sorted(2, 1), 'Moved 2 puzzles. 1 puzzle without this value is at the end.'],
      [sorted(2, 2), 'Moved 2 puzzles. 2 puzzles without this value are at the end.'],
    ];
    for (const [found, expected] of CASES) says(found, expected);
  });
  it('name the technique of a fill, and whether there are others', () => {
    const [puzzle] = parse(EASY).puzzles;
    const title = (steps: number) =>
      messages.actions.fillByStep(puzzle, { cell: 2, digit: 4 }, techniqueOf('xy-wing'), steps);
    says(title(1), 'Fill r1c3 with 4 (XY-Wing)');
    says(title(2), 'Fill r1c3 with 4 (XY-Wing …)');
  });

  const commands = messages.commands;
  it('say that one puzzle was solved', () => says(commands.solved(1), 'Solved 1 puzzle.'));
  it('count many solved puzzles', () => says(commands.solved(49_151), 'Solved 49,151 puzzles.'));
  it('say that a puzzle is already solved', () => says(commands.alreadySolved(1), 'The puzzle is already solved.'));
  it('count a filled cell', () => says(commands.filled(1, 1), 'Filled 1 forced cell.'));
  it('count filled cells in several puzzles', () =>
    says(commands.filled(20, 3), 'Filled 20 forced cells in 3 puzzles.'));
  it('say that no cell is forced', () => says(commands.filled(0, 0), 'No cell is forced.'));
  it('name an ambiguous puzzle', () =>
    says(
      commands.ambiguous({ names: ['Grid 1 (line 2)'], total: 1 }),
      'Several solutions, filled with one of them: Grid 1 (line 2).',
    ));
  it('name a few puzzles without a solution', () =>
    says(commands.unsolvable({ names: ['a', 'b', 'c'], total: 3 }), 'No solution, left unchanged: a, b and c.'));
  it('name some of many puzzles without a solution, and count the rest', () =>
    says(
      commands.unsolvable({ names: ['a', 'b', 'c'], total: 5 }),
      'No solution, left unchanged: a, b, c and 2 more.',
    ));
  it('name the setting of the time limit', () =>
    says(
      commands.timedOut({ names: ['line 1'], total: 1 }, 10),
      'Not solved within 10 seconds (sudoku.solve.timeLimit), left unchanged: line 1.',
    ));

  describe('SE', () => {
    const SE = /^SE is Sudoku Explainer's rating of the hardest step: /;
    const CLASSIC = { er: 4.2, ep: 4, ed: 1, hardest: 'XY-Wing' };
    const [puzzle] = parse(EASY).puzzles;
    it('is explained in the status that has it', () =>
      says(messages.status.detail(puzzle, CLASSIC), 'SE: rating of the hardest step, 1 to 11'));
    it('is not explained in a status without a rating', () => says(messages.status.detail(puzzle, undefined), ''));
    it('is explained in the lens', () => assert.match(messages.lens.rating(puzzle, []).split('. ')[1], SE));
    const [ruled] = parse('....\n....\n....\n....\n[Rules]\ndiagonals\n').puzzles;
    it('is another scale in puzzles with rules', () => {
      assert.match(messages.lens.rating(ruled, []), /Rules is the rating of the hardest step in a puzzle with rules/);
      assert.doesNotMatch(messages.lens.rating(ruled, []), /SE is/);
      const rating = { ...CLASSIC, isWithRules: true };
      says(messages.status.detail(ruled, rating), 'Rules: rating of the hardest step, 1 to 12');
      says(messages.status.rating(rating), 'Rules 4.2');
      says(messages.status.rating({ ...rating, er: 20 }), 'Rules > 12.0');
      says(messages.path.rating(rating), 'Rules ER 4.2, EP 4.0, ED 1.0');
      says(messages.path.rating({ ...rating, er: 20 }), 'Rules ER above 12.0');
    });
  });

  describe('foreign text', () => {
    const link = '[x](command:y)';
    const harmless = '[x]\u2060(command:y)';
    const puzzle = parse(`# ${link}\u2028$(zap)\n${EASY}`).puzzles[0];
    const shown = `${harmless} $\u2060(zap)`;
    it('is escaped in names', () => says(wordsOf(commands.name(puzzle, 2)), `${shown} (line 2)`));
    it('is escaped in titles', () => says(commands.titleOf(puzzle, 2), shown));
    it('is escaped in the status', () => says(messages.status.detail(puzzle, undefined), shown));
    it('is escaped in tabs', () => {
      says(messages.path.tab(link), `Path of ${harmless}`);
      says(messages.trace.tab(link), `Backtracking of ${harmless}`);
    });
    it('is escaped in headings', () => {
      says(messages.path.title(link), `Solution path of ${harmless}`);
      assert.ok(messages.trace.title(link).startsWith(`Backtracking of ${harmless}`));
    });
    it('is escaped in file names', () => says(messages.path.fileName('a/b\\c:"d"'), 'Path of a-b-c-d-.txt'));
    it('is shortened in file names', () =>
      assert.ok(new TextEncoder().encode(messages.path.fileName('数'.repeat(200))).length < 255));
    it('is escaped in errors', () => {
      says(commands.failed(link), harmless);
      says(commands.cannotOpen(link, link), `${harmless} cannot be opened: ${harmless}`);
    });
    it('is escaped in symbols', () =>
      says(
        messages.findings.problem(puzzle, { code: 'invalid-symbol', symbol: link, cell: 0, start: 0, end: 1 }),
        `"${harmless}" is not a digit of a 9x9 puzzle: use 1-9, or . for an empty cell`,
      ));
    it('is shortened in a symbol as long as a file', () =>
      assert.ok(
        messages.findings.problem(puzzle, {
          code: 'invalid-symbol',
          symbol: 'a'.repeat(1e6),
          cell: 0,
          start: 0,
          end: 1,
        }).length < 200,
      ));
    it('is not changed if it is plain', () =>
      says(plain('Grid 03: a [b] (c) $5 <d> `e`'), 'Grid 03: a [b] (c) $5 <d> `e`'));
    it('is well-formed', () => says(plain('a\ud83db\ude00\u{1f600}'), 'a\ufffdb\ufffd\u{1f600}'));
    it('is not a formula in Markdown', () => says(escaped('$x^2$'), '\\$x^2\\$'));
    it('is not a link in Markdown', () =>
      says(
        escaped('[x](command:y) https://a.b www.c.d e@f &lt;'),
        '\\[x\\](command:y) https\\://a.b www\\.c.d e\\@f \\&lt;',
      ));
  });

  const named = (title: string) => wordsOf(commands.name(parse(`${title}\n${EASY}`).puzzles[0], 2));
  it('names a puzzle by title and line', () => says(named('Grid 03'), 'Grid 03 (line 2)'));
  it('names a puzzle by line', () => says(named(''), 'line 2'));
  it('cuts a long title', () => says(named('word '.repeat(20)), 'word word word word word word word word… (line 2)'));

  it('are shorter in a line if they are wide, such as Chinese ones', () => {
    const sentence = (rest: string) => ({ head: 'X', rest, short: 'Short.' });
    says(messages.hint.inLine(sentence('a'.repeat(41))), `X: ${'a'.repeat(41)}`);
    says(messages.hint.inLine(sentence('a'.repeat(42))), 'Short.');
    says(messages.hint.inLine(sentence('格'.repeat(20))), `X: ${'格'.repeat(20)}`);
    says(messages.hint.inLine(sentence('格'.repeat(21))), 'Short.');
  });

  describe('about a technique whose name is translated', () => {
    before(() => setLanguage({ locale: 'pl', texts: { Skyscraper: 'Wieżowiec' } }));
    after(() => setLanguage(ENGLISH));
    it('also have its English name', () => {
      says(messages.allSteps.description(['r1c2'], techniqueOf('skyscraper')), 'r1c2 · also Skyscraper');
      says(messages.hover.otherNames(techniqueOf('skyscraper')), 'Wieżowiec is also called Skyscraper');
      says(messages.hover.otherNames(techniqueOf('x-chain')), '');
    });
  });
});
