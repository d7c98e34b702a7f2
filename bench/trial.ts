/**
 * Finds out, before anything is timed, what a contestant can do: which puzzles it solves rightly and within its time,
 * and about how long it takes. It runs in a process of its own, which is ended when a puzzle takes too long: some
 * solvers would be busy for hours. One that dies, as by running out of memory, takes nothing else with it.
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

  /** The replies to the first lines, as many as the patience allows; undefined for a puzzle that was given up. */
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

  /** Undefined when it takes too long, or when its process comes to an end. */
  private async ask(request: Request, milliseconds: number): Promise<Reply | undefined> {
    const child = this.process ?? (await this.start());
    if (!child) return undefined;
    return new Promise(resolve => {
      const settle = (reply?: Reply) => {
        clearTimeout(timer);
        child.off('message', settle).off('exit', giveUp);
        if (!reply && this.process === child) this.end();
        resolve(reply);
      };
      const giveUp = () => settle();
      const timer = setTimeout(giveUp, milliseconds);
      child.on('message', settle).on('exit', giveUp);
      child.send(request, error => error && giveUp());
    });
  }

  /** Undefined when it comes to an end before it is ready. */
  private start(): Promise<ChildProcess | undefined> {
    const child = fork(join(import.meta.dirname, 'trialProcess.ts'), [this.id], { serialization: 'advanced' });
    this.process = child;
    return new Promise((resolve, reject) => {
      child.once('message', () => resolve(child));
      child.once('error', reject);
      child.once('exit', () => {
        if (this.process === child) this.process = undefined;
        resolve(undefined);
      });
    });
  }
}
