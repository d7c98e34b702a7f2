/**
 * Makes every puzzle of the workspace a test, if the user enables this: VS Code shows an icon next to each test in the
 * text, over the first digits where it has no room. The code of the tests is loaded when the Test Explorer requests
 * them.
 */

import * as vscode from 'vscode';
import type { OnDemand } from '../onDemand';
import { onSettingsChange, testExplorerIsOn } from '../services/settingsChange';

/** Keeps a test controller while the setting is on. */
export function registerTests(onDemand: OnDemand): vscode.Disposable {
  let shown: vscode.Disposable | undefined;
  const update = () => {
    if (testExplorerIsOn()) shown ??= showTests(onDemand);
    else {
      shown?.dispose();
      shown = undefined;
    }
  };
  update();
  return vscode.Disposable.from(onSettingsChange(update), { dispose: () => shown?.dispose() });
}

function showTests(onDemand: OnDemand): vscode.Disposable {
  const controller = vscode.tests.createTestController('sudoku', 'Sudoku');
  let isDisposed = false;
  let loading: ReturnType<typeof load> | undefined;
  const load = async () => {
    const tests = (await onDemand.loaded()).testsIn(controller);
    if (isDisposed) tests.dispose();
    return tests;
  };
  const tests = () => {
    loading ??= load();
    return loading;
  };
  controller.resolveHandler = async item => (await tests()).resolve(item);
  controller.refreshHandler = async () => (await tests()).resolve(undefined);
  const { Run } = vscode.TestRunProfileKind;
  const profile = controller.createRunProfile('Sudoku', Run, async (...about) => (await tests()).run(...about));
  profile.isDefault = true;
  profile.supportsContinuousRun = true;
  return vscode.Disposable.from(controller, {
    dispose: () => {
      isDisposed = true;
      void loading?.then(loaded => loaded.dispose());
    },
  });
}
