import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { makeCell } from '../../src/core/cellNames';
import { rulesOfGeometry } from '../../src/core/rules/geometry';
import { countSolutions, solve } from '../../src/core/solver/index';
import { diagnose } from '../../src/features/diagnostics/index';
import { fPuzzlesJson } from '../../src/formats/fPuzzles/fPuzzles';
import { iss } from '../../src/formats/iss/iss';
import { wordMeanings } from '../../src/messages/index';
import { applied, fill } from '../../src/text/edits';
import { parse } from '../../src/text/parser/parser';
import { isWhole, type Puzzle } from '../../src/text/puzzle';
import { RULE_WORDS, sectionsOf as sectionsInRules } from '../../src/text/rules/index';
import { rulePictures } from '../../tools/generate/rules';
import { parseCell } from '../core/cells';
import { codeSpansOf, fencesOf, ROOT, readText, sectionsOf } from './markdown';

/** In a section: the digit that breaks its rule, the cell, and the message. */
const WRONG = /^With (\d) in (r\dc\d):\n\n> (.+)$/m;

/** Rules that the other program has only for 9x9 puzzles, while the examples are smaller. */
const ONLY_IN_9X9 = /^\.(?:Entropic|GlobalEntropy)$/;

/** The only puzzle of a text. */
function puzzleIn(text: string): Puzzle {
  const { puzzles, notes = [] } = parse(text);
  assert.equal(puzzles.length, 1);
  assert.deepEqual(notes, []);
  return puzzles[0];
}

describe('docs/rules.md', () => {
  const markdown = readText('docs/rules.md');
  const sections = sectionsOf(markdown);
  const headings = [...sections.keys()].filter(heading => heading === heading.toLowerCase());

  it('has a section for each rule, and no other', () =>
    assert.deepEqual([...headings].sort(), RULE_WORDS.map(({ keyword }) => keyword).sort()));

  it('links each rule in the table at its start, in the order of the sections', () => {
    const rows = markdown.split('\n').filter(line => line.startsWith('| ') && line.includes('](#'));
    const inTable = rows.flatMap(row => [...row.matchAll(/\[`([^`]+)`\]\(#/g)].map(([, keyword]) => keyword));
    assert.deepEqual(inTable, headings);
  });

  for (const { text, line } of fencesOf(markdown)) {
    it(`the example on line ${line} is read completely, has one solution and no problem`, () => {
      const puzzle = puzzleIn(text);
      assert.ok(isWhole(puzzle));
      assert.deepEqual(
        (puzzle.rules ? sectionsInRules(puzzle.rules) : []).flatMap(({ problems }) => problems),
        [],
      );
      assert.ok(puzzle.grid.geometry.variant, 'it has rules');
      assert.equal(countSolutions(puzzle.grid, 2), 1);
    });
  }

  for (const { id, keyword, names, form } of RULE_WORDS) {
    it(`${keyword}: has its syntax, meaning, names and an example that contains it`, () => {
      const section = sections.get(keyword) ?? assert.fail('no section');
      assert.ok(section.startsWith(`\n\`${form}\`\n\n${wordMeanings[id]()}`), 'form and meaning');
      const spans = codeSpansOf(section);
      for (const name of names)
        if (!/ lines?$/.test(name) || name === keyword) assert.ok(spans.has(name) || name === keyword, name);
      const [{ text }] = fencesOf(section);
      const lines = text.split('\n').filter(line => line.startsWith(form.split(/[: ]/)[0]));
      assert.ok(lines.length > 0, 'the example has the rule');
      assert.ok(section.includes(`](images/rules/${keyword.replaceAll(' ', '-')}.svg)`), 'a picture');
      assert.equal(WRONG.test(section), id !== 'noBoxes', 'a wrong digit');
    });

    it(`${keyword}: lists only names that are written for other programs`, () => {
      const section = sections.get(keyword) ?? '';
      const [, elsewhere = ''] = /Elsewhere: (.*)\.$/m.exec(section) ?? [];
      const { grid, givens } = puzzleIn(fencesOf(section)[0].text);
      const content = { grid, givens: Uint8Array.from(givens) };
      const [string, json] = [iss.write([content]), fPuzzlesJson.write([content])];
      for (const [, name, program] of elsewhere.matchAll(/`([^`]+)` \(([^)]+)\)/g)) {
        const part = program === 'ISS' ? name.replace(/R1C1.*/, '') : `"${name}"`;
        const isWritten = (program === 'ISS' ? string : json).includes(part);
        assert.ok(isWritten || (program === 'ISS' && ONLY_IN_9X9.test(name)), `${name} is not in ${string}\n${json}`);
      }
    });
  }

  for (const [heading, section] of sections) {
    const [, digit, name, message] = WRONG.exec(section) ?? [];
    if (digit === undefined) continue;
    it(`${heading}: has the message about the wrong digit`, () => {
      const [{ text }] = fencesOf(section);
      const puzzle = puzzleIn(text);
      const { grid } = puzzle;
      const cell = parseCell(grid.geometry, name)!;
      assert.equal(grid.digits[cell], 0, makeCell(grid.geometry, cell));
      assert.notEqual(solve(grid)?.[cell], Number(digit));
      const found = diagnose(puzzleIn(applied(text, fill(puzzle, cell, Number(digit)))), 'all', undefined);
      const errors = found.filter(({ severity }) => severity === 'error').map(({ message }) => message);
      assert.ok(errors.includes(message), errors.join('\n'));
    });
  }

  it('samples/variants.sudoku has killers, thermometers and a jigsaw, each with one solution', () => {
    const { puzzles } = parse(readText('samples/variants.sudoku'));
    const kinds = puzzles.map(({ grid: { geometry } }) => [
      geometry.regions,
      ...new Set(rulesOfGeometry(geometry).map(({ kind }) => kind)),
    ]);
    assert.deepEqual(kinds, [
      ['boxes', 'cage'],
      ['boxes', 'thermo'],
      ['irregular', 'antiKnight'],
      ['boxes', 'cage'],
    ]);
    for (const puzzle of puzzles) {
      assert.ok(isWhole(puzzle));
      assert.equal(countSolutions(puzzle.grid, 2), 1);
    }
  });

  it('has a picture for each file', () =>
    assert.deepEqual(
      readdirSync(join(ROOT, 'docs/images/rules'))
        .map(name => `docs/images/rules/${name}`)
        .sort(),
      rulePictures(ROOT)
        .map(({ path }) => path)
        .sort(),
    ));
});
