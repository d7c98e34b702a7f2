/**
 * The benchmark of typing without VS Code: `npm run bench:typing -- [--write]`. The time of a key in a file of 10,000 killers, ten of which
 * are visible, in one of 10,000 classic puzzles, and in single puzzles with many rules. `--write` updates bench/results/editor.md.
 */

import { setImmediate as nextTurn } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { bundledCore } from './bundledCore.ts';
import { machine, markdownTable, today, writeSection } from './document.ts';
import { collectionOf } from './editor/files.mts';
import { timesOf } from './editor/measurements.ts';
import { killersOf } from './killers.ts';
import { rowsOfRules } from './ruledTyping.ts';
import { median } from './statistics.ts';
import { type Key, KINDS, keysIn } from './typingKeys.ts';

const { DocumentDiagnostics, PuzzleDocument, VerdictCache } = await bundledCore('typingCore');

const PUZZLES = 10_000;
/** Keys of each kind. */
const KEYS = 100;
/** Number of repetitions of the same keys. The median of their times is also valid on a busy machine. */
const ROUNDS = 5;
/** Milliseconds after which other work gets a turn, as in the editor. */
const SLICE = 5;
/** The findings that are shown, as in the editor. */
const MOST_SHOWN = 1000;

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

const now = () => performance.now();

/** A text that can be edited, and its check. */
class Typed {
  readonly document;
  readonly checking;
  /** The edited part, and the rest: rebuilding the whole text at each key would be measured as garbage collection. */
  private head: string;
  private readonly tail: string;

  constructor(text: string, inSight: number) {
    this.head = text.slice(0, inSight);
    this.tail = text.slice(inSight);
    const length = () => this.head.length + this.tail.length;
    this.document = new PuzzleDocument({
      get length() {
        return length();
      },
      slice: (from: number, to: number) => {
        const { length } = this.head;
        return this.head.slice(from, to) + this.tail.slice(Math.max(0, from - length), Math.max(0, to - length));
      },
    });
    this.checking = new DocumentDiagnostics(this.document, new VerdictCache(now, () => {}), 'off');
    this.checking.inSight = [{ start: 0, end: inSight }];
  }

  /** The milliseconds from an edit to the visible findings. */
  type({ start, end, text }: Key): number {
    this.head = `${this.head.slice(0, start)}${text}${this.head.slice(end)}`;
    this.head.charCodeAt(start); // V8 joins the parts of a text when it is first read
    const pressed = now();
    this.document.edited(start, end - start, text.length);
    this.show();
    return now() - pressed;
  }

  show(): void {
    this.checking.checkSight();
    this.checking.diagnostics(MOST_SHOWN);
  }

  /** Checks everything, or the visible part. Returns the longest time between two places where the work can be paused. */
  async check(part?: 'visible'): Promise<number> {
    let longest = 0;
    let last = now();
    let turn = last;
    for (const _ of this.checking.work(() => {}, part)) {
      longest = Math.max(longest, now() - last);
      if (now() - turn > SLICE) {
        await nextTurn();
        turn = now();
      }
      last = now();
    }
    await nextTurn();
    return longest;
  }
}

interface Measured {
  readonly open: number;
  readonly check: number;
  readonly hold: number;
  readonly memory: number;
  readonly keys: ReadonlyMap<string, readonly (readonly number[])[]>;
}

/** `inSight` is the length of the visible text. */
async function measure(text: string, inSight: number, kinds: readonly (keyof typeof KINDS)[]): Promise<Measured> {
  const before = heap();
  const began = now();
  const typed = new Typed(text, inSight);
  typed.show();
  const open = now() - began;
  const hold = await typed.check();
  const check = now() - began;
  const memory = heap() - before;
  const keys = new Map<string, readonly (readonly number[])[]>();
  for (const kind of kinds) {
    const rounds: number[][] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const times: number[] = [];
      for (const key of keysIn(text.slice(0, inSight), kind, KEYS)) {
        times.push(typed.type(key));
        await typed.check('visible');
      }
      rounds.push(times);
    }
    keys.set(kind, rounds);
  }
  return { open, check, hold, memory, keys };
}

function heap(): number {
  collectGarbage();
  collectGarbage();
  return process.memoryUsage().heapUsed / 1e6;
}

const ms = (time: number) => (time < 10 ? time.toFixed(1) : Math.round(time).toLocaleString('en'));

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
const killers = await killersOf(PUZZLES);
const classic = collectionOf(PUZZLES);
const tenKillers = killers.indexOf('Killer 11\n') - 1;
const files: readonly (readonly [string, Measured])[] = [
  ['killers', await measure(killers, tenKillers, ['grid', 'sum', 'cell', 'mistake', 'line'])],
  ['classic', await measure(classic, 50 * 82, ['grid'])],
];
const rows = files.flatMap(([name, { keys }]) =>
  [...keys].map(([kind, rounds]) => {
    const usual = timesOf(rounds[0].map((_, key) => median(rounds.map(times => times[key]))));
    const all = timesOf(rounds.flat());
    const figures = [usual.median, usual.p95, usual.most, all.p95, all.most];
    return [`${name}: ${KINDS[kind as keyof typeof KINDS]}`, ...figures.map(each => each.toFixed(1))];
  }),
);
const report = [
  `${today()}, ${machine()}.`,
  markdownTable([['key', 'median, ms', 'p95, ms', 'max, ms', 'p95 of all, ms', 'max of all, ms'], ...rows]),
  markdownTable([
    ['10,000 puzzles', 'open, ms', 'check, ms', 'longest time blocked, ms', 'memory, MB'],
    ...files.map(([name, { open, check, hold, memory }]) => [name, ms(open), ms(check), ms(hold), memory.toFixed(1)]),
  ]),
  markdownTable([
    [
      'a puzzle with rules, median / max',
      'visible findings, ms',
      'message to a board, ms',
      'longest slice after that, ms',
    ],
    ...rowsOfRules(),
  ]),
].join('\n\n');
console.log(report);
if (values.write) writeSection('typing', report);
