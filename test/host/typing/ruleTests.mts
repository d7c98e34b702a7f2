/** Puzzles with rules, set in an empty file with keys alone: typed, broken, repaired, solved, explained and printed. */
import assert from 'node:assert/strict';
import { RULE_WORDS } from '../../../src/text/rules/index';
import { rowsOf, Setter } from './setter.mts';
import type { Keyboard, TypingTest } from './suite.mts';

const KILLER = '326514541326214653653241432165165432';
const THERMO = '145362263154432516651423524631316245';
const GARDEN = '......98...73...1.......3..3..............16.....71...5.......17.1.....42..143...';
const SOLVED_GARDEN = '623417985457389216189652347314925678975834162896571423542796831731268594268143759';

/** Cages by sum. */
const CAGES = [
  ...['8: r1c1 r2c1', '13: r1c2 r1c3 r1c4', '3: r1c5 r2c5', '10: r1c6 r2c6', '5: r2c2 r2c3', '9: r2c4 r3c4'],
  ...['3: r3c1 r3c2', '15: r3c3 r4c3 r4c2 r4c4 r5c4', '9: r3c5 r4c5', '15: r3c6 r4c6 r5c6 r5c5'],
  ...['11: r4c1 r5c1 r6c1', '11: r5c2 r5c3 r6c2', '14: r6c3 r6c4 r6c5 r6c6'],
];

const killer: TypingTest = {
  name: 'rules: a killer, from the list and by hand',
  async run(keyboard) {
    const setter = new Setter(keyboard);
    await keyboard.open('‸');
    await setter.complete('grid6', 'grid6');
    await keyboard.untilText(rowsOf('.'.repeat(36)));
    await keyboard.press('Control+End');
    await setter.complete('\n[', '[Rules]');
    for (const [i, cage] of CAGES.slice(0, LISTED).entries()) {
      const [sum, cells] = cage.split(': ');
      const [first, ...others] = cells.split(' ');
      await setter.complete(i > 0 ? '\nca' : 'ca', 'cage');
      await setter.type(sum);
      await keyboard.press('Tab');
      await setter.complete('r', first);
      await setter.chooseNext(others);
    }
    // The list opens here too, but Enter is a new line if a cell is complete.
    for (const cage of CAGES.slice(LISTED)) await setter.type(`\ncage ${cage}`);
    const textOf = (cells: string) => `${rowsOf(cells)}\n[Rules]\n${CAGES.map(cage => `cage ${cage}`).join('\n')}`;
    const empty = '.'.repeat(36);
    await keyboard.untilText(`${textOf(empty)}‸`);

    await setter.goToCell(1, 5);
    await setter.type('4');
    await keyboard.untilText(textOf(`....4.${empty.slice(6)}`));
    await setter.untilProblem('Cage 3 adds up to 4, with 1 cell left');
    await setter.fix('Clear r1c5');
    await keyboard.untilText(textOf(empty));
    await setter.untilNoProblem();

    await solvedAndPrinted(keyboard, setter, {
      empty: textOf(empty),
      solved: textOf(KILLER),
      step: 'Cage Combination',
      drawn: /stroke-dasharray/,
    });
  },
};

/** Number of cages that are chosen from the list; the others are typed. */
const LISTED = 4;

const THERMOS = [
  'r4c3 r5c2 r6c1 r5c1',
  'r3c3 r4c4 r5c4',
  'r2c3 r1c2 r1c3',
  'r6c2 r5c3 r6c3',
  'r6c4 r6c5 r6c6',
  'r5c6 r4c6 r3c6',
];

const thermo: TypingTest = {
  name: 'rules: thermometers, the first cell typed and the others from the list',
  async run(keyboard) {
    const setter = new Setter(keyboard);
    await keyboard.open('‸');
    await setter.complete('grid6', 'grid6');
    const givens = `....6.....544.....${'.'.repeat(18)}`;
    await setter.typeCells(givens);
    await keyboard.press('Control+End');
    await setter.complete('\n[', '[Rules]');
    for (const [i, line] of THERMOS.entries()) {
      const [first, ...others] = line.split(' ');
      await setter.complete(i > 0 ? '\nthe' : 'the', 'thermo');
      await setter.type(first);
      await setter.chooseNext(others);
    }
    const textOf = (cells: string) => `${rowsOf(cells)}\n[Rules]\n${THERMOS.map(line => `thermo: ${line}`).join('\n')}`;
    await keyboard.untilText(`${textOf(givens)}‸`);

    await setter.goToCell(6, 4);
    await setter.type('32');
    await setter.untilProblem('Thermo');
    await keyboard.press('Control+Z');
    await keyboard.press('Control+Z');
    await keyboard.untilText(textOf(givens));
    await setter.untilNoProblem();

    await solvedAndPrinted(keyboard, setter, {
      empty: textOf(givens),
      solved: textOf(THERMO),
      step: 'Thermo Bounds',
      drawn: /class="thermo|<path/,
    });
  },
};

/** A rule after its completion: with its colon typed again, or with Tab after the last number. */
const colons: TypingTest = {
  name: 'rules: the colon of a completion can be typed again',
  async run(keyboard) {
    const setter = new Setter(keyboard);
    const start = `${rowsOf('.'.repeat(81))}\n\n[Rules]\n`;
    // All rules that are written with a number, and two others.
    const words = RULE_WORDS.filter(({ example }) => /\d.*:/.test(example));
    assert.ok(words.some(({ id }) => id === 'cage') && words.length > 5);
    for (const { keyword, example } of [...words, ...RULE_WORDS.filter(({ id }) => id === 'thermo' || id === 'x')]) {
      const numbers = [...example.slice(keyword.length, example.indexOf(':')).matchAll(/\d+/g)].map(
        ([number]) => number,
      );
      const cells = example.slice(example.indexOf(':') + 2);
      for (const goOn of [': ', 'Tab']) {
        if (goOn !== ': ' && numbers.length === 0) continue;
        await keyboard.open(`${start}‸`);
        await setter.complete(keyword, keyword);
        for (const [i, number] of numbers.entries()) {
          if (i > 0) await keyboard.press('Tab');
          await setter.type(number);
        }
        if (goOn === ': ') await setter.type(goOn);
        else await keyboard.press(goOn);
        await setter.type(cells);
        await keyboard.press('Escape');
        await keyboard.untilText(`${start}${example}‸`);
      }
    }
  },
};

const REGIONS = [
  'AAABBBCCC',
  'AAABDDCCC',
  'AAABBDCCC',
  'EEEBBDDFF',
  'EEEBDDGFF',
  'EHEGDDGGF',
  'HHEGGGGGF',
  'HHHIIIFFF',
  'HHHIIIIII',
];

const jigsaw: TypingTest = {
  name: 'rules: an anti-knight jigsaw, its regions typed row by row',
  async run(keyboard) {
    const setter = new Setter(keyboard);
    await keyboard.open('‸');
    await setter.complete('grid9', 'grid9');
    await setter.typeCells(GARDEN);
    await keyboard.press('Control+End');
    await setter.complete('\n[reg', '[Regions]');
    await setter.complete(`${REGIONS.join('\n')}\n[ru`, '[Rules]');
    await setter.complete('ant', 'anti-knight');
    const textOf = (cells: string) => `${rowsOf(cells)}\n[Regions]\n${REGIONS.join('\n')}\n[Rules]\nanti-knight`;
    await keyboard.untilText(`${textOf(GARDEN)}‸`);

    await setter.goToCell(2, 5);
    await setter.type('9');
    await setter.untilProblem('Anti-knight: r2c5 and r1c7 are both 9');
    await keyboard.press('Control+Z');
    await keyboard.untilText(textOf(GARDEN));
    await setter.untilNoProblem();

    await solvedAndPrinted(keyboard, setter, {
      empty: textOf(GARDEN),
      solved: textOf(SOLVED_GARDEN),
      step: 'Hidden Single',
      drawn: /Anti-knight/,
    });
  },
};

interface Finished {
  readonly empty: string;
  readonly solved: string;
  /** The text of the hint. */
  readonly step: string;
  /** Contents of the printed page. */
  readonly drawn: RegExp;
}

/** Solves the puzzle, undoes it, requests a hint and the whole path, and prints it. */
async function solvedAndPrinted(
  keyboard: Keyboard,
  setter: Setter,
  { empty, solved, step, drawn }: Finished,
): Promise<void> {
  await keyboard.observer.run('sudoku.solve');
  await keyboard.untilText(solved);
  await keyboard.press('Control+Z');
  await keyboard.untilText(empty);
  await setter.untilStep();
  await setter.untilExplained(step);
  assert.match(await setter.print(), drawn);
}

export const RULES: readonly TypingTest[] = [killer, thermo, colons, jigsaw];
