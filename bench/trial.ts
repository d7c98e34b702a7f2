/**
 * Tests a contestant before it is timed: which puzzles it solves correctly and in time, and approximately how long it takes. It runs in a
 * separate process, which is ended if a puzzle takes too long, because some solvers would run for hours. A crash, for example when memory
 * runs out, does not end the benchmark.
 */

import { type ChildProcess, fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
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

/** Time limits of a contestant, in milliseconds. */
export interface Patience {
  readonly puzzle: number;
  readonly set: number;
}

const PROCESS = join(import.meta.dirname, 'trialProcess.ts');

export class Trial {
  private process: ChildProcess | undefined;

  constructor(private readonly id: Id) {}

  /** The replies to the first lines, until the time limit; undefined for a puzzle that was given up. */
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

  /** The reply, or undefined if it takes too long or the process ends. */
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

  /** The process, or undefined if it ends before it is ready. */
  private start(): Promise<ChildProcess | undefined> {
    const child = fork(PROCESS, [this.id], {
      serialization: 'advanced',
      execArgv: ['--import', pathToFileURL(createRequire(PROCESS).resolve('tsx')).href],
    });
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
