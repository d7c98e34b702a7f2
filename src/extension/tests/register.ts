/** Tells VS Code of the tests: every puzzle of the workspace is one. Their code is loaded when the Test Explorer wants them. */

import * as vscode from 'vscode';
import type { OnDemand } from '../onDemand';

/** Makes the test controller. */
export function registerTests(onDemand: OnDemand): vscode.Disposable {
  const controller = vscode.tests.createTestController('sudoku', 'Sudoku');
  const tests = async () => (await onDemand.loaded()).testsIn(controller);
  controller.resolveHandler = async item => (await tests()).resolve(item);
  controller.refreshHandler = async () => (await tests()).resolve(undefined);
  const { Run } = vscode.TestRunProfileKind;
  const profile = controller.createRunProfile('Sudoku', Run, async (...about) => (await tests()).run(...about));
  profile.isDefault = true;
  profile.supportsContinuousRun = true;
  return controller;
}
