import assert from 'node:assert/strict';
import { pathToFileURL } from 'node:url';
import { asText, type InputBlock } from '../../src/cli/input/blocks';
import { END_OF_BLOCK, LostBlock } from '../../src/cli/jobs/pool';
import { type NamedPuzzleVerb, resultsOf } from '../../src/cli/jobs/threads';
import { START } from '../../src/text/parser/context';
import { saved } from '../../src/text/parser/savedContext';
import { temporaryFile } from './cli';

/** A thread that answers with the number of each block. */
const WORKER = `
import { parentPort } from 'node:worker_threads';
parentPort.on('message', ({ id, block: { line } }) => {
  parentPort.postMessage({ id, result: { lines: [line + ' there'], problems: [], hasFindings: false, puzzles: 1 } });
  parentPort.postMessage({ id });
});
`;

const verb = (isSlow: boolean): NamedPuzzleVerb => ({
  name: 'count',
  description: [],
  options: [],
  examples: [],
  fields: [],
  ...(isSlow && { isSlow }),
  load: async () => block => [{ lines: [`${asText(block).line} here`], problems: [], hasFindings: false, puzzles: 1 }],
});

/** Blocks that are lines of 9x9 puzzles (`p`) or other text (`t`), with their numbers as lines. */
async function* blocks(kinds: string): AsyncGenerator<InputBlock> {
  for (const [line, kind] of [...kinds].entries())
    yield kind === 'p'
      ? { name: '', line, plain: Buffer.from(`${'.'.repeat(81)}\n`) }
      : { name: '', line, text: '', context: saved(START) };
}

interface Around {
  readonly jobs?: string;
  readonly isSlow?: boolean;
  readonly hasWorker?: boolean;
}

describe('blocks are processed', () => {
  /** `h` for each block that is processed in this thread, `t` for others. */
  const check = (
    name: string,
    kinds: string,
    places: string,
    { jobs, isSlow = false, hasWorker = true }: Around = {},
  ) =>
    it(name, async () => {
      const worker = hasWorker ? pathToFileURL(temporaryFile('worker.mjs', WORKER)) : undefined;
      const values = { ...(jobs !== undefined && { jobs }) };
      const files = [temporaryFile('a.sdm', '')];
      const results = await resultsOf(verb(isSlow), values, files, {
        now: () => 0,
        stdin: blocksOfNothing(),
        stdout: process.stdout,
        stderr: process.stderr,
        ...(worker && { worker }),
      });
      const found: string[] = [];
      for await (const part of results(blocks(kinds))) {
        assert.ok(!(part instanceof LostBlock));
        found.push(part === END_OF_BLOCK ? 'end' : `${part.lines[0]}`);
      }
      const expected = [...places].flatMap((place, i) => [`${i} ${place === 'h' ? 'here' : 'there'}`, 'end']);
      assert.deepEqual(found, expected);
    });
  check('in this thread while they are lines of 9x9 puzzles', 'ppp', 'hhh');
  check('in another thread from the first other one on, each once and in order', 'pptptp', 'hhtttt');
  check('in another thread if the first one is text', 'tp', 'tt');
  check('in this thread without another one', 'ptp', 'hhh', { hasWorker: false });
  check('in this thread without another one, even if they are slow', 'ptp', 'hhh', { hasWorker: false, isSlow: true });
  check('in other threads if they are slow', 'pp', 'tt', { isSlow: true });
  check('in other threads on request', 'pptp', 'tttt', { jobs: '2' });
  check('in this thread on request', 'ppp', 'hhh', { jobs: '1' });
  check('in no thread if there are none', '', '');
});

async function* blocksOfNothing(): AsyncGenerator<Uint8Array> {}
