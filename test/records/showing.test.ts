/** What boards, pictures, other formats, paths, proofs and tools for language models have of each text. */

import { pathFrom } from '../../src/analysis/paths';
import { Repairs } from '../../src/analysis/repairs';
import { pictureOf } from '../../src/board/drawing/picture';
import { sceneOf } from '../../src/board/drawing/scene';
import { svgOf } from '../../src/board/drawing/svg';
import { Game } from '../../src/board/game';
import { gameTextOf } from '../../src/board/gameText';
import { obfuscateSolution } from '../../src/board/obfuscation';
import type { FromPage, PageCommand } from '../../src/board/protocol/messages';
import { makeLine } from '../../src/core/notation';
import { finish } from '../../src/core/pausing';
import { verdict as verdictOf } from '../../src/core/solver/index';
import { pasting } from '../../src/features/pasting/pasting';
import { styleNear } from '../../src/features/pasting/style';
import { provingPath } from '../../src/features/proof/proving';
import { readPaths } from '../../src/features/proof/reading';
import { verifying } from '../../src/features/proof/verifying';
import { nextStep } from '../../src/features/steps/hint';
import { writePath } from '../../src/features/steps/pathReport';
import { callTool, TOOLS } from '../../src/features/tools/index';
import { contentOf, isBroken } from '../../src/formats/content';
import { linksIn } from '../../src/formats/finding/links';
import { readTexts } from '../../src/formats/finding/readMany';
import { lossesOf, obstacleOf } from '../../src/formats/format';
import { FORMATS, WRITABLE_FORMATS } from '../../src/formats/index';
import { sourceOf } from '../../src/text/document/textSource';
import { marksOf } from '../../src/text/marks/marks';
import { parse } from '../../src/text/parser/parser';
import { isSearchable, type Puzzle } from '../../src/text/puzzle';
import { snapshotOf } from '../board/finished';
import { documentOf } from '../features/readingTexts';
import { suspicionsOf } from '../package/findings';
import { small } from './corpus';
import { damaged } from './damage';
import { dump, withoutWords } from './dump';
import { type Cases, digests } from './records';
import { seeded, seedOf } from './seeded';

const verdictIn = (puzzle: Puzzle) => (isSearchable(puzzle) ? finish(verdictOf(puzzle.grid)) : undefined);

function boards(text: string): string[] {
  return parse(text)
    .puzzles.slice(0, 3)
    .flatMap(puzzle => {
      const marks = marksOf(puzzle, sourceOf(text));
      const verdict = verdictIn(puzzle);
      const repairs = new Repairs(() => 0);
      if (verdict) finish(repairs.learning(puzzle, verdict, false));
      const insight = repairs.insightOf(puzzle);
      const snapshot = snapshotOf(puzzle, {
        version: 1,
        status: '',
        marks,
        verdict,
        suspicions: suspicionsOf(puzzle),
        insight,
      });
      const cursor = text.length % puzzle.grid.geometry.cellCount;
      const scene = sceneOf(snapshot, {
        candidates: 'computed',
        cursor,
        selection: new Set([cursor, 0]),
        hasLabels: true,
      });
      const plain = sceneOf(snapshot, { candidates: 'listed' });
      const solution = verdict?.kind === 'valid' ? verdict.solution : undefined;
      const pictures = (['digits', 'candidates', 'givens', 'solution'] as const).map(content =>
        content === 'solution' && !solution
          ? ''
          : pictureOf(puzzle, { content, solution, marks, hasLabels: content === 'givens' }),
      );
      const drawn = [svgOf(scene, { label: '' }), svgOf(plain, { label: '', scale: 2 }), ...pictures];
      return [
        withoutWordsIn(dump(snapshot)),
        ...drawn.map(svg =>
          svg.replace(/>[^<]*</g, part => withoutWords(part)).replace(/aria-label="[^"]*"/g, withoutWords),
        ),
      ];
    });
}

/** The data of a dump, without the words of its sentences. */
const withoutWordsIn = (dumped: string) => dumped.replace(/"[^"]* [^"]*"/g, withoutWords);

const COMMANDS: readonly PageCommand[] = ['sudoku.checkProgress', 'sudoku.restart', 'sudoku.hint'];

/** The answers to a sequence of messages from the page of a puzzle that is played. */
function games(text: string): string[] {
  return parse(text)
    .puzzles.slice(0, 1)
    .flatMap(puzzle => {
      const verdict = verdictIn(puzzle);
      const written = gameTextOf({ ...puzzle.grid, digits: puzzle.givens }, puzzle.style.symbols);
      if (!written) return [];
      const { size, cellCount } = puzzle.grid.geometry;
      const solution = verdict?.kind === 'valid' ? { solution: obfuscateSolution(verdict.solution, size) } : {};
      const game = new Game({ title: 'T', text: written, ...solution });
      const choose = seeded(seedOf(text));
      return Array.from({ length: 14 }, (_, id) => {
        const cells = [choose(cellCount), choose(cellCount)];
        const digit = verdict?.kind === 'valid' && choose(2) === 0 ? verdict.solution[cells[0]] : choose(size + 1);
        const messages: readonly FromPage[] = [
          { type: 'intent', id, start: 0, intent: { kind: 'setDigit', cells, digit } },
          { type: 'intent', id, start: 0, intent: { kind: 'toggleMark', cells, layer: 'centre', digit: digit || 1 } },
          { type: 'command', command: COMMANDS[choose(COMMANDS.length)] },
          { type: choose(2) === 0 ? 'undo' : 'redo' },
          { type: 'intent', id, start: 0, intent: { kind: 'clear', cells, layer: 'digit' } },
        ];
        const answers = game.receive(id === 0 ? { type: 'ready' } : messages[choose(messages.length)]);
        return withoutWordsIn(dump(answers)) + game.text;
      });
    });
}

function formats(text: string): string[] {
  const source = sourceOf(text);
  return parse(text)
    .puzzles.slice(0, 2)
    .flatMap(puzzle => {
      const content = contentOf(puzzle, source);
      return WRITABLE_FORMATS.map(format => {
        const obstacle = obstacleOf(format, content);
        if (obstacle) return `${format.id} ${obstacle}`;
        const written = format.write([content]);
        return `${format.id} ${dump(lossesOf(format, content))} ${written} ${foreign(written).join(' ')}`;
      });
    });
}

/** The contents of a text of another program. */
function foreign(text: string): string[] {
  const file = FORMATS.find(format => format.file?.start.test(text))?.file;
  const inFile = file ? finish(file.read(text)) : [];
  const inText = finish(readTexts(text)).map(({ reading, ...rest }) =>
    isBroken(reading) ? [withoutWords(reading.problem), rest] : [reading, rest],
  );
  const pasted = finish(pasting({ text }, styleNear(documentOf('12..\n3...\n....\n...1\n'), 3)));
  return [dump(inFile), dump(inText), dump(finish(linksIn(text))), withoutWordsIn(dump(pasted))];
}

function paths(text: string): string[] {
  return parse(text)
    .puzzles.slice(0, 2)
    .flatMap(puzzle => {
      const verdict = verdictIn(puzzle);
      const hint = finish(nextStep(puzzle, verdict ? pathFrom(puzzle, verdict) : undefined, { verdict }));
      if (!verdict) return [hint.isFound ? '' : withoutWords(hint.reason)];
      const path = pathFrom(puzzle, verdict);
      finish(path.until(() => false));
      const proof = verdict.kind === 'valid' ? { proof: finish(provingPath(puzzle, path)) } : {};
      const report = writePath({ puzzle, name: 'it', path, verdict, ...proof }, 'text');
      const broken = damaged(report, 6).slice(1);
      const checked = [report, ...broken].map(each => {
        const { paths: all, problems } = finish(verifying(readPaths(each), verdictOf));
        const counts = all.map(({ steps }) => steps.length);
        return `${counts} ${problems.map(({ start, end, message }) => `${start}-${end} ${withoutWords(message)}`).join('; ')}`;
      });
      const views = (['view', 'markdown'] as const).map(format =>
        withoutWords(writePath({ puzzle, name: 'it', path, verdict, ...proof }, format)),
      );
      return [hint.isFound ? dump(hint.value.step) : withoutWords(hint.reason), report, ...checked, ...views];
    });
}

/** The results of all tools that take a puzzle. */
function tools(text: string): string[] {
  const inputs = [{ puzzle: text }, { puzzle: text, number: 1 }];
  return TOOLS.filter(({ input }) => 'puzzle' in input.properties).flatMap(({ name }) =>
    inputs.map(input => {
      const result = finish(callTool(name, name === 'sudoku_verify_step' ? { ...input, step: 'r1c1=4' } : input));
      return result.isFound
        ? withoutWords(result.value.text) + withoutWordsIn(dump(result.value.data))
        : withoutWords(result.reason);
    }),
  );
}

const lines = (text: string) => parse(text).puzzles.map(({ grid }) => makeLine(grid.digits));

const FEATURES: Readonly<Record<string, (text: string) => readonly string[]>> = {
  boards,
  games,
  formats,
  foreign: text => [...lines(text), ...damaged(text, 3).flatMap(foreign)],
  paths,
  tools,
};

function* cases(): Cases {
  for (const { name, text } of small) {
    for (const [feature, answers] of Object.entries(FEATURES))
      yield [`${feature} of ${name}`, () => `${text}\n---\n${answers(text).join('\n')}`];
  }
}

digests('showing', cases());
