/**
 * Processes the blocks of an input on worker threads, and yields the results in the order of the blocks, each part as soon as it is
 * available.
 */

import { Worker } from 'node:worker_threads';
import type { InputBlock } from '../input/blocks';
import type { BlockResult } from '../verbs/shared/verb';
import type { Request, Task, ThreadAnswer } from './messages';

/** Number of blocks that a thread has at a time, so that it does not wait for the next one. */
const AT_ONCE = 2;

/** A block that threads could not process completely. */
export class LostBlock {
  constructor(
    readonly block: InputBlock,
    readonly reason: string,
  ) {}
}

/** Marks the end of the parts of a block. */
export const END_OF_BLOCK = 'end of block';

/** The results of blocks: for each its parts, a {@link LostBlock} if it was lost, and its end. */
export type ResultPart = BlockResult | LostBlock | typeof END_OF_BLOCK;

/** A block in progress. */
class Running {
  /** The parts that were not requested yet. */
  private readonly parts: ResultPart[] = [];
  /** Number of parts that arrived, and of those that arrive again because the block is repeated. */
  private count = 0;
  private repeated = 0;
  private wake = () => {};

  constructor(
    readonly id: number,
    readonly block: InputBlock,
  ) {}

  /** Adds a part that arrived. */
  add(part: ResultPart): void {
    if (this.repeated > 0 && part !== END_OF_BLOCK && !(part instanceof LostBlock)) {
      this.repeated--;
      return;
    }
    this.count++;
    this.parts.push(part);
    this.wake();
  }

  /** Must be called before the block is processed again. */
  repeat(): void {
    this.repeated = this.count;
  }

  /** All parts, and the end. */
  async *all(): AsyncGenerator<ResultPart> {
    for (;;) {
      const part = this.parts.shift();
      if (part !== undefined) {
        yield part;
        if (part === END_OF_BLOCK) return;
      } else {
        await new Promise<void>(resolve => {
          this.wake = resolve;
        });
      }
    }
  }
}

/** Threads that run the same task. */
export class ThreadPool {
  private readonly threads = new Set<Thread>();
  private lastId = 0;
  /** The blocks of dead threads, in sequence. */
  private again: Promise<void> = Promise.resolve();

  /** `file` is the code of a thread. */
  constructor(
    private readonly file: URL,
    private readonly task: Task,
    private readonly count: number,
  ) {}

  /** The results of all blocks in order. Blocks are requested when threads become free, so that few are in memory. */
  async *results(blocks: AsyncIterable<InputBlock>): AsyncGenerator<ResultPart> {
    const most = AT_ONCE * this.count;
    const underWay: Running[] = [];
    try {
      for await (const block of blocks) {
        underWay.push(this.begin(block));
        if (underWay.length >= most) yield* underWay.shift()!.all();
      }
      for (const running of underWay) yield* running.all();
    } finally {
      await this.end();
    }
  }

  private begin(block: InputBlock): Running {
    const running = new Running(++this.lastId, block);
    this.give(running);
    return running;
  }

  /** Gives a block to the thread with the lowest load. */
  private give(running: Running): void {
    if (this.threads.size < this.count) {
      const added = this.thread(lost => {
        this.threads.delete(added);
        for (const each of lost) this.again = this.again.then(() => this.alone(each));
      });
      this.threads.add(added);
    }
    const [thread] = [...this.threads].sort((a, b) => a.load - b.load);
    thread.give(running);
  }

  /** Gives a block whose thread died to a separate thread, one block at a time, to find the block that causes it. */
  private async alone(running: Running): Promise<void> {
    running.repeat();
    await new Promise<void>(resolve => {
      const thread = this.thread((_, reason) => {
        running.add(new LostBlock(running.block, reason));
        running.add(END_OF_BLOCK);
        resolve();
      });
      thread.give(running, () => resolve(thread.end()));
    });
  }

  private thread(onDeath: OnDeath): Thread {
    return new Thread(this.file, this.task, onDeath);
  }

  private async end(): Promise<void> {
    await Promise.all([...this.threads].map(thread => thread.end()));
  }
}

/** Called when a thread has died, with its unfinished blocks. */
type OnDeath = (lost: readonly Running[], reason: string) => void;

class Thread {
  private readonly worker: Worker;
  /** The blocks of the thread by id, in order, and a callback for their end. */
  private readonly waiting = new Map<number, { readonly running: Running; onDone(): void }>();
  private reason = 'its thread ended';
  private hasEnded = false;

  constructor(file: URL, task: Task, onDeath: OnDeath) {
    // A thread needs no options of the process, such as `--import`.
    this.worker = new Worker(file, { workerData: task, execArgv: [] });
    this.worker.on('message', ({ id, result }: ThreadAnswer) => {
      const found = this.waiting.get(id);
      found?.running.add(result ?? END_OF_BLOCK);
      if (result) return;
      this.waiting.delete(id);
      found?.onDone();
    });
    this.worker.on('error', error => {
      this.reason = String(error);
    });
    this.worker.on('exit', () => {
      if (!this.hasEnded)
        onDeath(
          [...this.waiting.values()].map(({ running }) => running),
          this.reason,
        );
    });
  }

  /** Number of its unfinished blocks. */
  get load(): number {
    return this.waiting.size;
  }

  give(running: Running, onDone = () => {}): void {
    const { id, block } = running;
    this.waiting.set(id, { running, onDone });
    this.worker.postMessage({ id, block } satisfies Request);
  }

  async end(): Promise<void> {
    this.hasEnded = true;
    await this.worker.terminate();
  }
}
