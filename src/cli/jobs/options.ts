/** The options of every verb that processes each puzzle separately. */

import type { VerbOption } from '../verbs/shared/verb';

const outputOption: VerbOption = {
  name: 'output',
  short: 'o',
  value: 'FILE',
  summary: 'Write to this file.',
};
const resumeOption: VerbOption = {
  name: 'resume',
  summary:
    'Continue where the same command with --output was stopped. If it was complete, do nothing. The inputs must be files: the standard ' +
    'input cannot be read again.',
};

const shardOption: VerbOption = {
  name: 'shard',
  value: 'I/N',
  summary: 'Process only part I of N, as one of N processes with the same input. `sudoku merge` joins their results.',
};

/** All of these options. */
export const OPTIONS: readonly VerbOption[] = [outputOption, resumeOption, shardOption];
