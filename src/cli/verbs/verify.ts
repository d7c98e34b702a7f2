import type { PathEnd } from '../../messages/steps/reports';
import type { Ternary } from '../../text/ternary';
import { printable } from '../output/printable';
import { formatOption, millisecondsOf, timeLimitOption } from './shared/common';
import { formatOf } from './shared/perPuzzle';
import type { OutputRow, VerbOption, WholeVerb } from './shared/verb';

const allOption: VerbOption = {
  name: 'all',
  short: 'a',
  summary: 'Report every step that does not follow; by default only the first one of each path.',
};

/** `sudoku verify`. */
export const verifyVerb: WholeVerb = {
  description: [
    'Reads puzzles, each followed by the steps of its path, and reports the first step that does not follow, with the reason. A step follows if its opposite leads to a contradiction by singles and by the premises below it.',
    "It reads the output of `sudoku path --proof`, paths in HoDoKu's notation, and steps that were written by hand, such as `r4c7<>5`. The exit status is 1 when a step does not follow or cannot be read, and 2 when an input has no path.",
  ],
  options: [allOption, formatOption, timeLimitOption],
  examples: [
    { command: 'sudoku verify path.txt', does: 'Checks a path.' },
    { command: 'sudoku verify --all path.md', does: 'Reports all steps that do not follow.' },
  ],
  fields: ['file', 'line', 'column', 'steps', 'follows', 'message'],
  async run({ values, texts, write, complain, raise, now }) {
    const { verifying } = await import('../../features/proof/verifying');
    const { readPaths } = await import('../../features/proof/reading');
    const { pathEndOf } = await import('../../features/proof/pathWords');
    const { proof: words } = await import('../../messages/steps/proof');
    const { verdict } = await import('../../core/solver/index');
    const { finish, withTimeLimit } = await import('../../text/work');
    const { isBlankText } = await import('../input/blocks');
    const { Lines } = await import('../../text/strings/lines');
    const { outputLineOf } = await import('../output/rows');
    const format = formatOf(values);
    const limit = millisecondsOf(values);
    for await (const { name, text } of texts()) {
      const written = readPaths(text);
      let isTimeUp = false;
      const verdictOf = function* (grid: Parameters<typeof verdict>[0]) {
        const found = yield* withTimeLimit(limit, verdict(grid), now);
        isTimeUp ||= found === undefined;
        return found;
      };
      const lines = new Lines(text, 0);
      const rowOf = (start: number, steps: number, follows: Ternary, message?: string): string => {
        const { line, column } = lines.placeOf(start);
        const row: OutputRow = { file: name, line, column, steps, follows, message: message ?? null };
        const said =
          message === undefined ? `${name}:${line}: ${words.verified(steps)}` : `${name}:${line}:${column}: ${message}`;
        return outputLineOf(format, row, printable(said));
      };
      const stray = written.stray.map(({ start }) => rowOf(start, 1, 'unknown', words.noPuzzle()));
      if (stray.length > 0) await write(values.all ? stray : stray.slice(0, 1));
      for (const each of written.paths) {
        isTimeUp = false;
        const [{ path, steps }] = finish(verifying({ paths: [each], stray: [] }, verdictOf)).paths;
        const problems = steps.flatMap(({ problem }) => problem ?? []);
        const count = steps.filter(({ step }) => step.kind === 'step').length;
        const { start } = path.puzzle;
        const shown = problems.slice(0, values.all ? undefined : 1);
        // After a timeout the puzzle may have no solution, and then any step would follow, so the answer is unknown.
        if (problems.length > 0)
          await write(shown.map(at => rowOf(at.start, count, at.isUnknown ? 'unknown' : 'no', at.message)));
        else await write([isTimeUp ? rowOf(start, count, 'unknown', TIME_UP) : rowOf(start, count, 'yes')]);
        if (problems.length > 0 || isTimeUp) raise('findings');
      }
      if (stray.length > 0) raise('findings');
      if (written.paths.length > 0 || stray.length > 0 || isBlankText(text)) continue;
      complain(`There is no path in ${name}: ${whyNone(text, pathEndOf)}.`, 'trouble');
    }
  },
};

/** Message for a path whose steps are all valid, if the puzzle may have no solution. */
const TIME_UP =
  'It is unknown whether these steps are valid: the search for a solution of the puzzle reached its time limit.';

/** The first line of the rows of `sudoku path` in formats other than text and CSV, whose fields have several lines. */
const ROWS = /^(?:\[\s{0,9})?\{"file":|^file[\t,]line[\t,]/;

/** The reason why a text has no path, as the end of a sentence. */
function whyNone(text: string, pathEndOf: (line: string) => PathEnd | undefined): string {
  if (ROWS.test(text.trimStart())) return 'verify reads the text output of `sudoku path`, not its other formats';
  const ends = new Set(text.split(/\r\n|\n|\r/).map(pathEndOf));
  if (ends.has('ambiguous')) return 'the puzzle has several solutions, so no step follows';
  if (ends.has('stuck')) return 'no known technique applies to the puzzle';
  return 'no puzzle with steps below it';
}
