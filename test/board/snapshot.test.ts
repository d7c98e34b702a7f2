import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { listedPuzzleOf } from '../../src/board/listed';
import { cellDescriptions } from '../../src/board/page/announcements/words';
import { sameProblems } from '../../src/board/page/sameProblems';
import { situationOf } from '../../src/board/page/situation';
import { IS_COUNTED, type Snapshot } from '../../src/board/protocol/snapshot';
import { type KnownOfPuzzle, noMarks } from '../../src/board/snapshot';
import { Random } from '../../src/core/random';
import { conflictSet } from '../../src/core/repair/contradiction';
import { verdict as verdictOf } from '../../src/core/solver/index';
import { findSuspicions } from '../../src/core/solver/wrongDigits';
import { type CodeWith, declarationOf } from '../../src/features/diagnostics/declarations';
import { RULES } from '../../src/features/diagnostics/generated/rules';
import { diagnose } from '../../src/features/diagnostics/index';
import type { DiagnosticCode } from '../../src/features/diagnostics/rule';
import { judgedGrid } from '../../src/features/puzzles/entries';
import { problemCounts } from '../../src/features/puzzles/problemCount';
import { settingsFrom } from '../../src/features/settings';
import { more, unlockGivens } from '../../src/messages/boards/board';
import { parse } from '../../src/text/parser/parser';
import { drive, onlyPuzzle } from '../features/steps';
import { snapshotOf } from './finished';

const FOUR = '12..\n3..2\n....\n2..1\n';

function snapshot(text: string, known: Partial<KnownOfPuzzle> = {}): Snapshot {
  const puzzle = onlyPuzzle(text);
  const marks = noMarks(puzzle.grid.geometry.cellCount);
  return snapshotOf(puzzle, { version: 7, status: 'fine', marks, ...known });
}

describe('the snapshot of a puzzle', () => {
  it('has its digits, symbols and regions as plain data', () => {
    const made = snapshot(`Four\n${FOUR}`);
    assert.deepEqual(JSON.parse(JSON.stringify(made)), made);
    const { version, start, title, size, symbols, digits, givens, regions, status } = made;
    assert.deepEqual([version, start, title, size, status], [7, 5, 'Four', 4, 'fine']);
    assert.deepEqual(symbols, ['1', '2', '3', '4']);
    assert.deepEqual(digits.slice(0, 4), [1, 2, 0, 0]);
    assert.deepEqual(givens, digits);
    assert.deepEqual(regions.slice(0, 8), [0, 0, 1, 1, 0, 0, 1, 1]);
  });

  it('has the symbols of the puzzle', () => {
    const letters = `1${'.'.repeat(254)}G`;
    assert.deepEqual(snapshot(letters).symbols.slice(8), ['9', 'A', 'B', 'C', 'D', 'E', 'F', 'G']);
  });

  it('has the candidates of empty cells only', () => {
    const { candidates } = snapshot(FOUR);
    assert.deepEqual(candidates.slice(0, 4), [0, 0, 0b1100, 0b1100]);
  });

  it('has the candidates that the text lists, and only those', () => {
    assert.equal(snapshot(FOUR).listed, undefined);
    const { listed, candidates } = snapshot('1 2 34 34\n3 4 1 2\n4 13 2 3\n2 3 4 1\n');
    assert.deepEqual(listed?.slice(2, 4), [0b1100, 0b1100]);
    assert.deepEqual(listed?.slice(0, 2), [0, 0]);
    assert.equal(candidates.length, 16);
  });

  it('says whether it is solved and can be played, and has the settings of the user', () => {
    const NO_SETTINGS = { clock: false, automaticMarks: false, labels: false };
    const stateOf = (text: string, known: Partial<KnownOfPuzzle> = {}) => {
      const { isSolved, canStart, hasClock, hasAutomaticMarks, hasLabels } = snapshot(text, known);
      return [isSolved, canStart, hasClock, hasAutomaticMarks, hasLabels].map(Number).join('');
    };
    const solved = '1234\n3412\n4123\n2341\n';
    assert.equal(stateOf(FOUR), '01001');
    assert.equal(stateOf(FOUR, { readOnly: 'no' }), '00001');
    assert.equal(stateOf(`[Puzzle]\n${FOUR}[State]\n${FOUR}`), '00001');
    assert.equal(stateOf(`[Puzzle]\n${FOUR}[State]\n${solved}`), '10001');
    assert.equal(stateOf(solved), '10001');
    assert.equal(stateOf(solved.replace('1', '2')), '00001');
    assert.equal(stateOf('1 2 34 34\n3 4 1 2\n4 13 2 3\n2 3 4 1\n'), '00001');
    assert.equal(stateOf(FOUR, { settings: { ...NO_SETTINGS, clock: true } }), '01100');
    assert.equal(stateOf(FOUR, { settings: { ...NO_SETTINGS, automaticMarks: true } }), '01010');
  });

  it('has the entries that a check found wrong, and only after a check', () => {
    const text = `[Puzzle]\n${FOUR}[State]\n${FOUR.replace('12..', '124.')}`;
    const verdict = drive(verdictOf(judgedGrid(onlyPuzzle(text))));
    const suspicions = [{ cells: [2], isCertain: true }];
    const unasked = snapshot(text, { verdict, suspicions });
    assert.deepEqual([unasked.problems, unasked.faults], [[], []]);
    const { problems } = snapshot(text, { verdict, suspicions, wrong: [2] });
    assert.deepEqual(problems, [{ cell: 2, kind: 'wrong digit', message: 'wrong' }]);
  });

  it('has problems of cells in the words of the diagnostics', () => {
    const { problems } = snapshot(FOUR.replace('12..', '122.'));
    assert.deepEqual(
      problems.map(({ cell, kind }) => [cell, kind]),
      [
        [1, 'conflict'],
        [2, 'conflict'],
        [7, 'conflict'],
      ],
    );
    assert.match(problems[0].message, /2/);
  });

  it('has cells without candidates', () => {
    const { problems } = snapshot('12..\n..3.\n...4\n....\n');
    assert.deepEqual(
      problems.map(({ cell, kind }) => [cell, kind]),
      [[3, 'no candidates']],
    );
  });

  it('has the digits that may have been read incorrectly from a picture, as warnings', () => {
    const doubt = { isExchanged: false, image: '' };
    const doubts = [
      { ...doubt, cell: 0, digit: 1, second: 4 },
      { ...doubt, cell: 2, digit: 0, second: 3 },
    ];
    const made = snapshot(FOUR, { doubts });
    assert.deepEqual(
      made.problems.map(({ cell, kind, message }) => [cell, kind, message]),
      [
        [0, 'doubtful digit', 'r1c1 was read from the picture as 1, but may be 4'],
        [2, 'doubtful digit', 'r1c3 was read from the picture as empty, but may be 3'],
      ],
    );
    assert.match(cellDescriptions(made, 'none')[0], /^row 1, column 1, 1, given, r1c1 was read .* may be 4$/);
    assert.equal(situationOf(made), situationOf(snapshot(FOUR)));
  });

  it('has digits that break a rule, at the last typed cell', () => {
    const text = '....\n....\n....\n....\n\n[Rules]\nthermometer: r1c1 r1c2 r1c3\ncage 3: r4c1 r4c2\n';
    const thermometer = snapshot(text.replace('....', '32..')).problems;
    assert.deepEqual(
      thermometer.map(({ cell, kind }) => [cell, kind]),
      [
        [0, 'broken rule'],
        [1, 'broken rule'],
      ],
    );
    assert.match(thermometer[1].message, /Thermo does not increase/);
    const cage = snapshot(text.replace('....\n\n', '42..\n\n')).problems;
    assert.ok(cage.some(({ kind, message }) => kind === 'broken rule' && /^Cage/.test(message)));
  });

  it('shows every finding of one puzzle, or leaves it to the text', () => {
    const verdict = (text: string) => drive(verdictOf(onlyPuzzle(text).grid));
    const ambiguous = '12..\n34..\n....\n....\n';
    const contradictory = FOUR.replace('12..', '124.');
    const doubts = [{ cell: 0, digit: 1, second: 4, isExchanged: false, image: '' }];
    /** By code: a text with such a finding, the search, and the display on the board. */
    const cases: Record<
      Exclude<DiagnosticCode, CodeWith<'lint'> | 'not-read' | 'not-all-shown'>,
      readonly [text: string, shown: string, known?: Partial<KnownOfPuzzle>]
    > = {
      conflict: [FOUR.replace('12..', '122.'), 'conflict'],
      'broken-rule': [`${FOUR}\n[Rules]\nthermometer: r1c2 r1c1\n`, 'broken rule'],
      'no-candidate': ['12..\n..3.\n...4\n....\n', 'no candidates'],
      'wrong-digit': [
        contradictory,
        'wrong digit',
        { verdict: verdict(contradictory), suspicions: [{ cells: [2], isCertain: true }] },
      ],
      'no-solution': [contradictory, 'no solution', { verdict: verdict(contradictory) }],
      'no-place': ['..23\n1...\n....\n....\n', 'no place'],
      'multiple-solutions': [ambiguous, 'several solutions', { verdict: verdict(ambiguous) }],
      'invalid-rule': [`${FOUR}\n[Rules]\ncage 3: r4c1 r9c9\n`, 'unread rule'],
      'doubtful-rule': [`${FOUR}\n[Rules]\ncage 3: r4c1 r4c2\ncage 3: r4c1 r4c2\n`, 'unread rule'],
      'doubtful-digit': [FOUR, 'doubtful digit', { doubts }],
      'forced-cell': [FOUR, ''],
      'redundant-given': [FOUR, '', { verdict: verdict(FOUR), insight: { redundant: [0] } }],
      'mixed-blanks': [FOUR.replace('..', '.0'), ''],
      'misplaced-border': ['1 2 . | .\n3 . | . 2\n. . | . .\n2 . | . 1\n', ''],
      'invalid-symbol': [FOUR.replace('..', '.7'), 'unread text'],
      'row-length': [FOUR.replace('..', '.'), 'unread text'],
      'row-count': [FOUR.replace('2..1\n', ''), 'unread text'],
    };
    assert.deepEqual(new Set(Object.keys(cases)), new Set<string>(RULES.map(({ code }) => code)));
    for (const [code, each] of Object.entries(cases)) {
      const [text, shown, known] = each;
      const { problems, faults } = snapshot(text, known);
      const kinds = new Set([...problems, ...faults].map(({ kind }) => kind as string));
      const { verdict, suspicions, insight = {}, doubts = [] } = known ?? {};
      const further = {
        insight,
        doubts,
        levels: { ...settingsFrom(() => undefined).levels, 'redundant-given': 'hint' },
      } as const;
      const codes = diagnose(onlyPuzzle(text), 'all', verdict, suspicions, further).map(found => found.code);
      assert.ok(codes.includes(code as DiagnosticCode), `${code}: ${codes}`);
      assert.ok(shown ? kinds.has(shown) : kinds.size === 0, `${code}: ${[...kinds]}`);
      const { cell, puzzle = '' } = declarationOf(code as DiagnosticCode);
      assert.equal(shown === '', !cell && !puzzle, `${code} is declared as ${cell} ${puzzle}`);
    }
  });

  it('reports a rule that could not be read, after problems with the digits', () => {
    const text = `${FOUR}\n[Rules]\ncage 3: r4c1 r9c9\n`;
    const [fault] = snapshot(text).faults;
    assert.equal(fault?.kind, 'unread rule');
    assert.match(fault?.message ?? '', /r9c9/);
    const known = { verdict: { kind: 'contradictory' } as const };
    assert.equal(snapshot(text, known).faults[0]?.kind, 'no solution');
  });

  it('has a wrong digit that makes the puzzle contradictory', () => {
    const text = FOUR.replace('12..', '124.');
    assert.deepEqual(snapshot(text).problems, []);
    const puzzle = onlyPuzzle(text);
    const suspicions = drive(findSuspicions(puzzle.grid, puzzle));
    const { problems } = snapshot(text, { verdict: drive(verdictOf(puzzle.grid)), suspicions });
    assert.ok(problems.length > 0);
    assert.deepEqual(new Set(problems.map(({ kind }) => kind)), new Set(['wrong digit']));
    assert.deepEqual(
      problems.map(({ cell }) => cell),
      suspicions.flatMap(({ cells }) => cells),
    );
  });

  it('has the problems of the puzzle as a whole', () => {
    const faultOf = (text: string, known: Partial<KnownOfPuzzle> = {}) => snapshot(text, known).faults[0];
    const searched = (text: string) => ({ verdict: drive(verdictOf(onlyPuzzle(text).grid)) });
    assert.equal(faultOf(FOUR), undefined);
    const unsolvable = FOUR.replace('12..', '124.');
    assert.deepEqual(faultOf(unsolvable, searched(unsolvable)), {
      kind: 'no solution',
      message: 'This puzzle has no solution',
    });
    const ambiguous = '12..\n34..\n....\n....\n';
    assert.equal(faultOf(ambiguous, searched(ambiguous))?.kind, 'several solutions');
    assert.equal(faultOf('..23\n1...\n....\n....\n')?.kind, 'no place');
  });

  it('has a problem for text that cannot be read, at its cell or row', () => {
    const { problems, faults } = snapshot('1.3.\n..1\n.7.4\n4...\n');
    assert.deepEqual(
      problems.map(({ cell, kind }) => [cell, kind]),
      [[9, 'unread text']],
    );
    assert.match(problems[0].message, /7/);
    assert.deepEqual(faults, [
      {
        kind: 'unread text',
        places: [4, 5, 6, 7],
        message: 'Row 2: This row has 3 cells; a row of a 4x4 puzzle needs 4',
      },
    ]);
  });

  it('has as many problems as the status and VS Code count, each with a cell or in the list', () => {
    const random = new Random(31);
    /** Replaces some cells of rows with other digits and characters. */
    const broken = (text: string) =>
      text.replace(/^[\d.]{4,}$/gm, row =>
        row.replace(/./g, cell => (random.below(20) === 0 ? '12345678x'[random.below(9)] : cell)),
      );
    const texts = ['first', 'variants', 'sizes', 'conflicts'].map(name =>
      readFileSync(`samples/${name}.sudoku`, 'utf8'),
    );
    let total = 0;
    let shared = 0;
    for (const text of texts.flatMap(each => [each, broken(each), broken(each)])) {
      for (const puzzle of parse(text).puzzles) {
        const counts = problemCounts(puzzle, 'text and digits');
        const counted = [...counts.values()].reduce((sum, marks) => sum + marks, 0);
        const marks = noMarks(puzzle.grid.geometry.cellCount);
        const { problems, faults } = snapshotOf(puzzle, { version: 7, status: '', marks });
        const ofCells = sameProblems({ problems });
        const listed = faults.filter(({ kind }) => IS_COUNTED[kind]);
        assert.equal(problems.length + listed.length, counted, text.slice(puzzle.start, puzzle.end));
        total += counted;
        shared += ofCells.filter(same => same.length > 1).length;
      }
    }
    assert.ok(total > 50 && shared > 20, `${total} ${shared}`);
  });

  it('says whether the search for problems is done', () => {
    assert.equal(snapshot(FOUR).isChecked, false);
    assert.equal(snapshot(FOUR, { isChecked: true }).isChecked, true);
  });

  it('has contradicting digits as problems if they are known, and otherwise none', () => {
    const puzzle = onlyPuzzle('.4..2.\n.6214.\n4.12..\n3..415\n2.4..6\n....5.\n');
    const known = { verdict: drive(verdictOf(puzzle.grid)) };
    assert.deepEqual(snapshot(puzzle.text, known).problems, []);
    const conflicting = drive(conflictSet(puzzle.grid));
    assert.ok(conflicting);
    const { problems } = snapshot(puzzle.text, { ...known, insight: { conflictSet: conflicting } });
    assert.deepEqual(
      problems.map(({ cell, kind }) => [cell, kind]),
      conflicting.cells.map(cell => [cell, 'wrong digit']),
    );
    assert.match(problems[0].message, /^This puzzle has no solution: 5 digits contradict each other/);
  });

  it('locks all cells if the document cannot be edited, and only the givens while the puzzle is played', () => {
    assert.equal(snapshot(FOUR).locked, undefined);
    assert.deepEqual(snapshot(FOUR, { readOnly: 'no' }).locked, { reason: 'no', cells: 'all' });
    const played = `[Puzzle]\n${FOUR}[State]\n${FOUR.replace('12..', '123.')}`;
    assert.deepEqual(snapshot(played).locked?.cells, [0, 1, 4, 7, 12, 15]);
    assert.deepEqual(snapshot(played).givens.slice(0, 4), [1, 2, 0, 0]);
    assert.deepEqual(snapshot(played).digits.slice(0, 4), [1, 2, 3, 0]);
  });

  it('locks guarded givens until the guard is off', () => {
    const guarded = snapshot(FOUR, { guard: { cells: [0, 1], isOn: true } });
    assert.deepEqual([guarded.guard, guarded.locked?.cells, guarded.canStart], ['on', [0, 1], true]);
    assert.match(guarded.locked?.reason ?? '', new RegExp(`${unlockGivens()}.*${more()} menu`));
    const open = snapshot(FOUR, { guard: { cells: [0, 1], isOn: false } });
    assert.deepEqual([open.guard, open.locked], ['off', undefined]);
    const readOnly = snapshot(FOUR, { guard: { cells: [0, 1], isOn: true }, readOnly: 'no' });
    assert.deepEqual([readOnly.guard, readOnly.locked?.cells], [undefined, 'all']);
  });

  it('is small in a list', () => {
    const listed = listedPuzzleOf(onlyPuzzle(FOUR));
    assert.deepEqual(Object.keys(listed).sort(), ['digits', 'regions', 'size', 'start', 'symbols', 'title']);
  });
});
