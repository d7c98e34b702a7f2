/**
 * The tests' end of the connection to the fixture `observer`: an extension that sends the state of the active editor, and runs commands.
 */
import assert from 'node:assert/strict';
import { createServer, type Server, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

/** Time limit for any wait: a machine may be very busy. Only events that never happen take so long. */
export const HANG_MS = 120_000;

/** The state of the active editor. Offsets are in the text. */
export interface Observed {
  readonly language: string;
  readonly text: string;
  readonly cursors: readonly (readonly [anchor: number, active: number])[];
  /** The messages of its diagnostics. */
  readonly problems: readonly string[];
}

/** A time that the extension measured on boards. */
export interface Measure {
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly began: number;
  readonly duration: number;
}

/** The document to open: a new one with a text, or a file of the folder by its name. */
export type Opened = { readonly quiet?: boolean; readonly viewType?: string } & (
  | { readonly text: string; readonly cursor: number }
  | { readonly name: string; readonly cursor?: number }
);

interface Answer {
  /** The number of the request. */
  readonly answered: number;
  readonly value?: unknown;
  readonly error?: string;
}

/** A message from the extension. */
type Message = { readonly observed: Observed; readonly isEdit: boolean } | { readonly measure: Measure } | Answer;

/** Maximum number of characters of a text in a message. */
const MOST_SHOWN = 3000;

/** A condition with its callback. */
interface Waiting {
  look(): void;
}

/** The connection. When the window is loaded again, the extension connects again. */
export class Observer {
  /** The last state of the active editor. */
  observed: Observed | undefined;
  /** The text after each edit since the last {@link open}. */
  texts: string[] = [];
  readonly measures: Measure[] = [];
  private lastId = 0;
  private socket: Socket | undefined;
  private readonly answers = new Map<number, Answer>();
  private readonly waiting = new Set<Waiting>();

  private constructor(private readonly server: Server) {
    server.on('connection', socket => this.connect(socket));
  }

  /** Listens for the extension. */
  static async listen(): Promise<Observer> {
    const server = createServer();
    await new Promise<void>((resolve, reject) => server.on('error', reject).listen(0, '127.0.0.1', resolve));
    return new Observer(server);
  }

  get port(): number {
    const address = this.server.address();
    assert.ok(address && typeof address === 'object');
    return address.port;
  }

  stop(): void {
    this.socket?.destroy();
    this.server.close();
  }

  /** Runs a command of VS Code, not through the palette, and returns its value. */
  run(command: string, ...args: readonly unknown[]): Promise<unknown> {
    return this.ask('run', command, ...args);
  }

  /** Changes the settings of the folder. Resolves when they are in effect. */
  async configure(settings: Readonly<Record<string, unknown>>): Promise<void> {
    await this.ask('configure', settings);
  }

  /** Closes all editors, without asking about changes, the side bar and all notifications. */
  async close(): Promise<void> {
    await this.ask('close');
  }

  /** Opens a document. When this resolves, the window has it, the cursor, and the contexts of keybindings there. */
  async open(opened: Opened): Promise<void> {
    await this.ask('open', opened);
    this.texts = [];
  }

  /** Resolves when extensions have handled all events of the window, and the window all of their messages. */
  async settled(): Promise<void> {
    await this.ask('settle');
  }

  /** Waits until the active editor satisfies a condition, which is checked at every change. */
  async until(what: () => string, isWanted: (observed: Observed) => boolean): Promise<Observed> {
    const { observed } = this;
    if (observed && isWanted(observed)) return observed;
    return this.wait(
      () => (this.observed && isWanted(this.observed) ? this.observed : undefined),
      () => {
        const { text = '', ...others } = this.observed ?? {};
        return `there is not ${what()}\nbut ${JSON.stringify(others)} in:\n${shortened(text)}`;
      },
    );
  }

  /** Call before the window is loaded again: its extension, which may answer for a while, is ignored. */
  disconnect(): void {
    this.socket?.destroy();
    this.socket = undefined;
  }

  /** Resolves when the extension runs. */
  async connected(): Promise<void> {
    await this.wait(
      () => this.socket,
      () => 'the observer does not run',
    );
  }

  /** Waits until a value exists, which is checked after each message. */
  private wait<T>(read: () => T | undefined, problem: () => string): Promise<T> {
    return new Promise((resolve, reject) => {
      const end = (finish: () => void) => {
        clearTimeout(timer);
        this.waiting.delete(waiting);
        finish();
      };
      const waiting: Waiting = {
        look() {
          const value = read();
          if (value !== undefined) end(() => resolve(value));
        },
      };
      const timer = setTimeout(() => end(() => reject(new assert.AssertionError({ message: problem() }))), HANG_MS);
      this.waiting.add(waiting);
      waiting.look();
    });
  }

  private async ask(request: string, ...args: readonly unknown[]): Promise<unknown> {
    await this.connected();
    const id = ++this.lastId;
    this.socket!.write(`${JSON.stringify({ id, request, args })}\n`);
    const { value, error } = await this.wait(
      () => this.answers.get(id),
      () => `no answer to ${request} ${shortened(JSON.stringify(args))}`,
    );
    this.answers.delete(id);
    if (error !== undefined) throw new Error(error);
    return value;
  }

  private connect(socket: Socket): void {
    this.socket?.destroy();
    this.socket = socket;
    socket.on('error', () => {});
    socket.on('close', () => {
      if (this.socket === socket) this.socket = undefined;
    });
    createInterface({ input: socket }).on('line', line => {
      if (this.socket === socket) this.take(JSON.parse(line));
    });
    this.look();
  }

  private take(message: Message): void {
    if ('measure' in message) this.measures.push(message.measure);
    else if ('observed' in message) {
      this.observed = message.observed;
      if (message.isEdit) this.texts.push(message.observed.text);
    } else this.answers.set(message.answered, message);
    this.look();
  }

  private look(): void {
    for (const waiting of [...this.waiting]) waiting.look();
  }
}

/** A shortened text for a message: a file may have many millions of characters. */
export function shortened(text = 'nothing'): string {
  return text.length < MOST_SHOWN ? text : `${text.slice(0, MOST_SHOWN)}…`;
}
