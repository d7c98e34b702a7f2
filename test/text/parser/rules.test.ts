import assert from 'node:assert/strict';
import { geometryOf } from '../../../src/core/geometry';
import { rulesOfGeometry } from '../../../src/core/rules/geometry';
import { parse, read } from '../../../src/text/parser/parser';
import { restored, saved } from '../../../src/text/parser/savedContext';
import { isWhole } from '../../../src/text/puzzle';
import { isSurelyRule, RULE_WORDS, sectionsOf, writeRules } from '../../../src/text/rules/index';
import { EASY, gridOf } from '../texts';

const GRID = `${gridOf(EASY)}\n`;
const SMALL = '1...\n....\n....\n...2';
const LETTERS = 'AAAB\nABBB\nCCCD\nCDDD';

/** Checks the puzzles of a text, each as its title, its rules and the problems of its rules. */
function reads(text: string, ...expected: (readonly [title: string | undefined, ...rules: string[]])[]): void {
  const found = parse(text).puzzles.map(({ title, grid: { geometry }, rules }) => [
    title,
    ...(geometry.regions === 'boxes' ? [] : [geometry.regions]),
    ...writeRules(rulesOfGeometry(geometry), geometry),
    ...(rules ? sectionsOf(rules) : []).flatMap(({ problems }) =>
      problems.map(({ line, problem }) => `${problem.code} "${line.text.slice(problem.start, problem.end)}"`),
    ),
  ]);
  assert.deepEqual(found, expected);
}

/** Checks the notes of a text. */
function notes(text: string, ...expected: string[]): void {
  const found = (parse(text).notes ?? []).map(({ reason, start, end }) => `${reason} ${text.slice(start, end)}`);
  assert.deepEqual(found, expected);
}

describe('sections of rules', () => {
  it('belong to the grid before them', () => reads(`${GRID}[Rules]\nanti-knight`, [undefined, 'anti-knight']));
  it('belong to the grid above an empty line and a comment', () =>
    reads(`${GRID}\n# notes\n\n[rules]\nanti-knight\n`, [undefined, 'anti-knight']));
  it('belong to a single-line puzzle', () => reads(`${EASY}\n[Rules]\nanti-knight\n`, [undefined, 'anti-knight']));
  it('belong only to that grid', () =>
    reads(`${EASY}\n[Rules]\nanti-knight\n\n${EASY}`, [undefined, 'anti-knight'], [undefined]));
  it('can have several lines, comments and empty lines', () =>
    reads(`${GRID}[Rules]\n# pairs\nanti-knight # and\n\ncage 16: r1c8 r2c89\n\n`, [
      undefined,
      'anti-knight',
      'cage 16: r1c8 r2c89',
    ]));
  it('can be several for a grid', () =>
    reads(`${GRID}[Rules]\nanti-knight\n[Rules]\nanti-king`, [undefined, 'anti-knight', 'anti-king']));
  it('end at a grid', () =>
    reads(
      `${GRID}[Rules]\nanti-knight\n${GRID}[Rules]\nanti-king`,
      [undefined, 'anti-knight'],
      [undefined, 'anti-king'],
    ));
  it('end before the title of a grid', () =>
    reads(`One\n${GRID}[Rules]\nanti-knight\n\nTwo towers\n${GRID}`, ['One', 'anti-knight'], ['Two towers']));
  it('end before a title with a colon or the name of a rule', () =>
    reads(
      `${GRID}[Rules]\nanti-knight\n\nDay 3: Thermos\n${GRID}[Rules]\n\nKiller 7\n${EASY}`,
      [undefined, 'anti-knight'],
      ['Day 3: Thermos'],
      ['Killer 7'],
    ));
  it('end before a title that is the name of a rule with cells', () =>
    reads(`${GRID}[Rules]\nanti-knight\n\nThermometers\n${GRID}`, [undefined, 'anti-knight'], ['Thermometers']));
  it('end before a comment that names a grid', () =>
    reads(`${GRID}[Rules]\nanti-knight\n\n# Two\n${GRID}`, [undefined, 'anti-knight'], ['Two']));
  it('end before the steps of a path and their reasons', () => {
    const steps =
      'Cage Combination: cage 3 in r3c12 => r3c12<>3\n  rule: cage 3: r3c12\nThermo Bounds: r1c1<>9\nr4c7 = 5\n';
    reads(`${GRID}[Rules]\ncage 3: r3c12\n\n${steps}`, [undefined, 'cage 3: r3c12']);
    reads(`${GRID}[Rules]\ncage 3: r3c12\n${steps}`, [undefined, 'cage 3: r3c12']);
    reads(
      `${GRID}[Rules]\narrow: r1c1 = r2c2\n\n${steps}\nNext\n${EASY}\n`,
      [undefined, 'arrow: r1c1 = r2c2'],
      ['Next'],
    );
    const [puzzle] = parse(`${GRID}[Rules]\ncage 3: r3c12\n\n${steps}`).puzzles;
    assert.equal(isWhole(puzzle), true);
  });
  it('include a step above a rule, which is invalid', () =>
    reads(`${GRID}[Rules]\nr1c1=5\ncage 3: r3c12\n`, [undefined, 'cage 3: r3c12', 'unknownWord "r"']));
  it('end at another section', () =>
    reads(`[Puzzle]\n${GRID}[Rules]\nanti-knight\n\nTwo\n[Puzzle]\n${GRID}`, [undefined, 'anti-knight'], ['Two']));
  it('end before a title that looks like a rule above a puzzle, but not above its state', () => {
    const rules = `[Puzzle]\n${GRID}[Rules]\nanti-knight\n\nAnti-king\n`;
    reads(`${rules}[Puzzle]\n${GRID}`, [undefined, 'anti-knight'], ['Anti-king']);
    reads(`${rules}[State]\n${GRID}`, [undefined, 'anti-knight', 'anti-king']);
  });
  it('can be after the state', () =>
    reads(`[Puzzle]\n${GRID}[State]\n${GRID}[Rules]\nanti-knight`, [undefined, 'anti-knight']));
  it('can be before the state', () =>
    reads(`[Puzzle]\n${GRID}[Rules]\nanti-knight\n[State]\n${GRID}`, [undefined, 'anti-knight']));
  it('can be before and after the state', () =>
    reads(`[Puzzle]\n${GRID}[Rules]\nanti-knight\n[State]\n${GRID}[Rules]\nanti-king`, [
      undefined,
      'anti-knight',
      'anti-king',
    ]));
  it('include a line of words if no grid follows', () =>
    reads(`${GRID}[Rules]\nanti-knight\n\nTwo towers\n`, [undefined, 'anti-knight', 'unknownWord "Two towers"']));
  it('include a line of words if a rule follows', () =>
    reads(
      `${GRID}[Rules]\n\nTwo towers\nanti-knight\n\n${GRID}`,
      [undefined, 'anti-knight', 'unknownWord "Two towers"'],
      [undefined],
    ));
  it('have no rule for a line with a mistake', () =>
    reads(`${GRID}[Rules]\ncage 99: r1c1 r1c2\ncage 9: r2c1 r2c2`, [undefined, 'cage 9: r2c12', 'sumRange "99"']));
  it('report a repeated rule', () =>
    reads(`${GRID}[Rules]\nanti-knight\n[Rules]\nanti-knight`, [undefined, 'anti-knight', 'givenTwice "anti-knight"']));
  it('with a mistake make a puzzle incomplete', () => {
    const [one, two] = parse(`${EASY}\n[Rules]\nante-knight\n\n${EASY}\n[Rules]\nanti-knight\n`).puzzles;
    assert.deepEqual([isWhole(one), isWhole(two)], [false, true]);
  });

  it('can be [Regions] with a letter for each region', () =>
    reads(`${SMALL}\n[Regions]\n${LETTERS}\n`, [undefined, 'irregular']));
  it('can be [Regions] with separators, in either case', () =>
    reads(`${SMALL}\n[Regions]\n${LETTERS.toLowerCase().replaceAll(/(..)(..)/g, '$1 | $2')}\n`, [
      undefined,
      'irregular',
    ]));
  it('change nothing if their [Regions] are the boxes', () =>
    reads(`${SMALL}\n[Regions]\nAABB\nAABB\nCCDD\nCCDD`, [undefined]));
  it('can be both [Rules] and [Regions] of one grid', () =>
    reads(
      `${SMALL}\n[Rules]\nanti-king\n[Regions]\n${LETTERS}\n\n${SMALL}`,
      [undefined, 'irregular', 'anti-king'],
      [undefined],
    ));
  it('can be [Regions] above a grid without an empty line', () =>
    reads(`${SMALL}\n[Regions]\n${LETTERS}\n${SMALL}`, [undefined, 'irregular'], [undefined]));
  it('can remove the boxes', () => reads(`${SMALL}\n[Rules]\nno boxes`, [undefined, 'none']));
  it('report `no boxes` with [Regions]', () =>
    reads(`${SMALL}\n[Regions]\n${LETTERS}\n[Rules]\nno boxes`, [
      undefined,
      'irregular',
      'noBoxesWithRegions "no boxes"',
    ]));
  it('report a row of regions that is too short', () =>
    reads(`${SMALL}\n[Regions]\n${LETTERS.replace('ABBB', 'ABB')}`, [undefined, 'regionRow "ABB"']));
  it('report too few rows of regions', () =>
    reads(`${SMALL}\n[Regions]\nAABB\nAACB`, [undefined, 'regionRows "AACB"']));
  it('report a region with too many cells, and one with too few', () =>
    reads(`${SMALL}\n[Regions]\nAABB\nAABB\nCCDD\nCCDC`, [undefined, 'regionSize "C"', 'regionSize "D"']));

  it('at the top apply to every grid without its own rules', () =>
    reads(
      `# all\n[Rules]\ndiagonals\n\nOne\n${GRID}${EASY}\n[Rules]\nanti-king\n\n${SMALL}`,
      ['One', 'diagonals'],
      [undefined, 'anti-king'],
      [undefined, 'diagonals'],
    ));
  it('at the top cause one note', () => notes(`[Rules]\ndiagonals\n\n${EASY}\n${EASY}`, 'rules [Rules]\ndiagonals'));
  it('at the top are read for the size of the first grid', () => {
    const [note] = parse(`[Rules]\ncage 3: r5c5 r6c6\n\n${SMALL}`).notes ?? [];
    assert.deepEqual(note.reason === 'rules' && sectionsOf(note)[0].problems.map(({ problem }) => problem.code), [
      'outside',
      'outside',
    ]);
  });
  it('at the top cause a note without a grid', () => notes('[Rules]\ndiagonals\n', 'rules [Rules]\ndiagonals'));
  it('at the top with a mistake make every grid incomplete', () =>
    assert.deepEqual(parse(`[Rules]\ndiagonal\n\n${EASY}\n${EASY}`).puzzles.map(isWhole), [false, false]));
  it('can be both [Regions] and [Rules] at the top', () =>
    reads(
      `[Regions]\n${LETTERS}\n[Rules]\nanti-king\n\n${SMALL}\n\n${SMALL}`,
      [undefined, 'irregular', 'anti-king'],
      [undefined, 'irregular', 'anti-king'],
    ));
  it('far below the last grid belong to no grid', () => {
    const words = 'words and more words\n'.repeat(3000);
    notes(`${EASY}\n${words}[Rules]\ndiagonals\n`, 'lost-rules [Rules]\ndiagonals');
  });

  it('can have a comment after the heading', () => {
    const below = (heading: string) =>
      reads(`${SMALL}\n${heading}\nanti-king\n\nTwo\n${SMALL}`, [undefined, 'anti-king'], ['Two']);
    below('[Rules] # mine');
    below('[Rules]% mine');
    reads(`[Puzzle] # one\n${SMALL}\n[Rules] # two\nanti-king\n[State]\n${SMALL}`, [undefined, 'anti-king']);
  });

  describe('with many cages that have a wrong total', () => {
    // 27 cages of three cells in different rows and columns.
    const cages = Array.from({ length: 27 }, (_, i) => {
      const cells = [0, 1, 2].map(k => `r${3 * Math.floor(i / 9) + k + 1}c${((i + k) % 9) + 1}`);
      return `cage ${i === 26 ? 16 : 15}: ${cells.join(' ')}`;
    });
    const check = (title: string, before: string, after: string, ...expected: string[]) =>
      it(`are marked ${title}`, () => {
        const [{ rules }] = parse(`${GRID}${before}${cages.join('\n')}\n${after}`).puzzles;
        const found = sectionsOf(rules!).flatMap(({ problems }, i) =>
          problems.map(({ line, problem: { code, start, end } }) => `${i} ${code} "${line.text.slice(start, end)}"`),
        );
        assert.deepEqual(found, expected);
      });
    check('at the heading', '[Rules]\n', '', '0 cagesTotal "[Rules]"');
    check('at the last heading above them', '[Rules]\n\n[Rules] # more \n', '', '1 cagesTotal "[Rules] # more"');
    check('at the heading above them', '[Rules]\n', '\n[Rules]\n', '0 cagesTotal "[Rules]"');
    check(
      'at the heading above the first of them',
      `[Rules]\n${cages[0]}\n\n[Rules]\n`,
      '',
      '0 cagesTotal "[Rules]"',
      '1 givenTwice "cage 15: r1c1 r2c2 r3c3"',
    );
    check(
      'at the first of them without a heading',
      '',
      '',
      '0 missingHeading "cage 15: r1c1 r2c2 r3c3"',
      '0 cagesTotal "15"',
    );
  });

  describe('with a wrong heading', () => {
    const near = (heading: string, ...problems: string[]) =>
      reads(
        `${SMALL}\n${heading}\nanti-king\ncage 3: r1c12\n\nTwo\n${SMALL}`,
        [undefined, 'anti-king', 'cage 3: r1c12', ...problems],
        ['Two'],
      );
    for (const heading of [
      '[Rule]',
      '[Ruels]',
      '[Rules]:',
      '[Rules',
      '[Rules]]',
      'Rules:',
      'Rules',
      '[Constraints]',
      '[Killer]',
      '[Cage]',
    ])
      it(`are read, and the heading is reported: ${heading}`, () => near(heading, `notHeading "${heading}"`));
    it('are read without any heading, which is reported', () => near('# pairs', 'missingHeading "anti-king"'));
    it('are read if the heading has a rule in its line, which is reported', () =>
      reads(`${SMALL}\n[rules] anti-knight\nanti-king`, [undefined, 'anti-king', 'ruleBesideHeading "anti-knight"']));
    it('are taken for regions or cages by their rows', () => {
      reads(`${SMALL}\n[Region]\n${LETTERS}`, [undefined, 'irregular', 'notHeading "[Region]"']);
      reads(`${SMALL}\n[Jigsaw]\n${LETTERS}`, [undefined, 'irregular', 'notHeading "[Jigsaw]"']);
      reads(`${SMALL}\n[Cage]\n....\nAA..\n....\n....\nA=3`, [undefined, 'cage 3: r2c12', 'notHeading "[Cage]"']);
    });
    it('are detected by any mixture of lines below it', () => {
      const LINES = { dots: '....', letters: 'AABB', name: 'anti-king' } as const;
      type Lines = readonly (keyof typeof LINES)[];
      /** By lines: the section that a heading of regions, of cages and of rules opens, and a word that is usually a title. */
      const opens: readonly (readonly [lines: Lines, regions: string, cages: string, rules: string, title: string])[] =
        [
          [['name'], 'rules', 'rules', 'rules', ''],
          [['name', 'name'], 'rules', 'rules', 'rules', ''],
          [['letters', 'dots'], 'regions', 'cages', 'regions', 'regions'],
          [['dots', 'letters'], 'cages', 'cages', 'regions', 'regions'],
          [['dots', 'dots', 'letters'], 'cages', 'cages', 'regions', 'regions'],
          [['name', 'letters'], 'regions', 'cages', 'rules', 'regions'],
          // Below rows of dots, the name of a rule is a title, and rows of letters have no heading.
          [['dots', 'name'], '', '', '', ''],
          [['dots', 'dots', 'name'], '', '', '', ''],
          [['dots', 'name', 'letters'], 'regions', 'regions', 'regions', 'regions'],
          [['name', 'dots'], '', '', 'rules', ''],
        ];
      for (const [lines, ...kinds] of opens)
        for (const [i, heading] of ['[Region]', '[Cage]', 'Rules:', 'Killer'].entries())
          for (const end of ['', '\n\nwords', `\n${SMALL}`]) {
            const text = `${SMALL}\n${heading}\n${lines.map(line => LINES[line]).join('\n')}${end}`;
            const [first] = parse(text).puzzles;
            const found = (first.rules?.sections ?? []).map(({ kind }) => kind).join();
            assert.equal(found, kinds[i], text);
          }
    });
    it('are detected after [Puzzle], where other sections are ignored', () => {
      reads(`[Puzzle]\n${SMALL}\n[Ruels]\nanti-king`, [undefined, 'anti-king', 'notHeading "[Ruels]"']);
      reads(`[Puzzle]\n${SMALL}\n[Notes]\ncage 3: r1c12`, [undefined]);
    });
    it('are detected at the top of a file', () =>
      reads(`Rules:\ncage 3: r1c12\n\n${SMALL}`, [undefined, 'cage 3: r1c12']));
    it('are detected before their first line is typed', () =>
      reads(`${SMALL}\n[Ruels]`, [undefined, 'notHeading "[Ruels]"']));
    it('are not detected in titles', () => {
      for (const title of ['Killer', 'Jigsaw', 'Rule', 'Windoku', 'Games'])
        reads(`${SMALL}\n\n[${title}]\n${SMALL}`, [undefined], [title]);
      reads(`${SMALL}\n\nDiagonals\n${SMALL}`, [undefined], ['Diagonals']);
      reads(`${SMALL}\n\nRules:\nNormal rules apply\n${SMALL}`, [undefined], ['Normal rules apply']);
      reads(
        `${SMALL}\nSkyscraper: 4 in r1c3,r2c4 => r1c1<>4\nX-Wing: 4 r12 c34\n${SMALL}`,
        [undefined],
        ['X-Wing: 4 r12 c34'],
      );
    });
  });

  it('of any kind are found without a heading, below any grid and at the end of the text', () => {
    const geometry = geometryOf(3, 3);
    const examples = RULE_WORDS.map(({ example }) => example).filter(example => isSurelyRule(example, geometry));
    assert.ok(examples.length > 25);
    const cells = EASY.split('');
    const table = Array.from({ length: 9 }, (_, r) => `| ${cells.slice(9 * r, 9 * r + 9).join(' | ')} |`).join('\n');
    const list = `[${Array.from({ length: 9 }, (_, r) => `[${cells.slice(9 * r, 9 * r + 9).map(cell => (cell === '.' ? 0 : cell))}]`).join(',\n ')}]`;
    const rulesBelow = (text: string) => {
      const { puzzles, notes: found } = parse(text);
      return [puzzles.map(({ grid }) => writeRules(rulesOfGeometry(grid.geometry), grid.geometry)), found];
    };
    for (const grid of [gridOf(EASY), EASY, table, list])
      for (const example of examples)
        for (const [lines, end] of [
          [`${example}\nx: r5c5 r5c6`, ''],
          [`x: r5c5 r5c6\n${example}`, '\n\n'],
          [`cage 10: r1c1 r1c2\n${example}`, `\n\nTwo\n${EASY}`],
        ])
          assert.deepEqual(
            rulesBelow(`${grid}\n${lines}${end}`),
            rulesBelow(`${grid}\n[Rules]\n${lines}${end}`),
            `${grid}\n${lines}${end}`,
          );
  });

  it('end before a title that is also a rule, below an empty line and directly above a grid', () => {
    const two = (title: string) =>
      reads(`One\n${SMALL}\n[Rules]\ndiagonals\n\n${title}\n${SMALL}`, ['One', 'diagonals'], [title]);
    for (const title of ['Windoku', 'Anti-knight', 'Killer: two', 'Thermo: No. 5']) two(title);
    reads(`${SMALL}\n[Rules]\ndiagonals\n\nwindoku\n\n${SMALL}`, [undefined, 'diagonals', 'windoku'], [undefined]);
    reads(`${SMALL}\n[Rules]\n\nwindoku\n${SMALL}`, [undefined, 'windoku'], [undefined]);
    reads(
      `${SMALL}\n[Rules]\ndiagonals\n\ncage 3: r1c12\n${SMALL}`,
      [undefined, 'diagonals', 'cage 3: r1c12'],
      [undefined],
    );
  });
  it('can have comments after %', () =>
    reads(`${SMALL}\n[Rules]\n% note\ncage 3: r1c12 % note`, [undefined, 'cage 3: r1c12']));
  it('have disjoint groups of the usual boxes for any regions', () => {
    const group = (text: string) =>
      parse(text)
        .puzzles[0].grid.geometry.houses.filter(({ kind }) => kind === 'group')
        .map(({ cells }) => cells.join())[0];
    assert.equal(group(`${SMALL}\n[Regions]\n${LETTERS}\n[Rules]\ndisjoint groups`), '0,2,8,10');
    assert.equal(group(`${SMALL}\n[Rules]\nno boxes\ndisjoint groups`), '0,2,8,10');
    const five = '.....\n'.repeat(5);
    reads(`${five}[Rules]\ndisjoint groups`, [undefined, 'none', 'needsBoxes "disjoint groups"']);
  });
  it('report a region sum without regions', () =>
    reads(`${SMALL}\n[Rules]\nno boxes\nregion sum: r1c1-r1c4`, [
      undefined,
      'none',
      'region sum: r1c1-r1c4',
      'needsRegions "region sum"',
    ]));
  it('can be [Regions] with borders', () => {
    const framed = `+--+--+\n|AA|AB|\n|AB|BB|\n+--+--+\n|CC|CD|\n|CD|DD|\n+--+--+`;
    reads(`${SMALL}\n[Regions]\n${framed}\n\n${SMALL}`, [undefined, 'irregular'], [undefined]);
    reads(`${SMALL}\n[Regions]\n${LETTERS.replace('CCCD', '----\nCCCD')}`, [undefined, 'irregular']);
  });

  it('are read the same from a transferred context', () => {
    const text = `[Rules]\ndiagonals\n\n${EASY}\n`;
    const { context } = read(text).checkpoints.at(-1) ?? assert.fail();
    const [puzzle] = read(EASY, restored(saved(context))).puzzles;
    assert.equal(puzzle.grid.geometry, parse(text).puzzles[0].grid.geometry);
  });
});
