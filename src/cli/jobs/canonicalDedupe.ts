/** Processes each class of isomorphic puzzles once: the other puzzles get the result of the first. */

import { CanonicalForms } from '../../core/canonical/index';
import { hasConflict } from '../../core/grid';
import { makeLine } from '../../core/notation';
import { ruleLines } from '../../formats/shared/ruleLines';
import { START } from '../../text/parser/context';
import { saved } from '../../text/parser/savedContext';
import { isWhole, type Puzzle } from '../../text/puzzle';
import type { Ternary } from '../../text/ternary';
import { asText, type InputBlock } from '../input/blocks';
import { recordsIn } from '../input/foreign';
import type { PuzzleRecord } from '../input/records';
import { outputLineOf } from '../output/rows';
import { FOUND_FIELD, placeFieldsOf, puzzleNameOf, whyNotRead } from '../verbs/shared/outcome';
import type { BlockResult, OutputFormat, OutputRow } from '../verbs/shared/verb';
import { ruledLine } from '../work/ruledLine';
import { END_OF_BLOCK, LostBlock, type ResultPart } from './pool';

/** A block of the input: its puzzles with the keys of their classes, and the classes that occur in it for the first time. */
interface Plan {
  readonly records: readonly (PuzzleRecord & { readonly key: string })[];
  readonly firsts: readonly string[];
  /** Messages about puzzles that cannot be read completely, or are read with losses. */
  readonly problems: readonly string[];
  /** Whether some of them are about text in the format of another program. */
  readonly hasComplaints: boolean;
}

/** Processes blocks, and writes results. */
export interface Doing {
  readonly format: OutputFormat;
  readonly fields: readonly string[];
  /** Processes blocks of one puzzle, with the results as JSON. */
  results(blocks: AsyncIterable<InputBlock>): AsyncIterable<ResultPart>;
  textOf(row: OutputRow): string;
}

/** The results of blocks, with each class of 9x9 puzzles processed once. Keeps the result of each class in memory. */
export async function* doneOnce(
  blocks: AsyncIterable<InputBlock>,
  { format, fields, results, textOf }: Doing,
): AsyncGenerator<ResultPart> {
  const forms = new CanonicalForms();
  const known = new Map<string, Known>();
  const plans: Plan[] = [];
  const asked = new Set<string>();
  async function* firsts(): AsyncGenerator<InputBlock> {
    for await (const block of blocks) {
      const { records: read, complaints, foreign } = recordsIn(block);
      const records = read.map(record => {
        const form = keyOf(record.puzzle, forms);
        return { ...record, form, key: form ?? `${record.name}:${record.line}:${record.puzzle.start}` };
      });
      // A line of a wrong length could be read differently in a separate block.
      const unread = records.filter(({ puzzle }) => !isWhole(puzzle));
      for (const { key } of unread) known.set(key, unknown(fields));
      const wanted = records.filter(({ key, puzzle }) => isWhole(puzzle) && !asked.has(key) && asked.add(key));
      const problems = [...complaints, ...unread.map(record => `${puzzleNameOf(record)} ${whyNotRead(record.puzzle)}`)];
      plans.push({ records, firsts: wanted.map(({ key }) => key), problems, hasComplaints: complaints.length > 0 });
      for (const { name, line, puzzle, form } of wanted) {
        const alone =
          form === undefined
            ? {
                text: [puzzle.text, ...ruleLines(puzzle)].join('\n'),
                context: foreign?.context ?? asText(block).context,
              }
            : { text: makeLine(puzzle.givens), context: saved(START) };
        yield { name, line: line - 1, ...alone };
      }
    }
  }
  /** By block of one puzzle: its parts. */
  const waiting: (BlockResult | LostBlock)[][] = [];
  let parts: (BlockResult | LostBlock)[] = [];
  for await (const part of results(firsts())) {
    if (part !== END_OF_BLOCK) {
      parts.push(part);
      continue;
    }
    waiting.push(parts);
    parts = [];
    yield* finished();
  }
  yield* finished();

  function* finished(): Generator<ResultPart> {
    for (let plan = plans[0]; plan !== undefined; plan = plans[0]) {
      if (waiting.length < plan.firsts.length) return;
      const own = waiting.splice(0, plan.firsts.length);
      plans.shift();
      for (const [i, key] of plan.firsts.entries()) known.set(key, knownOf(own[i], fields));
      const rows = plan.records.map(record => ({ ...known.get(record.key)!.row, ...placeFieldsOf(record, ruledLine) }));
      yield {
        lines: rows.map(row => outputLineOf(format, row, textOf(row))),
        problems: [...plan.problems, ...own.flat().flatMap(problemsOf)],
        hasFindings: plan.hasComplaints || plan.records.some(({ key }) => known.get(key)!.hasFindings),
        puzzles: plan.records.length,
      };
      yield END_OF_BLOCK;
    }
  }
}

/** The known facts about a class. */
interface Known {
  readonly row: OutputRow;
  readonly hasFindings: boolean;
}

function knownOf(parts: readonly (BlockResult | LostBlock)[], fields: readonly string[]): Known {
  const results = parts.filter((part): part is BlockResult => !(part instanceof LostBlock));
  const [line] = results.flatMap(({ lines }) => [...lines]);
  if (line === undefined || results.length < parts.length) return unknown(fields);
  return { row: JSON.parse(`${line}`), hasFindings: results.some(({ hasFindings }) => hasFindings) };
}

const unknown = (fields: readonly string[]): Known => ({
  row: { ...Object.fromEntries(fields.map(field => [field, null])), [FOUND_FIELD]: 'unknown' satisfies Ternary },
  hasFindings: true,
});

function problemsOf(result: BlockResult | LostBlock): readonly string[] {
  if (!(result instanceof LostBlock)) return result.problems;
  return [`${result.block.name}:${result.block.line + 1} could not be processed: ${result.reason}`];
}

/** The canonical form of the givens; undefined for puzzles without one. */
function keyOf(puzzle: Puzzle, forms: CanonicalForms): string | undefined {
  const { geometry, allowed } = puzzle.grid;
  const grid = { geometry, digits: puzzle.givens };
  if (!isWhole(puzzle) || allowed || hasConflict(grid)) return undefined;
  const form = forms.find('pattern', grid);
  return form && makeLine(form.digits);
}
