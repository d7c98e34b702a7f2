/** The texts of the page that shows algorithms. Import it as `* as watching`: the page is small. */

import { describedBy, joinSentences, t } from '../../core/sentences';

export const tab = (name: string) => t('Algorithms: {name}', { name });
export const leftAlgorithm = () => t('Left algorithm');
export const rightAlgorithm = () => t('Right algorithm');
export const noAlgorithm = () => t('None');
export const controls = () => t('Playback');
export const restart = () => t('Restart');
export const stepBack = () => t('Step Back');
export const stepForward = () => t('Step Forward');
export const play = () => t('Play Steps');
export const pause = () => t('Pause');
export const toEnd = () => t('Go to End');
export const place = () => t('Position in the run');
export const speed = () => t('Speed');
/** A speed, in events a second. */
export const perSecond = (n: number) => t('{n, plural, one {# step} other {# steps}} per second', { n });
export const wholeRun = (seconds: number) => t('the whole run in {seconds} seconds', { seconds });
/** `step 12 of 603,013`; the total grows while the run is recorded. */
export const stepOf = (step: number, total: number) => t('step {step} of {total}', { step, total });
/** `12 of 603,013` */
export const ofTotal = (step: number, total: number) => t('{step} of {total}', { step, total });
export const recording = () => t('The algorithm is still running');
/** The recording ends before the run. */
export const cut = (steps: number) => t('Only the first {steps} steps can be shown', { steps });
export const steps = () => t('Steps');
export const placements = () => t('Placements');
export const backtracks = () => t('Backtracks');
/** Of the search at the step that is shown. */
export const depth = () => t('Current depth');
/** The counts for screen readers. */
export const counts = (placements: number, backtracks: number, depth: number) =>
  t(
    '{placements, plural, one {# placement} other {# placements}}, {backtracks, plural, one {# backtrack} other {# backtracks}}, depth {depth}',
    { placements, backtracks, depth },
  );
export const code = () => t('Pseudocode');
export const matrix = () => t('Matrix');
/** The matrix in words. */
export const matrixLeft = (rows: number, columns: number) =>
  t('{rows, plural, one {# row} other {# rows}} and {columns, plural, one {# column} other {# columns}} are left', {
    rows,
    columns,
  });
export const matrixTooLarge = () => t('The matrix is too large to draw.');
export const matrixHelp = () =>
  t(
    'Each row is a digit in a cell. Each column is a requirement, from left to right: a digit in each cell, and each digit in each row, column and box of the grid.',
  );
export const start = () => t('Not started');
export const impossible = () =>
  t(
    'This algorithm does not support the rules of this puzzle. It supports only rules that add houses, such as diagonals.',
  );
export const reducedMotion = () => t('Reduced motion: the page is updated once a second.');
export const keysHelp = () =>
  t('Space plays and pauses, the arrow keys move one step, Home and End go to the start and the end.');
/** The digits of a row, for screen readers: `row 1: 5 3 . . 7` */
export const gridRow = (row: number, digits: string) => t('row {n}: {digits}', { n: row + 1, digits });
export const grid = (rows: readonly string[]) => describedBy(rows);
/** The state of an algorithm: its name, what it did, and its counts. */
export const summary = (name: string, event: string, counts: string) =>
  t('{name}: {event}. {counts}.', { name, event, counts });
export const summaries = (parts: readonly string[]) => joinSentences(parts);
