/** The outputs and exit statuses of the command line for all pairs of a command and a list of inputs. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sudoku, temporaryFolder } from '../cli/cli';
import { EASY } from '../text/texts';
import { small } from './corpus';
import { type Cases, digests, readable } from './records';

const VALID = '12..3..2....2..1\n';
const OTHER = '1...\n..3.\n.4..\n..2.\n';

/** Files that the commands read, by name. `missing.sdm` does not exist. */
const FILES: Readonly<Record<string, string>> = {
  'good.sdm': VALID,
  'two.sudoku': `First\n${OTHER}\nSecond\n12..\n3..2\n....\n2..1\n`,
  'copies.sdm': `${VALID}${VALID}12..3.42....2..1\n`,
  'unread.sudoku': '12..\n3.?2\n....\n2..1\n',
  'unreadFirst.sudoku': `12..\n3.?2\n....\n2..1\n\n${OTHER}`,
  'unsolvable.sdm': '12....3.3..4..4.\n',
  'ambiguous.sdm': '12..3..2........\n',
  'words.txt': 'Nothing to read here.\n',
  'comments.sudoku': '# 12..\n# only a comment\n',
  'empty.sdm': '',
  'rules.sudoku': '....\n.1..\n..2.\n....\n[Rules]\ncage 5: r1c12\nthermo: r4c1-r4c3\n',
  'folder/inside.sdm': VALID,
};

/** Lists of inputs. None is the standard input. */
const INPUTS: readonly (readonly string[])[] = [
  ['good.sdm'],
  ['two.sudoku'],
  ['unread.sudoku', 'good.sdm'],
  ['good.sdm', 'unread.sudoku'],
  ['unreadFirst.sudoku'],
  ['words.txt', 'good.sdm'],
  ['good.sdm', 'words.txt'],
  ['missing.sdm', 'good.sdm'],
  ['good.sdm', 'missing.sdm'],
  ['comments.sudoku'],
  ['empty.sdm'],
  ['empty.sdm', 'ambiguous.sdm'],
  ['unsolvable.sdm', 'good.sdm'],
  ['copies.sdm', 'good.sdm'],
  ['rules.sudoku'],
  ['folder', '*/i*.sdm'],
  [],
];

/** Commands whose output people read, and others with long outputs. */
const SHORT = [
  'check',
  'lint',
  'solve',
  'count',
  'rate',
  'hint',
  'dedupe',
  'sort --by title',
  'convert --to line',
  'minimise',
  'canonical',
  'transform --rotate 1',
];
const LONG = [
  'check -f json',
  'check -f jsonl',
  'check -f sarif',
  'check -f junit',
  'lint -f tsv',
  'solve -f json',
  'count --limit 5 -f tsv',
  'rate -f csv',
  'hint --explain --stage 2',
  'hint -f jsonl',
  'steps',
  'steps -f json',
  'path',
  'path --proof --markdown',
  'verify',
  'dedupe --by canonical',
  'sort --by clues --descending',
  'stats --quick',
  'stats -f json',
  'convert --to box',
  'convert --to f-puzzles-json',
  'convert --to iss',
  'convert --to csv',
  'render',
  'canonical -f tsv',
  'transform --shuffle 3 -f json',
  'merge',
  'solve --shard 1/2',
];

/** Commands without inputs, and ones that are wrong. */
const ALONE = [
  '',
  'chek',
  'check --formt json',
  'check --format xml',
  'count --limit 0',
  'count --limit x',
  'convert',
  'convert --to nothing',
  'sort --by size',
  'hint --stage 4',
  'generate --seed 3 --size 4 --count 2',
  'generate --seed 3 --size 4 -f json',
  'generate --size 5',
  'generate --size 4 --symmetry half --seed 1',
  'generate --level odd',
  'transform',
  'transform --rotate 1 --shuffle 2',
  'help check',
  'check --help',
  'completions bash',
  'completions',
  'man',
  '--version',
  'solve --shard 3/2',
  'solve --jobs 0',
  'solve --resume',
  'check {a,b}{a,b}{a,b',
];

let folder: string | undefined;

function filesFolder(): string {
  if (folder) return folder;
  folder = temporaryFolder();
  mkdirSync(join(folder, 'folder'));
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
  return folder;
}

async function answerOf(args: readonly string[], input: string): Promise<string> {
  const { status, out, err } = await sudoku(args, input, { cwd: filesFolder() });
  return [
    `status ${status}`,
    out.trimEnd(),
    ...err
      .trimEnd()
      .split('\n')
      .map(line => `! ${line}`),
  ]
    .filter(part => part !== '' && part !== '! ')
    .join('\n')
    .replace(/folder\\+inside/g, 'folder/inside'); // on Windows
}

const wordsOf = (command: string) => command.split(' ').filter(word => word !== '');

function* pairs(commands: readonly string[]): Cases {
  for (const command of commands) {
    for (const inputs of INPUTS) {
      const name = `${command} ${inputs.join(' ') || '< standard input'}`;
      yield [name, () => answerOf([...wordsOf(command), ...inputs], inputs.length === 0 ? `${VALID}${OTHER}` : '')];
    }
  }
}

/** An answer without its phrases, so that its digest stays the same when only the wording of messages changes. */
const withoutPhrases = (answer: string) =>
  answer.replace(/"rules": ?\[.*?\n? *\](?=,? *\n? *\})/gs, '~').replace(/(?:[A-Za-z]+ ){2,}[A-Za-z]+/g, '~');

function* long(): Cases {
  for (const [name, answer] of allLong()) yield [name, async () => withoutPhrases(await answer())];
}

function* allLong(): Cases {
  yield* pairs(LONG);
  for (const command of ALONE) yield [`sudoku ${command}`, () => answerOf(wordsOf(command), '')];
  yield ['check of a classic puzzle', () => answerOf(['check'], EASY)];
  for (const { name, text } of small) {
    for (const command of ['check', 'convert --to grid', 'stats', 'dedupe'])
      yield [`${command}: ${name}`, () => answerOf(wordsOf(command), text)];
  }
}

readable('commands', pairs(SHORT));
digests('commandOutputs', long());
