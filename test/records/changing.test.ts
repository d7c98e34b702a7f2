/** What commands, keys and boards do with each text: the text after them, or the reason why they do nothing. */

import { Reasoning } from '../../src/analysis/reasoning';
import { VerdictCache } from '../../src/analysis/verdicts';
import { editsFor } from '../../src/board/intents';
import { type Intent, LAYERS } from '../../src/board/protocol/messages';
import { Annotations, annotating } from '../../src/features/collection/annotating';
import { filtering } from '../../src/features/collection/filtering';
import { queryOf } from '../../src/features/collection/query';
import { removingCopies } from '../../src/features/collection/removing';
import { sorting } from '../../src/features/collection/sorting';
import { counting, Statistics, writeStatistics } from '../../src/features/collection/statistics';
import { restart, startPlaying } from '../../src/features/puzzles/play';
import { progressOf, resetEdits } from '../../src/features/puzzles/progress';
import { statusOf } from '../../src/features/puzzles/status';
import { fillForcedCells } from '../../src/features/solving/forcedFill';
import { minimisingPuzzle } from '../../src/features/solving/minimising';
import { findingSolutions, writeSolutions } from '../../src/features/solving/solutionsReport';
import { solvePuzzle } from '../../src/features/solving/solving';
import { Planner } from '../../src/features/transforming/plan';
import { requestIn } from '../../src/features/transforming/request';
import { transformedEdits } from '../../src/features/transforming/rewritten';
import { sourceOf } from '../../src/text/document/textSource';
import { applied, type Changed, fillBlanks } from '../../src/text/edits';
import { marksOf } from '../../src/text/marks/marks';
import { parse } from '../../src/text/parser/parser';
import { make, type } from '../features/cellTyping/typed';
import { ended, readAll } from '../features/readingTexts';
import { Edited } from '../text/document/edited';
import { small } from './corpus';
import { damaged } from './damage';
import { dump, withoutWords } from './dump';
import { type Cases, digests } from './records';
import { seeded, seedOf } from './seeded';

const KEYS = [
  '1',
  '5',
  '0',
  '.',
  ' ',
  'backspace',
  'delete',
  'tab',
  'shift+tab',
  'left',
  'right',
  'up',
  'down',
  'enter',
  '+',
  'a',
  '-',
];

const REQUESTS: readonly object[] = [
  ...[1, 2, 3].map(quarters => ({ transformation: 'rotate', quarters })),
  ...['leftRight', 'diagonal'].map(axis => ({ transformation: 'mirror', axis })),
  { transformation: 'transpose' },
  ...['swapBands', 'swapStacks', 'swapRows', 'swapColumns', 'swapDigits'].map(transformation => ({
    transformation,
    numbers: [1, 2],
  })),
  { transformation: 'swapRows', numbers: [2, 3] },
  { transformation: 'relabel' },
  { transformation: 'shuffle', seed: 5 },
  ...['text', 'pattern', 'solution'].map(form => ({ transformation: 'canonical', form })),
];

const textAfter = (text: string, changed: Changed) =>
  'refused' in changed ? `- ${withoutWords(changed.refused)}` : applied(text, changed.edits);

function typing(text: string): string[] {
  const choose = seeded(seedOf(text));
  const lines: string[] = [];
  for (let run = 0; run < 14; run++) {
    const at = choose(text.length + 1);
    const keys = Array.from({ length: 1 + choose(4) }, () => KEYS[choose(KEYS.length)]);
    const cursors =
      run % 5 === 4
        ? [
            { anchor: at, active: at },
            { anchor: text.length - 1, active: text.length - 1 },
          ]
        : [{ anchor: choose(3) === 0 ? choose(text.length) : at, active: at }];
    lines.push(`${keys.join(' ')}: ${type(make({ text, cursors }), ...keys)}`);
  }
  return lines;
}

function boards(text: string): string[] {
  const source = sourceOf(text);
  const choose = seeded(seedOf(text));
  return parse(text)
    .puzzles.slice(0, 2)
    .flatMap(puzzle => {
      const { cellCount, size } = puzzle.grid.geometry;
      return Array.from({ length: 24 }, (_, i) => {
        const cells = Array.from({ length: 1 + choose(4) }, () => choose(cellCount));
        const layer = LAYERS[choose(LAYERS.length)];
        const digit = choose(size + 1);
        const intents: readonly Intent[] = [
          { kind: 'setDigit', cells, digit },
          { kind: 'toggleMark', cells, layer: layer === 'digit' ? 'corner' : layer, digit: digit || 1 },
          { kind: 'clear', cells, layer },
          { kind: 'link', cells: cells.concat(cells).slice(0, 2), digits: [digit || 1, 1] },
        ];
        const intent = intents[i % 4];
        const options = { removesMarks: i % 3 === 0, automaticMarks: i % 5 === 0 };
        return `${dump(intent)} ${textAfter(text, editsFor(puzzle, source, intent, options))}`;
      });
    });
}

function playing(text: string): string[] {
  const source = sourceOf(text);
  return parse(text).puzzles.flatMap(puzzle => {
    const { givens } = puzzle;
    const { message, ...progress } = ended(progressOf(puzzle, givens));
    const fewer = givens.map((given, cell) => (cell % 3 === 0 ? given : 0));
    return [
      textAfter(text, startPlaying(puzzle, source)),
      textAfter(text, startPlaying(puzzle, source, fewer)),
      textAfter(text, restart(puzzle, source)),
      applied(text, resetEdits(puzzle, fewer)),
      `${withoutWords(message)} ${dump(progress)}`,
      withoutWords(statusOf(puzzle)),
      dump(marksOf(puzzle, source)),
    ];
  });
}

function solving(text: string): string[] {
  const verdicts = new VerdictCache(
    () => 0,
    () => {},
  );
  return parse(text).puzzles.flatMap(puzzle => {
    const outcome = ended(solvePuzzle(puzzle, () => false));
    const forced = fillForcedCells(puzzle);
    const { message, edits, ...minimized } = ended(minimisingPuzzle(puzzle, verdicts, 'none'));
    const solutions = ended(findingSolutions(puzzle, 'it'));
    return [
      'solution' in outcome ? applied(text, fillBlanks(puzzle, outcome.solution)) : outcome.kind,
      dump(forced),
      `${withoutWords(message)} ${dump(minimized)} ${applied(text, edits)}`,
      withoutWords(solutions.isFound ? writeSolutions(solutions.value) : solutions.reason),
    ];
  });
}

function transforming(text: string): string[] {
  const source = sourceOf(text);
  const verdicts = new VerdictCache(
    () => 0,
    () => {},
  );
  const planning = { givensOf: ({ givens }: { givens: Uint8Array }) => givens, check: verdicts.check.bind(verdicts) };
  return parse(text)
    .puzzles.slice(0, 2)
    .flatMap(puzzle =>
      REQUESTS.map(argument => {
        const request = requestIn(argument, () => 1);
        if (!request.isFound) return withoutWords(request.reason);
        const plan = ended(new Planner(request.value, planning).plan(puzzle));
        if (!plan.isFound) return withoutWords(plan.reason);
        return `${plan.value.automorphisms} ${textAfter(text, transformedEdits(puzzle, source, plan.value.transformation))}`;
      }),
    );
}

function collections(text: string): string[] {
  const verdicts = new VerdictCache(
    () => 0,
    () => {},
  );
  const { difficulties } = new Reasoning(verdicts, () => 0);
  const difficultyOf = (puzzle: Parameters<typeof difficulties.finding>[0]) => difficulties.finding(puzzle, []);
  const several = `${text}\n\n${text.replace(/[1-9](?=\D*$)/, '4')}\n\n${text}`;
  const { document } = readAll(several);
  const { edits: removed, ...copies } = ended(removingCopies(document));
  const sorted = (['title', 'clues', 'rating', 'canonical'] as const).map((by, i) => {
    const { edits, ...rest } = ended(sorting(document, { by, isDescending: i % 2 === 1 }, difficultyOf));
    return dump(rest) + applied(several, edits);
  });
  const filtered = [
    'clues >= 4',
    'clues 4-6 and title a',
    'SE < 2',
    'level <= medium',
    'technique single',
    'clue 4',
  ].map(words => {
    const query = queryOf(words);
    return query.isFound ? dump(ended(filtering(document, query.value, difficultyOf))) : withoutWords(query.reason);
  });
  const annotations = new Annotations(document.count, 'all');
  for (const _ of annotating(document, annotations, verdicts, difficultyOf));
  const statistics = new Statistics(document.count);
  for (const _ of counting(document, statistics, verdicts, difficultyOf));
  return [
    dump(copies) + applied(several, removed),
    ...sorted,
    ...filtered,
    dump(annotations.done) + applied(several, annotations.edits),
    dump(statistics),
    withoutWords(writeStatistics(statistics, 'it')),
  ];
}

/** The puzzles of a document after each of some edits, with the givens that it remembers. */
function edits(text: string): string[] {
  const choose = seeded(seedOf(text));
  const edited = new Edited(text, { start: 0, end: text.length });
  const others = damaged(text, 4).join('\n');
  return Array.from({ length: 16 }, (_, i) => {
    const { source, document } = edited;
    const start = choose(source.length + 1);
    const removed = Math.min(choose(4), source.length - start);
    const from = choose(others.length);
    const added = i % 2 === 0 ? '123456789.'[choose(10)] : others.slice(from, from + choose(6));
    if (i % 7 === 6) edited.undo(start, removed, added);
    else edited.edit(start, removed, added);
    document.see({ start: 0, end: source.length });
    const puzzles = ended(
      (function* () {
        yield* document.reading();
        return [...document.puzzles()];
      })(),
    );
    return `${start} ${removed} ${added} ${dump(puzzles)} ${dump(document.givens.toStore())}`;
  });
}

const FEATURES: Readonly<Record<string, (text: string) => readonly string[]>> = {
  typing,
  boards,
  playing,
  solving,
  transforming,
  collections,
  edits,
};

function* cases(): Cases {
  for (const { name, text } of small) {
    for (const [feature, answers] of Object.entries(FEATURES))
      yield [`${feature} of ${name}`, () => `${text}\n---\n${answers(text).join('\n')}`];
  }
}

digests('changing', cases());
