import assert from 'node:assert/strict';
import { pathToFileURL } from 'node:url';
import { asText, type TextBlock } from '../../src/cli/input/blocks';
import { END_OF_BLOCK, LostBlock, ThreadPool } from '../../src/cli/jobs/pool';
import { START } from '../../src/text/parser/context';
import { saved } from '../../src/text/parser/savedContext';
import { temporaryFile } from './cli';

/** A thread that returns the text of each block. It dies at blocks that start with "die", the first time or always. */
const WORKER = `
import { parentPort } from 'node:worker_threads';
import { existsSync, writeFileSync } from 'node:fs';
parentPort.on('message', async ({ id, block: { text, line } }) => {
  const mark = new URL('./' + line, import.meta.url);
  if (text.startsWith('die') && (text === 'die always' || !existsSync(mark))) {
    writeFileSync(mark, '');
    process.exit(1);
  }
  if (text === 'throw') throw new Error('no');
  await new Promise(resolve => setTimeout(resolve, line % 3));
  const part = lines => parentPort.postMessage({ id, result: { lines, problems: [], hasFindings: false, puzzles: 1 } });
  part([text]);
  if (text.startsWith('two parts')) {
    if (text.endsWith('die') && !existsSync(mark)) {
      writeFileSync(mark, '');
      process.exit(1);
    }
    part(['second part']);
  }
  parentPort.postMessage({ id });
});
`;

async function* blocks(texts: readonly string[]): AsyncGenerator<TextBlock> {
  for (const [line, text] of texts.entries()) yield { name: 'name', text, line, context: saved(START) };
}

async function resultsOf(texts: readonly string[], threads: number): Promise<string[]> {
  const file = pathToFileURL(temporaryFile('worker.mjs', WORKER));
  const found: string[] = [];
  let ends = 0;
  for await (const result of new ThreadPool(file, { verb: 'solve', values: {} }, threads).results(blocks(texts)))
    if (result === END_OF_BLOCK) ends++;
    else
      found.push(
        result instanceof LostBlock ? `lost ${asText(result.block).text}: ${result.reason}` : `${result.lines[0]}`,
      );
  assert.equal(ends, texts.length);
  return found;
}

describe('threads', () => {
  const texts = Array.from({ length: 40 }, (_, i) => `text ${i}`);

  for (const threads of [1, 2, 5]) {
    it(`of which there are ${threads} give the results in order`, async () => {
      assert.deepEqual(await resultsOf(texts, threads), texts);
    });
    it(`of which there are ${threads} process the blocks of a dead one again`, async () => {
      const some = texts.map((text, i) => (i % 7 === 3 ? 'die once' : text));
      assert.deepEqual(await resultsOf(some, threads), some);
    });
    it(`of which there are ${threads} yield each part once, even for a repeated block`, async () => {
      const some = texts.map((text, i) => (i % 7 === 3 ? 'two parts' : i % 11 === 5 ? 'two parts die' : text));
      const expected = some.flatMap(text => (text.startsWith('two') ? [text, 'second part'] : [text]));
      assert.deepEqual(await resultsOf(some, threads), expected);
    });
    it(`of which there are ${threads} name the block that cannot be processed`, async () => {
      const some = texts.map((text, i) => (i === 5 ? 'die always' : i === 9 ? 'throw' : text));
      const expected = some.map(text =>
        text === 'die always' ? 'lost die always: its thread ended' : text === 'throw' ? 'lost throw: Error: no' : text,
      );
      assert.deepEqual(await resultsOf(some, threads), expected);
    });
  }

  it('request two blocks each before results are taken, and then one for each result', async () => {
    const file = pathToFileURL(temporaryFile('worker.mjs', WORKER));
    let requested = 0;
    const counted = async function* () {
      for await (const block of blocks(texts)) {
        requested++;
        yield block;
      }
    };
    const counts: number[] = [];
    for await (const result of new ThreadPool(file, { verb: 'solve', values: {} }, 3).results(counted()))
      if (result !== END_OF_BLOCK) counts.push(requested);
    assert.deepEqual(
      counts,
      texts.map((_, i) => Math.min(6 + i, texts.length)),
    );
  });

  it('are not started without a block', async () => assert.deepEqual(await resultsOf([], 2), []));
});
