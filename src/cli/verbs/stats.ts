import { printable } from '../output/printable';
import { excludedTechniques, excludeOption, formatOption } from './shared/common';
import { formatOf } from './shared/perPuzzle';
import type { VerbOption, WholeVerb } from './shared/verb';

const quickOption: VerbOption = { name: 'quick', short: 'q', summary: 'Omit levels and ratings, which take longest.' };

/** `sudoku stats`. */
export const statsVerb: WholeVerb = {
  description: [
    'Counts sizes, clues, puzzles with one, several or no solutions, copies, levels and ratings, like the statistics of the editor. The exit status is 1 when a puzzle cannot be read completely.',
  ],
  options: [quickOption, excludeOption, formatOption],
  examples: [{ command: 'sudoku stats --quick puzzles.sdm', does: 'Summarizes a collection.' }],
  fields: ['file', 'kind', 'name', 'count'],
  async run({ values, texts, write, puzzles, progress, complain, now }) {
    const { Statistics, counting, writeStatistics } = await import('../../features/collection/statistics');
    const { newDifficulties } = await import('../work/difficulties');
    const { readDocument, reportUnread } = await import('../work/documents');
    const { foreignTextIn } = await import('../input/foreign');
    const { outputLineOf } = await import('../output/rows');
    const { finish } = await import('../../text/work');
    const excluded = await excludedTechniques(values);
    const { verdicts, difficulties } = newDifficulties(now);
    // biome-ignore lint/correctness/useYield: nothing to wait for
    const none = function* () {
      return undefined;
    };
    const format = formatOf(values);
    let isFirst = true;
    for await (const { name, text } of texts()) {
      const foreign = foreignTextIn(name, text);
      const document = readDocument(foreign?.foreign?.form.text ?? text);
      reportUnread(document, { name, text, foreign }, { complain, puzzles });
      const statistics = new Statistics(document.count);
      finish(
        counting(document, statistics, verdicts, puzzle => {
          progress(statistics.rated);
          return values.quick ? none() : difficulties.finding(puzzle, excluded);
        }),
      );
      if (format === 'text') {
        await write([(isFirst ? '' : '\n') + writeStatistics(statistics, printable(name)).trimEnd()]);
        isFirst = false;
        continue;
      }
      const { sizes, validities, clues, levels, ratings, ratingsWithRules, unknown } = statistics;
      const rows = [
        { kind: 'puzzles', name: '', count: statistics.puzzles },
        { kind: 'copies', name: '', count: statistics.copies },
        ...Object.entries({
          size: sizes,
          validity: validities,
          clues,
          level: levels,
          rating: ratings,
          'rating with rules': ratingsWithRules,
        }).flatMap(([kind, counts]) =>
          [...(counts as ReadonlyMap<string | number, number>)]
            .sort(([a], [b]) => (typeof a === 'number' && typeof b === 'number' ? a - b : 0))
            .map(([key, count]) => ({
              kind,
              name: kind.startsWith('rating') ? (Number(key) / 10).toFixed(1) : `${key}`,
              count,
            })),
        ),
        ...(unknown.grade > 0 ? [{ kind: 'level', name: 'unknown', count: unknown.grade }] : []),
        ...(unknown.rating > 0 ? [{ kind: 'rating', name: 'unknown', count: unknown.rating }] : []),
      ];
      await write(rows.map(row => outputLineOf(format, { file: name, ...row }, '')));
    }
  },
};
