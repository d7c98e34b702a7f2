/** The practice statistics of the user. They stay on this computer and are not part of Settings Sync. */

import type * as vscode from 'vscode';
import { type PracticeRecords, parseRecords } from '../../../features/practice/records';

const KEY = 'sudoku.practice';

/** Stores the statistics. */
export class StoredRecords {
  constructor(private readonly storage: vscode.Memento) {}

  get now(): PracticeRecords {
    return parseRecords(this.storage.get(KEY));
  }

  async store(records: PracticeRecords | undefined): Promise<void> {
    await this.storage.update(KEY, records);
  }
}
