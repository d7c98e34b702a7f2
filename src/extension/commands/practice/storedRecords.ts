/** The practice statistics of the user. They are kept on this machine: nothing marks them for Settings Sync. */

import type * as vscode from 'vscode';
import { type PracticeRecords, recordsIn } from '../../../features/practice/records';

const KEY = 'sudoku.practice';

/** Stores the statistics. */
export class StoredRecords {
  constructor(private readonly storage: vscode.Memento) {}

  get now(): PracticeRecords {
    return recordsIn(this.storage.get(KEY));
  }

  async store(records: PracticeRecords | undefined): Promise<void> {
    await this.storage.update(KEY, records);
  }
}
