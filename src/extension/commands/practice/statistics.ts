/** The commands for the practice statistics. */

import * as vscode from 'vscode';
import { makeRecords } from '../../../features/practice/records';
import * as messages from '../../../messages/index';
import { inform, mention, refuse, warn } from '../../services/notify';
import type { Command } from '../command';
import { StoredRecords } from './storedRecords';

/** The exported statistics as a text, empty if there are none. */
export interface StatisticsExported {
  readonly text: string;
}

export const exportPracticeCommand: Command = {
  id: 'sudoku.exportPractice',
  section: 'practice',
  title: 'Export Practice Statistics',
  description: 'Opens the accuracy and the time for each technique as a JSON document',
  make: ({ context }) => exportRecords(new StoredRecords(context.globalState)),
};

/** Opens the statistics as a JSON document. */
const exportRecords = (records: StoredRecords) => async (): Promise<StatisticsExported> => {
  if (isEmpty(records)) return refuse(undefined, messages.practice.nothingRecorded(), { text: '' });
  const text = makeRecords(records.now);
  await vscode.window.showTextDocument(await vscode.workspace.openTextDocument({ language: 'json', content: text }));
  return { text };
};

/** Whether statistics were deleted. */
export interface StatisticsDeleted {
  readonly isDeleted: boolean;
}

const NOTHING_DELETED: StatisticsDeleted = { isDeleted: false };

export const deletePracticeCommand: Command = {
  id: 'sudoku.deletePractice',
  section: 'practice',
  title: 'Delete Practice Statistics…',
  description: 'Deletes the statistics after a confirmation',
  make: ({ context }) => deleteRecords(new StoredRecords(context.globalState)),
};

/** Deletes the statistics. Asks first; the argument `delete` answers. */
const deleteRecords =
  (records: StoredRecords) =>
  async (answer?: unknown): Promise<StatisticsDeleted> => {
    const words = messages.practice;
    if (isEmpty(records)) return refuse(undefined, words.nothingRecorded(), NOTHING_DELETED);
    const isSure = answer === 'delete' || (await warn(words.confirmDelete(), words.delete())) === words.delete();
    if (!isSure) return NOTHING_DELETED;
    await records.store(undefined);
    if (answer === 'delete') mention(words.deleted());
    else void inform(words.deleted());
    return { isDeleted: true };
  };

const isEmpty = ({ now }: StoredRecords) => Object.keys(now).length === 0;
