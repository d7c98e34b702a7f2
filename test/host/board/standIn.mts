/**
 * Replaces the extension: it records the messages of the page, and answers with snapshots of a minimal model. It runs in the browser, and
 * therefore uses nothing from outside.
 */
import type { FromPage, Intent } from '../../../src/board/protocol/messages';
import type { Snapshot, StepDrawing } from '../../../src/board/protocol/snapshot';

/** The interface for tests in the browser. */
export interface StandIn {
  readonly sent: FromPage[];
  snapshot: Snapshot;
  /** Whether intents are answered. */
  answers: boolean;
  /** The number of puzzles in the file; 0 if lists are not answered. Every tenth has a title, such as `tenth 30`. */
  puzzles: number;
  /** The steps of the solution path. */
  path: readonly StepDrawing[];
  /** Sends the page a message. */
  post(message: unknown): void;
  /** Sends the snapshot with these changes, as a new version. */
  change(changes: Partial<Snapshot>): void;
}

/** Creates the stand-in, `window.standIn`, and the API that VS Code gives to a page. */
export function installStandIn(snapshot: Snapshot): void {
  const stored = sessionStorage.getItem('state');
  let state: unknown = stored === null ? undefined : JSON.parse(stored);
  let answered = 0;
  const standIn: StandIn = {
    sent: [],
    snapshot,
    answers: true,
    puzzles: 0,
    path: [],
    post: message => window.dispatchEvent(new MessageEvent('message', { data: message })),
    change(changes) {
      const version = Math.max(standIn.snapshot.version + 1, changes.version ?? 0);
      standIn.snapshot = { ...standIn.snapshot, ...changes, version };
      standIn.post({ type: 'snapshot', snapshot: standIn.snapshot, answered });
    },
  };
  const carryOut = (intent: Intent): Partial<Snapshot> => {
    const { digits, marks } = standIn.snapshot;
    const at = (cell: number) => intent.cells.includes(cell);
    if (intent.kind === 'setDigit') return { digits: digits.map((digit, cell) => (at(cell) ? intent.digit : digit)) };
    if (intent.kind === 'clear') return { digits: digits.map((digit, cell) => (at(cell) ? 0 : digit)) };
    if (intent.kind === 'link' || intent.layer === 'chain') return {};
    const bit = 1 << (intent.digit - 1);
    const layer = marks[intent.layer];
    const haveAll = intent.cells.every(cell => (layer[cell] ?? 0) & bit);
    const changed = digits.map((_, cell) => {
      const mask = layer[cell] ?? 0;
      return at(cell) ? (haveAll ? mask & ~bit : mask | bit) : mask;
    });
    return { marks: { ...marks, [intent.layer]: changed } };
  };
  const list = (message: Extract<FromPage, { readonly type: 'list' }>) => {
    const { from, count, search } = message;
    const titleOf = (index: number) => (index % 10 === 0 ? `tenth ${index}` : '');
    const all = [...Array(standIn.puzzles).keys()];
    const found = search ? all.filter(index => titleOf(index).includes(search)) : all;
    const { size, regions, symbols, digits } = standIn.snapshot;
    const puzzles = found.slice(from, from + count).map(index => {
      return { index, start: index * 100, title: titleOf(index), size, regions, symbols, digits };
    });
    const current = search ? {} : { current: standIn.snapshot.start / 100 };
    standIn.post({ type: 'list', from, search, total: found.length, puzzles, ...current });
  };
  const walk = (by: 1 | -1) => {
    const at = standIn.snapshot.step?.inPath?.index;
    goTo(at === undefined ? (by === 1 ? 0 : standIn.path.length - 1) : at + by);
  };
  const goTo = (index: number) => {
    const count = standIn.path.length;
    standIn.snapshot = { ...standIn.snapshot, step: { ...standIn.path[index], inPath: { index, count } } };
    standIn.post({ type: 'snapshot', snapshot: standIn.snapshot, answered });
  };
  const post = (message: FromPage) => {
    standIn.sent.push(message);
    if (message.type === 'ready') setTimeout(() => standIn.change({}));
    if (message.type === 'list' && standIn.puzzles > 0) setTimeout(() => list(message));
    if (message.type === 'walk' && standIn.path.length > 0) setTimeout(() => walk(message.by));
    if (message.type === 'goTo') setTimeout(() => goTo(message.index));
    if (message.type !== 'intent' || !standIn.answers) return;
    answered = message.id;
    const changes = carryOut(message.intent);
    setTimeout(() => standIn.change(changes));
  };
  Object.assign(window, {
    standIn,
    acquireVsCodeApi: () => ({
      postMessage: post,
      getState: () => state,
      setState: (value: unknown) => {
        state = value;
        sessionStorage.setItem('state', JSON.stringify(value));
      },
    }),
  });
}
