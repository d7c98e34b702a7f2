/**
 * Stands in for the extension: it records what the page sends, and answers with snapshots of a model of its own, which is as
 * simple as can be. It runs in the browser, and so uses nothing from outside.
 */
import type { FromPage, Intent } from '../../../src/protocol/messages';
import type { Snapshot } from '../../../src/protocol/snapshot';

/** What tests can use in the browser. */
export interface StandIn {
  readonly sent: FromPage[];
  snapshot: Snapshot;
  /** Whether intents are answered. */
  answers: boolean;
  /** Sends the page a message. */
  tell(message: unknown): void;
  /** Sends the snapshot with these changes, as a new version. */
  change(changes: Partial<Snapshot>): void;
}

/** Makes the stand-in, `window.standIn`, and what VS Code gives to a page. */
export function installStandIn(snapshot: Snapshot): void {
  const stored = sessionStorage.getItem('state');
  let state: unknown = stored === null ? undefined : JSON.parse(stored);
  let answered = 0;
  const standIn: StandIn = {
    sent: [],
    snapshot,
    answers: true,
    tell: message => window.dispatchEvent(new MessageEvent('message', { data: message })),
    change(changes) {
      const version = Math.max(standIn.snapshot.version + 1, changes.version ?? 0);
      standIn.snapshot = { ...standIn.snapshot, ...changes, version };
      standIn.tell({ type: 'snapshot', snapshot: standIn.snapshot, answered });
    },
  };
  const carryOut = (intent: Intent): Partial<Snapshot> => {
    const { digits, marks } = standIn.snapshot;
    const at = (cell: number) => intent.cells.includes(cell);
    if (intent.kind === 'setDigit') return { digits: digits.map((digit, cell) => (at(cell) ? intent.digit : digit)) };
    if (intent.kind === 'clear') return { digits: digits.map((digit, cell) => (at(cell) ? 0 : digit)) };
    const bit = 1 << (intent.digit - 1);
    const layer = marks[intent.layer];
    const haveAll = intent.cells.every(cell => (layer[cell] ?? 0) & bit);
    const changed = digits.map((_, cell) => {
      const mask = layer[cell] ?? 0;
      return at(cell) ? (haveAll ? mask & ~bit : mask | bit) : mask;
    });
    return { marks: { ...marks, [intent.layer]: changed } };
  };
  const post = (message: FromPage) => {
    standIn.sent.push(message);
    if (message.type === 'ready') setTimeout(() => standIn.change({}));
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
