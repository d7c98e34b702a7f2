/**
 * Finds out, before anything is timed, what a contestant can do: which puzzles it solves rightly and within its time,
 * and about how long it takes. It runs in a process of its own, which is ended when a puzzle takes too long: some
 * solvers would be busy for hours.
 */

import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { Id } from './contestants/index.ts';
import type { Answer, Task } from './task.ts';

export interface Request {
  readonly task: Task;
  readonly line: string;
}

export interface Reply {
  readonly answer: Answer;
  readonly milliseconds: number;
}

/** How long a contestant may take, in milliseconds. */
export interface Patience {
  readonly puzzle: number;
  readonly set: number;
}

export class Trial {
  private process: ChildProcess | undefined;

  constructor(private readonly id: Id) {}

  /** The replies to the first lines, as many as the patience allows; undefined for a puzzle that took too long. */
  async run(task: Task, lines: readonly string[], patience: Patience): Promise<(Reply | undefined)[]> {
    const replies: (Reply | undefined)[] = [];
    for (let spent = 0; replies.length < lines.length && spent < patience.set; ) {
      const reply = await this.ask({ task, line: lines[replies.length] }, patience.puzzle);
      replies.push(reply);
      spent += reply?.milliseconds ?? patience.puzzle;
    }
    return replies;
  }

  end(): void {
    this.process?.kill('SIGKILL');
    this.process = undefined;
  }

  private async ask(request: Request, milliseconds: number): Promise<Reply | undefined> {
    const child = this.process ?? (await this.start());
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        settle();
        this.end();
        resolve(undefined);
      }, milliseconds);
      const onReply = (reply: Reply) => {
        settle();
        resolve(reply);
      };
      const onExit = () => {
        settle();
        reject(new Error(`${this.id} came to an end at ${request.line}`));
      };
      const settle = () => {
        clearTimeout(timer);
        child.off('message', onReply).off('exit', onExit);
      };
      child.on('message', onReply).on('exit', onExit);
      child.send(request);
    });
  }

  private start(): Promise<ChildProcess> {
    const child = fork(join(import.meta.dirname, 'trialProcess.ts'), [this.id], { serialization: 'advanced' });
    this.process = child;
    return new Promise((resolve, reject) => {
      child.once('message', () => resolve(child));
      child.once('error', reject);
    });
  }
}
