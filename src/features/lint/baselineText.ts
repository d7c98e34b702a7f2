/**
 * The text of a baseline: JSON with one puzzle per line, sorted, so that a version control system shows what was added and removed.
 *
 * It is parsed here and not by `JSON.parse`, because the user needs the position of a mistake, which not all hosts report.
 */

import * as messages from '../../messages/index';
import { foundResult, none, type Result } from '../../text/result';
import { BASELINE_CODES, type Baseline, type BaselineCode, keyOfEntry } from './baseline';

/** The version of the format. */
const VERSION = 1;

/** The text of a baseline. Files and codes without entries are left out. */
export function writeBaseline(baseline: Baseline): string {
  const files = sorted(baseline).flatMap(([name, entries]) => {
    const codes = sorted(entries).filter(([, list]) => list.length > 0);
    return codes.length > 0 ? [[name, Object.fromEntries(codes.map(([code, list]) => [code, [...list].sort()]))]] : [];
  });
  // A numeric name would come first in an object, but file names have extensions.
  return `${JSON.stringify({ version: VERSION, files: Object.fromEntries(files) }, undefined, 2)}\n`;
}

function sorted<K extends string, V>(map: ReadonlyMap<K, V>): [K, V][] {
  return [...map].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Reads a text that {@link writeBaseline} wrote, in any layout. The reason of a failure says in which line and column it is. */
export function readBaseline(text: string): Result<Baseline> {
  const reader = new Reader(text);
  const baseline = new Map<string, FileEntries>();
  reader.object((name, start) => {
    if (name === 'version') reader.version();
    else if (name === 'files') {
      reader.object(file => {
        const entries = baseline.get(file) ?? new Map(); // a merge may have duplicated a file
        baseline.set(file, entries);
        reader.entries(entries);
      });
    } else reader.fail(messages.baseline.unknownName(name), start);
  });
  reader.end();
  return reader.problem === undefined ? foundResult(baseline) : none(reader.problem);
}

/** The entries of a file while they are read. */
type FileEntries = Map<BaselineCode, string[]>;

/** Reads from left to right. After the first problem it only skips to the end. */
class Reader {
  problem: string | undefined;
  private at = 0;
  private word: string | undefined;
  private wordStart = 0;

  constructor(private readonly text: string) {
    if (text.startsWith('\uFEFF')) this.at = 1;
    this.next();
  }

  /** Calls `value` with each name of an object and its offset. The callback has to read the value. */
  object(value: (name: string, start: number) => void): void {
    this.list('{', '}', () => {
      const start = this.wordStart;
      const name = this.string();
      this.sign(':');
      if (this.problem === undefined) value(name, start);
    });
  }

  version(): void {
    if (this.word !== String(VERSION)) this.fail(messages.baseline.version(VERSION));
    this.next();
  }

  /** Adds the entries of a file. */
  entries(entries: FileEntries): void {
    this.object((code, start) => {
      const known = BASELINE_CODES.find(one => one === code);
      if (!known) {
        this.fail(messages.baseline.unknownName(code), start);
        return;
      }
      const list = entries.get(known) ?? [];
      entries.set(known, list);
      this.list('[', ']', () => {
        const at = this.wordStart;
        const entry = this.string();
        if (this.problem === undefined && keyOfEntry(entry) === undefined)
          this.fail(messages.baseline.noPuzzle(entry), at);
        list.push(entry);
      });
    });
  }

  end(): void {
    if (this.word !== undefined || this.wordStart < this.text.length) this.fail(messages.baseline.expected());
  }

  /** Remembers the first problem, by default at the last word. */
  fail(message: string, at = this.wordStart): void {
    const before = this.text.slice(0, at).split(/\r\n|\r|\n/);
    this.problem ??= messages.baseline.at(before.length, before[before.length - 1].length + 1, message);
  }

  /** Reads a list. The loop ends, because each iteration reads a word or finds a problem. */
  private list(open: string, close: string, item: () => void): void {
    this.sign(open);
    let isFirst = true;
    while (this.problem === undefined && (this.word !== close || !isFirst)) {
      item();
      isFirst = false;
      if (this.word === close) break;
      this.sign(',');
    }
    this.next();
  }

  private sign(sign: string): void {
    if (this.word !== sign) this.fail(messages.baseline.expected(sign));
    this.next();
  }

  private string(): string {
    const { word } = this;
    const text = word?.startsWith('"') ? parsed(word) : undefined;
    if (text === undefined) this.fail(messages.baseline.expected('"'));
    this.next();
    return text ?? '';
  }

  /** Advances to the next sign, text or number. */
  private next(): void {
    const spaces = /\s*/y;
    spaces.lastIndex = this.at;
    spaces.exec(this.text);
    this.wordStart = spaces.lastIndex;
    const word = /[{}[\]:,]|"(?:[^"\\\n\r]|\\[^\n\r])*"|\d+/y;
    word.lastIndex = this.wordStart;
    this.word = word.exec(this.text)?.[0];
    this.at = this.wordStart + (this.word?.length ?? 0);
  }
}

function parsed(word: string): string | undefined {
  try {
    return JSON.parse(word) as string;
  } catch {
    return undefined; // an escape that JSON does not have
  }
}
