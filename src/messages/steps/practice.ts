/** Exercises and the judgments of answers to them. */

import { refutationLengthOf } from '../../core/mistakes/refutation';
import type { Answer, Disproof, Judgment } from '../../core/practice/answer';
import { all, joinSentences, named, namePhrase, t, type Value } from '../../core/sentences';
import type { Level, Technique } from '../../core/techniques/step';
import { namesFor, type Puzzle } from '../../text/puzzle';
import { plain } from '../../text/strings/markdown';
import { capital, cellName, otherNamesOf, symbolOf } from '../wording';
import type { Headed } from './hint';
import { mistakes } from './mistakes';

/** `r4c7=5`, `r4c7<>5`, in the notation of steps. */
const notationOf = (puzzle: Puzzle, { kind, cell, digit }: Answer): string =>
  namesFor(puzzle).effect(
    kind === 'placement'
      ? { placements: [{ cell, digit }], eliminations: [] }
      : { placements: [], eliminations: [{ cell, digit }] },
  );

const namesOf = (techniques: readonly Technique[]): Value =>
  all([...new Set(techniques)].map(({ name }) => namePhrase(name)));

/** Maximum number of digits that a reason lists. A longer reason states the number of conclusions instead. */
const MOST_DIGITS = 12;

/** The reason why an answer is false; empty if no proof was found. */
function reasonOf(puzzle: Puzzle, { kind, cell, digit }: Answer, disproof: Disproof | undefined): string {
  const names = namesFor(puzzle);
  const symbol = symbolOf(puzzle, digit);
  if (!disproof) return '';
  if (disproof.by === 'peer')
    return t('{digit} is already in {cell}.', { digit: symbol, cell: cellName(puzzle, disproof.peer) });
  const suppose =
    kind === 'placement'
      ? mistakes.suppose(puzzle, { cell, digit })
      : t('Suppose {cell} is not {digit}.', { cell: cellName(puzzle, cell), digit: symbol });
  const { lines, end } = disproof.refutation;
  const length = refutationLengthOf(disproof.refutation);
  const digits = lines.map(line => names.effect({ placements: [line], eliminations: [] }));
  const follows =
    length === 0
      ? []
      : length > MOST_DIGITS || lines.some(({ because }) => because)
        ? [t('Then {n, plural, one {# conclusion follows} other {# conclusions follow}}.', { n: length })]
        : [mistakes.consequences(all(digits), length)];
  return joinSentences([suppose, ...follows, mistakes.end(puzzle, end)]);
}

/** Messages of exercises. */
export const practice = {
  /** The title of the puzzle of an exercise. */
  title: (technique: Technique) => plain(t('Practice: {name}', { name: namePhrase(technique.name) })),
  titleOfLevel: (level: Level) => plain(t('Practice: {name}', { name: capital(named(level)) })),
  searching: () => t('Searching for a position'),
  /** The task of an exercise. The technique is not named if the player must find out which one it is. */
  task: ({ name, level }: Technique, isNamed: boolean): Headed => ({
    head: t('Exercise'),
    rest: joinSentences([
      isNamed ? t('Find a step of the technique {name}.', { name: namePhrase(name) }) : t('Find the next step.'),
      // All steps of the first level write a digit.
      level === 'easy'
        ? t('Write its digit.')
        : t(
            'Write a digit, or remove a candidate: on the board, press its digit with Ctrl or ⌘, or choose Center first.',
          ),
    ]),
    short: isNamed ? t('Find: {name}.', { name: namePhrase(name) }) : t('Find the next step.'),
  }),
  judging: () => t('Checking the answer'),
  /** The judgment of an answer. `exercise` is the technique of the exercise, if there is one. */
  judged: (puzzle: Puzzle, judgment: Judgment, exercise?: Technique): Headed => {
    if (judgment.kind === 'valid') {
      const techniques = judgment.steps.map(({ technique }) => technique);
      const isOther = exercise && !techniques.includes(exercise);
      const rest = isOther
        ? t('{techniques}. The exercise asks for {name}.', {
            techniques: namesOf(techniques),
            name: namePhrase(exercise.name),
          })
        : t('{sentence}.', { sentence: namesOf(techniques) });
      return { head: t('Valid'), rest, short: rest };
    }
    const answer = notationOf(puzzle, judgment.answer);
    if (judgment.kind === 'unproved') {
      const rest = t('{answer} is correct, but no single step justifies it here.', { answer });
      return { head: t('Not justified'), rest, short: t('No single step justifies {answer}.', { answer }) };
    }
    const isFalse = t('{answer} is false.', { answer });
    return {
      head: t('False'),
      rest: joinSentences([isFalse, reasonOf(puzzle, judgment.answer, judgment.disproof)].filter(part => part)),
      short: isFalse,
    };
  },
  next: () => t('Next Exercise'),
  hint: () => t('Hint'),
  showStep: () => t('Show the Step'),
  openPage: () => t('About It'),
  /** The placeholder of the list of exercises. */
  choose: () => t('What do you want to practice?'),
  chooseInFile: () => t('Which technique do you want to practice in this file?'),
  comesNext: () => t('Recommended Technique'),
  fromFile: () => t('From This File…'),
  ofFile: () => t('Positions of the puzzles in the active file'),
  levels: () => t('Levels'),
  techniques: () => t('Techniques'),
  nameOf: ({ name }: Technique) => named(name),
  levelName: (level: Level) => capital(named(level)),
  ofLevel: () => t('A step of this level. Its technique is not named'),
  /** `Hard · also Turbot Chain` */
  description: (technique: Technique) => {
    const others = otherNamesOf(technique);
    const also = others.length > 0 ? [t('also {others}', { others: all(others) })] : [];
    return [capital(named(technique.level)), ...also].join(' · ');
  },
  /** `3 of 4 exercises correct, 25 s on average` */
  accuracy: (right: number, total: number, seconds: number) =>
    right > 0
      ? t('{right} of {total, plural, one {# exercise} other {# exercises}} correct, {seconds} s on average', {
          right,
          total,
          seconds,
        })
      : t('{right} of {total, plural, one {# exercise} other {# exercises}} correct', { right, total }),
  noneInFile: (technique: Technique) =>
    t('No puzzle of this file has a position in which {name} is the easiest step. Choose another technique.', {
      name: namePhrase(technique.name),
    }),
  unknown: (word: string) =>
    plain(t('There are no exercises for "{word}". Use the id of a technique, such as x-wing, or a level.', { word })),
  /** Name My Step. */
  noChange: () => t('No change to this puzzle has been recorded. Write a digit or remove a candidate first.'),
  noAnswer: () => t('The last change neither wrote a digit nor removed a candidate.'),
  wrongBefore: () =>
    t('The position before the last change has no solution, so no step can be named. Run Check My Progress.'),
  /** Statistics. */
  nothingRecorded: () => t('There are no practice statistics yet.'),
  confirmDelete: () => t('Delete all practice statistics? This cannot be undone.'),
  delete: () => t('Delete'),
  deleted: () => t('Deleted all practice statistics.'),
} as const;
