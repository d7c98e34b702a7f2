/** A puzzle that needs more than singles, for tests of its steps. */

import * as vscode from 'vscode';

/** The first puzzle of samples/steps.sudoku at the position where no single is left. One step with eliminations continues it. */
export const POINTING = `.976.5...
654218..3
..1.79.5.
.16..73..
.729...1.
94.5.1...
1257...6.
7...96.2.
469.52.3.
`;
export const STEP = 'Locked Candidates Type 1 (Pointing): 3 in b7 => r8c4<>3';

/** The same position with the candidates of its empty cells. */
export const MARKS = `238   9   7   6     34    5     1248  48    1248
6     5   4   2     1     8     79    79    3
238   38  1   34    7     9     2468  5     2468
58    1   6   48    248   7     3     489   24589
358   7   2   9     3468  34    4568  1     4568
9     4   38  5     2368  1     2678  78    2678
1     2   5   7     348   34    489   6     489
7     38  38  1348  9     6     1458  2     1458
4     6   9   18    5     2     178   3     178
`;

const settings = () => vscode.workspace.getConfiguration('sudoku');

/** Runs a test with a setting of the extension, and resets the setting. */
export async function withSetting(name: string, value: unknown, test: () => Promise<void>): Promise<void> {
  await settings().update(name, value, vscode.ConfigurationTarget.Global);
  try {
    await test();
  } finally {
    await settings().update(name, undefined, vscode.ConfigurationTarget.Global);
  }
}
