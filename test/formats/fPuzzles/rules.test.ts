import assert from 'node:assert/strict';
import type { Rule } from '../../../src/core/rules/rule';
import { ruleIn } from '../../core/rules/examples';
import { lineExamples } from '../../core/rules/kinds/lines';
import { read } from '../solving';
import { puzzle } from './json';

const check = (members: object, ...rules: readonly Rule[]) => {
  const content = read(puzzle(members));
  assert.deepEqual(content.rules, rules);
  assert.deepEqual(content.lost, []);
};
const loses = (members: object, ...lost: readonly string[]) => assert.deepEqual(read(puzzle(members)).lost, lost);

const line = ['R1C1', 'R1C2', 'R1C3'];
const cells = [0, 1, 2];

describe("f-puzzles' rules", () => {
  it('can be flags', () =>
    check(
      {
        'diagonal+': true,
        'diagonal-': true,
        antiknight: true,
        antiking: true,
        disjointgroups: true,
        nonconsecutive: true,
      },
      { kind: 'diagonal', direction: '/' },
      { kind: 'diagonal', direction: '\\' },
      { kind: 'antiKnight' },
      { kind: 'antiKing' },
      { kind: 'disjointGroups' },
      { kind: 'nonConsecutive' },
    ));
  it('are absent if members are false or empty', () => check({ antiknight: false, arrow: [], cage: null }));
  it('can be cages', () =>
    check(
      { killercage: [{ cells: line, value: '16' }, { cells: line }, { cells: line, value: '' }] },
      { kind: 'cage', cells, sum: 16 },
      { kind: 'cage', cells },
    ));
  it('lose the words of a cage', () =>
    loses({ killercage: [{ cells: line, value: '<9' }] }, 'the text "<9" of a cage'));
  it('can be arrows with several shafts', () =>
    check(
      { arrow: [{ cells: ['R1C1'], lines: [line, ['R1C1', 'R2C1']] }] },
      { kind: 'arrow', circle: [0], shaft: [1, 2] },
      { kind: 'arrow', circle: [0], shaft: [9] },
    ));
  it('can be pills', () =>
    check(
      { arrow: [{ cells: ['R1C1', 'R1C2'], lines: [['R1C2', 'R1C3']] }] },
      { kind: 'arrow', circle: [0, 1], shaft: [2] },
    ));
  it('can be lines', () => {
    for (const { lines, fPuzzles } of Object.values(lineExamples)) {
      const rule = ruleIn(lines[0].line);
      if (fPuzzles === undefined || !('cells' in rule)) continue;
      const names = rule.cells.map(cell => `R${Math.floor(cell / 9) + 1}C${(cell % 9) + 1}`);
      check({ [fPuzzles]: [{ lines: [names] }] }, rule);
    }
  });
  it('are absent if a line has too few cells to matter', () => {
    const one = [{ lines: [['R1C1']] }];
    check({ thermometer: one, slowthermometer: one, palindrome: one, renban: one, whispers: one, germanwhispers: one });
    check({
      dutchwhispers: one,
      regionsumline: one,
      entropicline: one,
      modularline: one,
      extraregion: [{ cells: ['R1C1'] }],
    });
    const two = [{ lines: [['R1C1', 'R1C2']] }];
    check({ betweenline: two, zipperline: two });
  });
  it('can be whispers', () =>
    check(
      { whispers: [{ lines: [line] }, { lines: [line], value: '4' }] },
      { kind: 'whispers', cells, difference: 5 },
      { kind: 'whispers', cells, difference: 4 },
    ));
  it('can be whispers in other sizes', () =>
    assert.deepEqual(read(puzzle({ whispers: [{ lines: [line] }] }, 6)).rules, [
      { kind: 'whispers', cells, difference: 3 },
    ]));
  it('can be lockout lines', () => {
    check(
      { lockout: [{ lines: [line] }], lockoutline: [{ lines: [['R2C1', 'R2C2', 'R2C3']], value: '3' }] },
      ...[
        { kind: 'lockout', cells, difference: 4 } as const,
        { kind: 'lockout', cells: [9, 10, 11], difference: 3 } as const,
      ],
    );
    loses({ lockout: [{ lines: [line], value: 'x' }] }, 'the rule "lockout"');
  });
  it('can be dots and letters', () => {
    const [pair, below] = [
      ['R1C1', 'R1C2'],
      ['R1C1', 'R2C1'],
    ];
    check(
      { difference: [{ cells: pair }, { cells: below, value: '1' }] },
      { kind: 'whiteDot', cells: [0, 1] },
      { kind: 'whiteDot', cells: [0, 9] },
    );
    check(
      { ratio: [{ cells: pair }, { cells: below, value: '2' }] },
      { kind: 'blackDot', cells: [0, 1] },
      { kind: 'blackDot', cells: [0, 9] },
    );
    check(
      { xv: [{ cells: pair, value: 'X' }, { cells: pair, value: 'v' }, { cells: pair }] },
      { kind: 'x', cells: [0, 1] },
      { kind: 'v', cells: [0, 1] },
    );
    loses({ difference: [{ cells: pair, value: '3' }] }, 'dots for a difference of "3"');
    loses({ ratio: [{ cells: pair, value: '3' }] }, 'dots for a ratio of "3"');
  });
  it('can be all marks given, combined with any marks', () => {
    const pair = ['R1C1', 'R1C2'];
    const marks = { none: {}, white: { difference: [{ cells: pair }] }, black: { ratio: [{ cells: pair }] } } as const;
    const letters = { xv: [{ cells: pair, value: 'X' }] };
    /** By marks: the rule for `nonconsecutive`, and for it together with `negative` ratios. */
    const expected = {
      none: ['nonConsecutive', 'strictKropki'],
      white: ['strictWhiteDots', 'strictKropki'],
      black: ['strictWhiteDots', 'strictKropki'],
    } as const satisfies Record<keyof typeof marks, unknown>;
    const kindsOf = (data: object) =>
      read(puzzle(data)).rules.flatMap(({ kind }) => (/^(?:strict|non)/.test(kind) ? [kind] : []));
    // Letters are marks too, but not dots.
    for (const kind of ['none', 'white', 'black'] as const)
      for (const beside of [{}, letters]) {
        const data = { ...marks[kind], ...beside };
        const [alone, both] = expected[kind];
        assert.deepEqual(kindsOf({ ...data, nonconsecutive: true }), [alone], kind);
        assert.deepEqual(kindsOf({ ...data, negative: ['ratio'] }), ['strictBlackDots'], kind);
        assert.deepEqual(kindsOf({ ...data, negative: ['ratio'], nonconsecutive: true }), [both], kind);
        assert.deepEqual(kindsOf({ ...data, negative: ['xv'], nonconsecutive: true }), ['strictXv', alone], kind);
        assert.deepEqual(kindsOf({ ...data, negative: ['xv', 'ratio'] }), ['strictXv', 'strictBlackDots'], kind);
        assert.deepEqual(kindsOf(data), [], kind);
      }
  });
  it('can be all marks given', () => {
    const ratio = [{ cells: ['R1C1', 'R1C2'] }];
    check({ negative: ['xv'] }, { kind: 'strictXv' });
    check(
      { negative: ['ratio'], nonconsecutive: true, ratio },
      { kind: 'blackDot', cells: [0, 1] },
      { kind: 'strictKropki' },
    );
    check({ negative: ['ratio'], ratio }, { kind: 'blackDot', cells: [0, 1] }, { kind: 'strictBlackDots' });
    check({ negative: ['ratio'] }, { kind: 'strictBlackDots' });
    check({ nonconsecutive: true, ratio }, { kind: 'blackDot', cells: [0, 1] }, { kind: 'strictWhiteDots' });
    check({ nonconsecutive: true }, { kind: 'nonConsecutive' });
    const other = [{ cells: ['R1C1', 'R1C2'], value: '3' }];
    loses(
      { negative: ['ratio'], ratio: other },
      'dots for a ratio of "3"',
      'the condition that all black dots are given',
    );
    loses(
      { negative: ['ratio'], difference: other },
      'dots for a difference of "3"',
      'the condition that all black dots are given',
    );
    loses({ negative: ['difference'] }, 'the condition that all marks of the kind "difference" are given');
  });
  it('can be even and odd cells', () =>
    check(
      { even: [{ cell: 'R1C1' }, { cell: 'R1C2' }], odd: [{ cell: 'R1C3' }] },
      { kind: 'digits', cells: [0, 1], digits: 0b010101010 },
      { kind: 'digits', cells: [2], digits: 0b101010101 },
    ));
  it('can be minima and maxima, which are not compared with cells of the same list', () =>
    check(
      { minimum: [{ cell: 'R1C1' }, { cell: 'R1C2' }], maximum: [{ cell: 'R9C9' }] },
      { kind: 'greater', cells: [9, 0] },
      { kind: 'greater', cells: [2, 1] },
      { kind: 'greater', cells: [10, 1] },
      { kind: 'greater', cells: [80, 79] },
      { kind: 'greater', cells: [80, 71] },
    ));
  it('can be cells that index rows or columns', () =>
    check(
      { columnindexer: [{ cells: ['R1C1', 'R2C1'] }], rowindexer: [{ cells: ['R1C2'] }] },
      { kind: 'columnIndex', cells: [0, 9] },
      { kind: 'rowIndex', cells: [1] },
    ));
  it('can be quadruples', () =>
    check(
      {
        quadruple: [
          { cells: ['R1C1', 'R1C2', 'R2C1', 'R2C2'], values: [1, 4] },
          { cells: ['R1C1', 'R1C2', 'R2C1', 'R2C2'], values: [] },
        ],
      },
      { kind: 'quad', cell: 0, digits: [1, 4] },
    ));
  it('can be clones and regions', () =>
    check(
      { clone: [{ cells: ['R1C1', 'R1C2'], cloneCells: ['R5C5', 'R1C2'] }], extraregion: [{ cells: line }] },
      { kind: 'clone', original: [0], copy: [40] },
      { kind: 'region', cells },
    ));
  it('can be little killers', () =>
    check(
      {
        littlekillersum: [
          { cell: 'R0C4', direction: 'DL', value: '22' },
          { cell: 'R10C0', direction: 'UR', value: 5 },
          { cell: 'R0C1', direction: 'DR', value: '' },
        ],
      },
      { kind: 'littleKiller', sum: 22, cell: 2, move: [1, -1] },
      { kind: 'littleKiller', sum: 5, cell: 72, move: [-1, 1] },
    ));
  it('can be clues outside the grid', () =>
    check(
      {
        sandwichsum: [{ cell: 'R0C1', value: '0' }],
        xsum: [{ cell: 'R2C10', value: '9' }],
        skyscraper: [{ cell: 'R10C9', value: '3' }, { cell: 'R0C1' }],
      },
      { kind: 'sandwich', sum: 0, sight: { kind: 'column', index: 0, isReversed: false } },
      { kind: 'xSum', sum: 9, sight: { kind: 'row', index: 1, isReversed: true } },
      { kind: 'skyscraper', count: 3, sight: { kind: 'column', index: 8, isReversed: true } },
    ));
  it('are lost if they are unknown', () =>
    loses(
      { boxindexer: [{ cells: line }], nabner: [{ lines: [line] }] },
      'the rule "boxindexer"',
      'the rule "nabner"',
    ));
  it('are lost if their JSON is malformed', () => {
    const lost = (name: string) => `the rule "${name}"`;
    loses({ killercage: { cells: line, value: 5 } }, lost('killercage'));
    loses({ thermometer: [{ cells: line }] }, lost('thermometer'));
    loses({ thermometer: [{ lines: line }] }, lost('thermometer'));
    loses({ even: { cell: 'R1C1' }, antiknight: 'false' }, lost('even'), lost('antiknight'));
    loses({ arrow: [{ cells: [], lines: [line] }] }, lost('arrow'));
    loses({ clone: [{ cells: ['R1C1', 'R1C2'], cloneCells: ['R5C5'] }] }, lost('clone'));
    loses({ whispers: [{ lines: [line], value: 'x' }] }, lost('whispers'));
    loses({ extraregion: [{ lines: [line] }] }, lost('extraregion'));
    loses({ negative: true }, lost('negative'));
    check({ negative: 'xv' }, { kind: 'strictXv' });
    check({ whispers: [{ lines: [line], value: '0' }] });
  });
  it('lose drawings, except those of rules', () => {
    const drawn = { line: [{ lines: [line], fromConstraint: 'X Sum' }], circle: [{ isNewConstraint: true }] };
    loses({ ...drawn, xsum: [{ cell: 'R1C0', value: '9' }] });
    loses(drawn, 'drawings');
    loses({ ...drawn, renban: [{ lines: [line] }], circle: [] }, 'drawings');
    loses({ line: [{ lines: [line] }], text: [{ cells: ['R1C1'], value: '?' }] }, 'drawings');
  });
});
