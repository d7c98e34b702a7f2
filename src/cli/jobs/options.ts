/** The options that every verb has that treats each puzzle by itself. */

import type { Option } from '../verbs/verb';

const outputOption: Option = {
  name: 'output',
  short: 'o',
  value: 'FILE',
  summary: 'Write to this file.',
};
const resumeOption: Option = {
  name: 'resume',
  summary:
    'Go on where the same command with --output was stopped. When it was not, nothing is done. The inputs must be files: the standard ' +
    'input cannot be read again.',
};

const shardOption: Option = {
  name: 'shard',
  value: 'I/N',
  summary: 'Do only part I of N, as one of N processes with the same input. `sudoku merge` joins their results.',
};

/** All of them. */
export const OPTIONS: readonly Option[] = [outputOption, resumeOption, shardOption];
