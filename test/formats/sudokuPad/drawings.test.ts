import assert from 'node:assert/strict';
import { readDrawnJson } from '../../../src/formats/sudokuPad/drawings';
import { parseRelaxed } from '../../../src/formats/sudokuPad/relaxedJson';
import { finish } from '../../../src/text/work';
import { problemIn, read } from '../solving';
import { drawing } from '../texts';

const grid = (size: number) =>
  Array.from({ length: size }, (): Record<string, unknown>[] => Array.from({ length: size }, () => ({})));
const puzzle = (members: object, size = 4) => JSON.stringify({ cells: grid(size), ...members });

describe("SudokuPad's drawings", () => {
  it('can have digits', () => {
    const cells = grid(4);
    cells[0][1] = { value: 3 };
    cells[1][0] = { value: '4', centremarks: [1] };
    const { givens, lost } = read(JSON.stringify({ cells }));
    assert.deepEqual([[...givens.slice(0, 5)], lost], [[0, 3, 0, 0, 4], ['marks']]);
  });
  it('are not read from other JSON whose cells or grid are digits', () => {
    const rows = [
      [1, null, 3, null],
      [null, '4', 0, 1],
      [null, 1, 4, ''],
      [4, 3, null, 2],
    ];
    for (const other of [{ cells: rows }, { size: 4, grid: rows }])
      for (const indent of [0, 2]) assert.equal(finish(readDrawnJson(JSON.stringify(other, null, indent))), undefined);
  });
  it('can have regions', () => {
    const columns = [0, 1, 2, 3].map(column => [0, 1, 2, 3].map(row => [row, column]));
    assert.equal([...(read(puzzle({ regions: columns })).regions ?? [])].join(''), '0123'.repeat(4));
    assert.equal(read(JSON.stringify(drawing())).regions, undefined);
    assert.equal(read(puzzle({})).regions, undefined);
  });
  it('can have regions that do not cover the grid', () => {
    const { regions, rules } = read(
      puzzle({
        regions: [
          [
            [0, 0],
            [0, 1],
            [1, 0],
          ],
        ],
      }),
    );
    assert.deepEqual([regions, rules], ['none', [{ kind: 'region', cells: [0, 1, 4] }]]);
  });
  it('can have cages', () => {
    const cells = [
      [0, 0],
      [0, 1],
    ];
    const { rules, lost } = read(
      puzzle({
        cages: [
          { cells, value: '5' },
          { cells, value: 5, unique: false },
          { cells, unique: true },
          { cells },
          { cells, value: 'x' },
        ],
      }),
    );
    assert.deepEqual(rules, [
      { kind: 'cage', cells: [0, 1], sum: 5 },
      { kind: 'sum', cells: [0, 1], sum: 5 },
      { kind: 'cage', cells: [0, 1] },
    ]);
    assert.deepEqual(lost, ['cages without a sum', 'the text "x" of a cage']);
  });
  it('lose cages and regions with cells outside the grid', () => {
    const cells = [
      [0, 0],
      [0, 4],
    ];
    const { rules, regions, lost } = read(puzzle({ cages: [{ cells, value: 3 }], regions: [cells] }));
    assert.deepEqual(
      [rules, regions, lost],
      [[], undefined, ['regions with cells outside the grid', 'cages with cells outside the grid']],
    );
  });
  it('can have rows and regions as cages, without text in them', () => {
    const row = [0, 1, 2, 3].map(column => [0, column]);
    const others = [...row.slice(0, 3), [3, 3]];
    const { rules, lost } = read(
      puzzle({
        cages: [
          { cells: row },
          { cells: row, value: '<10' },
          { cells: others, type: 'region' },
          { cells: others, type: 'rowcol', unique: true },
        ],
      }),
    );
    assert.deepEqual(rules, [{ kind: 'cage', cells: [0, 1, 2, 15] }]);
    assert.deepEqual(lost, ['the text "<10" of a cage', 'cages without a sum']);
  });
  it('lose named rules that are unknown', () => {
    const members = { metadata: { disjointgroups: true, source: 'x' }, global: ['antiking', 'diagonal'], id: 'x' };
    const cages = [{ value: 'foglight: R1C1' }, { cells: [], value: 'msgcorrect: Good' }];
    const { rules, lost } = read(puzzle({ ...members, cages, thermos: [{}], settings: { a: 1 } }));
    assert.deepEqual(rules, [{ kind: 'antiKing' }]);
    assert.deepEqual(lost, [
      ...['disjointgroups', 'diagonal', 'thermos'].map(name => `the rule "${name}"`),
      'the text "foglight: R1C1" of a cage',
    ]);
  });
  it('can have flags', () =>
    assert.deepEqual(read(puzzle({ metadata: { antiknight: true }, global: ['antiking'] })).rules, [
      { kind: 'antiKnight' },
      { kind: 'antiKing' },
    ]));
  it('lose drawn shapes', () =>
    assert.deepEqual(read(puzzle({ lines: [{ wayPoints: [[0, 0]] }], overlays: [] })).lost, ['drawings']));
  it('can have a title, an author, rules in words and a solution', () => {
    const solution = '1234'.repeat(4);
    const old = ['title: T', 'author: A', 'rules: R', `solution: ${solution}`].map(value => ({ cells: [], value }));
    for (const members of [{ metadata: { title: 'T', author: 'A', rules: ['R'], solution } }, { cages: old }]) {
      const content = read(puzzle(members));
      assert.deepEqual(
        [content.title, content.author, content.ruleset, content.doubt?.slice(0, 47)],
        ['T', 'A', 'R', 'The solution in the text breaks the rules: colu'],
      );
    }
  });
  it('report a digit that is too large', () =>
    assert.match(
      problemIn('{"cells":[[{"value":5},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]]}'),
      /^"r1c1": "5" is not a digit/,
    ));
  it('report a row that is too short', () =>
    assert.match(
      problemIn('{"cells":[[{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]]}'),
      /^The text describes 15 cells; the puzzle needs 16\.$/,
    ));
  it('report an unsupported size', () => assert.match(problemIn(puzzle({}, 3)), /^The puzzle has size "3x3"/));
});

describe('shortened JSON', () => {
  const check = (text: string, value: unknown) => assert.deepEqual(finish(parseRelaxed(text)), value);
  it('can be plain JSON', () =>
    check('{"a":[1,-2.5,true,null,"x\\n\\u0041"],"b":{}}', { a: [1, -2.5, true, null, 'x\nA'], b: {} }));
  it('can omit quotes', () => check("{a:'it\\'s',b1:t,c:f}", { a: "it's", b1: true, c: false }));
  it('can omit empty objects in lists', () =>
    check('[[,{a:1},],[,]]', [
      [{}, { a: 1 }, {}],
      [{}, {}],
    ]));
  it('can have colors', () => check('{c:#0,d:FF00aa}', { c: '#0', d: 'FF00aa' }));
  for (const text of ['{', '[1', '{a}', '{a:1,', "{a:'x}", '[1]x', '', '['.repeat(100), '{a:}'])
    it(`cannot be ${text.slice(0, 10)}`, () => check(text, undefined));
});
