/** Keys in single puzzles with many rules, for `npm run bench:typing`. */

import { bundledCore } from './bundledCore.ts';
import { median } from './statistics.ts';

const core = await bundledCore('typingCore');

/** Number of puzzles of each kind, which differ in a rule, and keys of each kind in each of them. */
const ROUNDS = 5;
const KEYS = 10;

/** A puzzle, and the rule of which a digit is edited, up to its colon. */
interface RuledText {
  readonly text: string;
  readonly edited: string;
}

/** Milliseconds until visible findings are shown, for the message to a board, and of the longest slice after that. */
interface Times {
  readonly findings: number;
  readonly board: number;
  readonly slice: number;
}

const textOf = (size: number, rules: readonly string[]): string =>
  `${`${Array<string>(size).fill('.').join(' ')}\n`.repeat(size)}[Rules]\n${rules.join('\n')}\n`;

const upTo = (count: number, make: (i: number) => string) => Array.from({ length: count }, (_, i) => make(i));

const cellOf = (cell: number) => `r${1 + Math.floor(cell / 9)}c${1 + (cell % 9)}`;

/** Different rules of two cells. */
const pairs = (count: number): string[] =>
  upTo(80, by => `${by + 1}`)
    .flatMap(by => upTo(81 - Number(by), a => `${cellOf(a)} ${cellOf(a + Number(by))}`))
    .flatMap(cells => [`thermo: ${cells}`, `cage 11: ${cells}`, `whisper: ${cells}`])
    .slice(0, count);

const cageAt = (i: number) => `r${1 + Math.floor(i / 24)}c${1 + (i % 24)}`;

const PUZZLES: Readonly<Record<string, RuledText>> = {
  '600 cages, 25x25': {
    text: textOf(
      25,
      upTo(600, i => `cage ${1 + ((6 * Math.floor(i / 24) + i) % 24)}: ${cageAt(i)}`),
    ),
    edited: 'cage 15',
  },
  '2,400 rules': { text: textOf(9, pairs(2400)), edited: 'cage 11' },
  '25 x-sums, 25x25': {
    text: textOf(
      25,
      upTo(25, i => `x-sum ${60 + i}: row ${i + 1}`),
    ),
    edited: 'x-sum 70',
  },
};

const now = () => performance.now();

function timed(run: () => void): number {
  const began = now();
  run();
  return now() - began;
}

/** A visible document on a board. */
class Shown {
  private readonly document;
  private readonly checking;

  constructor(public text: string) {
    const length = () => this.text.length;
    this.document = new core.PuzzleDocument({
      get length() {
        return length();
      },
      slice: (from: number, to: number) => this.text.slice(from, to),
    });
    this.checking = new core.DocumentDiagnostics(this.document, new core.VerdictCache(now, () => {}), 'off');
  }

  /** Replaces a part of the text. */
  edit(start: number, removed: number, added: string): Times {
    this.text = `${this.text.slice(0, start)}${added}${this.text.slice(start + removed)}`;
    this.text.charCodeAt(0); // V8 joins the parts of a text when it is first read
    const edit = timed(() => this.document.edited(start, removed, added.length));
    const { findings, board, slice } = this.show();
    return { findings: edit + findings, board, slice };
  }

  show(): Times {
    const findings = timed(() => {
      this.checking.inSight = [{ start: 0, end: this.text.length }];
      this.checking.checkSight();
      this.checking.diagnostics(1000);
    });
    const place = { start: 0, end: 0 };
    let slice = 0;
    const run = (work: Iterator<undefined, void>) => {
      for (let isDone: boolean | undefined = false; !isDone; ) {
        const took = timed(() => {
          isDone = work.next().done;
        });
        slice = Math.max(slice, took);
      }
    };
    run(this.checking.work(() => {}, 'visible'));
    while (!this.document.readBriefly(place)) run(this.document.readingIn(place));
    const [puzzle] = this.document.around(place).puzzles;
    if (!core.isQuicklyShown(puzzle)) run(core.preparingSnapshot(puzzle));
    const board = timed(() => {
      core.rulesOnBoard(puzzle);
      const marks = core.noMarks(puzzle.grid.geometry.cellCount);
      JSON.stringify(core.snapshotWithoutRules(puzzle, { version: 1, status: '', marks }));
    });
    return { findings, board, slice };
  }
}

/** By name of a puzzle and kind of key: the times of all keys. */
function measured(): ReadonlyMap<string, readonly Times[]> {
  const found = new Map<string, Times[]>();
  const add = (name: string, times: Times) => found.set(name, [...(found.get(name) ?? []), times]);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, { text, edited }] of Object.entries(PUZZLES)) {
      // No cache knows this puzzle.
      const shown = new Shown(`${text}cage: r1c${round + 1} r2c${round + 2}\n`);
      add(`${name}: opened`, shown.show());
      for (let key = 0; key < KEYS; key++)
        add(`${name}: a digit in the grid`, shown.edit(2 * key, 1, `${1 + (key % 9)}`));
      const at = text.indexOf(`${edited}:`) + edited.length - 1;
      for (let key = 0; key < KEYS; key++) add(`${name}: a digit of a rule`, shown.edit(at, 1, `${key}`));
      if (name !== '2,400 rules') continue;
      const start = shown.text.indexOf('[Rules]');
      const rules = shown.text.slice(start);
      add(`${name}: deleted`, shown.edit(start, rules.length, ''));
      add(`${name}: pasted`, shown.edit(start, 0, rules.replace('thermo: r1c1 r1c2', `cage: r1c1 r9c${round + 1}`)));
    }
  }
  return found;
}

/** The rows of a table: medians and maxima in milliseconds. */
export function rowsOfRules(): readonly (readonly string[])[] {
  const rounded = (time: number) => time.toFixed(1);
  return [...measured()].map(([name, times]) => {
    const figures = (['findings', 'board', 'slice'] as const).map(part => {
      const all = times.map(each => each[part]);
      return `${rounded(median(all))} / ${rounded(Math.max(...all))}`;
    });
    return [name, ...figures];
  });
}
