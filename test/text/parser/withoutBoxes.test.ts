import assert from 'node:assert/strict';
import { rulesOfGeometry } from '../../../src/core/rules/geometry';
import { parse } from '../../../src/text/parser/parser';
import { writeRules } from '../../../src/text/rules/index';
import { JIGSAW_5, JIGSAW_7, LATIN_7 } from '../withoutBoxes';
import { finds, readsNothing } from './reading';

/** Checks the puzzles of a text: size, regions, and rules. */
function check(text: string, ...expected: string[]): void {
  const { puzzles, notes } = parse(text);
  const found = puzzles.map(({ grid: { geometry }, problems }) => {
    assert.deepEqual(problems, []);
    return [`${geometry.size} ${geometry.regions}`, ...writeRules(rulesOfGeometry(geometry), geometry)].join(' ');
  });
  assert.deepEqual(found, expected);
  assert.deepEqual((notes ?? []).filter(({ reason }) => reason !== 'rules').length, 0);
}

const [GRID, REGIONS] = JIGSAW_7.split('[Regions]\n');
const ROWS = GRID.trimEnd().split('\n');

describe('puzzles of sizes without rectangular boxes are read', () => {
  it('in 7x7 with regions', () => check(JIGSAW_7, '7 irregular'));
  it('in 5x5 with regions', () => check(JIGSAW_5, '5 irregular'));
  it('without regions', () => check(LATIN_7, '7 none'));
  it('without a digit', () => check('.......\n'.repeat(7), '7 none'));
  it('with blanks of 0', () => check(GRID.replaceAll('.', '0'), '7 none'));
  it('with spaces', () => check(GRID.replace(/[.\d]/g, '$& '), '7 none'));
  it('with a frame', () => check(`┌───────┐\n${GRID.replace(/^.+$/gm, '│$&│')}└───────┘`, '7 none'));
  it('as pencil marks if there are few of them', () =>
    check(LATIN_7.replace(/[.\d]/g, '$& ').replace('. ', '17 '), '7 none'));
  it('with rules', () => check(`${LATIN_7}[Rules]\nanti-king\n`, '7 none anti-king'));
  it('with regions and rules', () => check(`${JIGSAW_7}[Rules]\nanti-king\n`, '7 irregular anti-king'));
  it('with an explicit "no boxes"', () => {
    const [bare, withRule] = [LATIN_7, `${LATIN_7}[Rules]\nno boxes\n`].map(
      text => parse(text).puzzles[0].grid.geometry,
    );
    assert.equal(bare, withRule);
  });
  it('below their regions', () => check(`[Regions]\n${REGIONS}\n${GRID}`, '7 irregular'));
  it('with the same geometry if regions are at the top', () => {
    const texts = [JIGSAW_7, `[Regions]\n${REGIONS}\n${GRID}`];
    const [below, above] = texts.map(text => parse(text).puzzles[0].grid.geometry);
    assert.equal(below, above);
  });
  it('one after another', () =>
    check(`${GRID}${GRID}\n${JIGSAW_5}\n${GRID}`, '7 none', '7 none', '5 irregular', '7 none'));
  it('with a comment between', () => check(`${GRID}# second\n${GRID}`, '7 none', '7 none'));
  it('below a 9x9 puzzle', () => check(`${'.........\n'.repeat(9)}\n${GRID}`, '9 boxes', '7 none'));

  it('with a problem if there is one cell too few', () =>
    finds(
      [...ROWS.slice(0, 3), `«${ROWS[3].slice(1)}»`, ...ROWS.slice(4)].join('\n'),
      'row-length: This row has 6 cells; a row of a 7x7 puzzle needs 7',
    ));
  it('with a problem if there is one cell too many', () =>
    finds(
      [...ROWS.slice(0, 3), `${ROWS[3]}«.»`, ...ROWS.slice(4)].join('\n'),
      'row-length: This row has 8 cells; a row of a 7x7 puzzle needs 7',
    ));

  it('not with a missing row', () => readsNothing(ROWS.slice(1).join('\n')));
  it('not with an extra row', () => readsNothing([...ROWS, ROWS[0]].join('\n')));
  it('are not read if two rows have other lengths', () =>
    readsNothing([ROWS[0].slice(1), ROWS[1].slice(1), ...ROWS.slice(2)].join('\n')));
  it('with a problem at a digit that is too large', () =>
    finds(
      GRID.replace('7', '«8»'),
      'invalid-symbol: "8" is not a digit of a 7x7 puzzle: use 1-7, or . for an empty cell',
    ));
  it('with a problem at a letter', () =>
    finds(
      GRID.replace('7', '«a»'),
      'invalid-symbol: "a" is not a digit of a 7x7 puzzle: use 1-7, or . for an empty cell',
    ));
  it('not with larger digits in two rows', () => readsNothing(GRID.replaceAll('7', '8')));
  it('not on one line', () => assert.ok(parse(ROWS.join('')).puzzles.every(({ grid }) => grid.geometry.size !== 7)));
});
