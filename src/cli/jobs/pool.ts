/** Does the blocks of an input on several threads, and gives the results in the order of the blocks. */

import { Worker } from 'node:worker_threads';
import type { Block } from '../input/blocks';
import type { BlockResult } from '../verbs/verb';
import type { Answer, Request, Task } from './messages';

/** Blocks that a thread has at a time: it must not wait for the next one. */
const AT_ONCE = 2;

/** A block that threads could not do. */
export class LostBlock {
  constructor(
    readonly block: Block,
    readonly reason: string,
  ) {}
}

/** A block under way. */
interface Running {
  readonly id: number;
  readonly block: Block;
  readonly done: Promise<BlockResult | LostBlock>;
  finish(result: BlockResult | LostBlock): void;
}

/** Threads that do the same work. */
export class Pool {
  private readonly threads = new Set<Thread>();
  private lastId = 0;
  /** The blocks of dead threads, one after the other. */
  private again: Promise<void> = Promise.resolve();

  /** `file` is the code of a thread. */
  constructor(
    private readonly file: URL,
    private readonly task: Task,
    private readonly count: number,
  ) {}

  /** The results of all blocks in their order. Blocks are asked for as threads get free, so few are in memory. */
  async *results(blocks: AsyncIterable<Block>): AsyncGenerator<BlockResult | LostBlock> {
    const most = AT_ONCE * this.count;
    const underWay: Running[] = [];
    try {
      for await (const block of blocks) {
        underWay.push(this.begin(block));
        if (underWay.length >= most) yield await underWay.shift()!.done;
      }
      for (const { done } of underWay) yield await done;
    } finally {
      await this.end();
    }
  }

  private begin(block: Block): Running {
    let finish: Running['finish'] = () => {};
    const done = new Promise<BlockResult | LostBlock>(resolve => {
      finish = resolve;
    });
    const running = { id: ++this.lastId, block, done, finish };
    this.give(running);
    return running;
  }

  /** Gives a block to the thread with the least to do. */
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

  /** Gives a block whose thread died to a thread of its own, one block at a time: so it is known which block is the reason. */
  private async alone(running: Running): Promise<void> {
    const thread = this.thread((_, reason) => running.finish(new LostBlock(running.block, reason)));
    thread.give(running);
    await running.done;
    await thread.end();
  }

  private thread(onDeath: OnDeath): Thread {
    return new Thread(this.file, this.task, onDeath);
  }

  private async end(): Promise<void> {
    await Promise.all([...this.threads].map(thread => thread.end()));
  }
}

/** Called when a thread has died, with the blocks that it had. */
type OnDeath = (lost: readonly Running[], reason: string) => void;

class Thread {
  private readonly worker: Worker;
  /** Its blocks by id, in order. */
  private readonly waiting = new Map<number, Running>();
  private reason = 'its thread ended';
  private hasEnded = false;

  constructor(file: URL, task: Task, onDeath: OnDeath) {
    // A thread needs no options of the process, such as `--import`.
    this.worker = new Worker(file, { workerData: task, execArgv: [] });
    this.worker.on('message', ({ id, result }: Answer) => {
      this.waiting.get(id)?.finish(result);
      this.waiting.delete(id);
    });
    this.worker.on('error', error => {
      this.reason = String(error);
    });
    this.worker.on('exit', () => {
      if (!this.hasEnded) onDeath([...this.waiting.values()], this.reason);
    });
  }

  /** The number of blocks that it has. */
  get load(): number {
    return this.waiting.size;
  }

  give(running: Running): void {
    const { id, block } = running;
    this.waiting.set(id, running);
    this.worker.postMessage({ id, block } satisfies Request);
  }

  async end(): Promise<void> {
    this.hasEnded = true;
    await this.worker.terminate();
  }
}
