/** The commands that save the picture of a puzzle. */

import * as vscode from 'vscode';
import { colorsOf } from '../../../board/drawing/palettes';
import { PICTURE_CONTENTS, type PictureContent, pictureOf, scaleOf } from '../../../board/drawing/picture';
import { stepDrawingOf } from '../../../board/drawing/stepDrawing';
import { textForPicture } from '../../../features/pictures/embedding';
import { ratedGrid } from '../../../features/puzzles/difficulty';
import { whyUnread } from '../../../features/puzzles/firstProblem';
import * as messages from '../../../messages/index';
import { withEmbeddedText } from '../../../picture/embedded';
import { marksOf } from '../../../text/marks/marks';
import { isWhole, type Puzzle } from '../../../text/puzzle';
import type { EditorAnalysis } from '../../services/documents';
import { inform, refuse } from '../../services/notify';
import { withProgress } from '../../services/progress';
import { withAllGivens } from '../../services/puzzleAt';
import { settingsOf } from '../../services/settings';
import type { ShownSteps } from '../../services/shownSteps';
import type { PicturePainter } from '../../views/painting';
import { IN_TEXT_OR_GRID, NEVER, OF_SUDOKU } from '../conditions';
import { type PuzzleTarget, puzzleCommand } from '../puzzleCommand';
import { askWhere, fileNameFor, NOTHING_SAVED, nameIn, type Saved, write } from './saving';

/** A PNG file has this many pixels for each unit of the SVG file: screens have up to three, printers more. */
const PIXELS = 2;

/** The file format of a picture. */
type PictureKind = 'svg' | 'png';

export const exportPictureCommand = puzzleCommand({
  id: 'sudoku.exportPicture',
  section: 'sharing',
  title: 'Export as Picture…',
  description:
    'Saves an SVG or PNG picture of the puzzle: digits, candidates, givens or solution, and the current hint',
  enablement: IN_TEXT_OR_GRID,
  menus: {
    'editor/title': { group: '1_sudokuPicture@1', when: OF_SUDOKU },
    'sudoku.menu': { group: '5_share@2' },
  },
  nothing: NOTHING_SAVED,
  run: ({ analysis, steps, painter }) => exportPicture(analysis, steps, painter),
});

/** The command that saves the puzzle at the cursor, or at a line, as a picture. */
const exportPicture = (analysis: EditorAnalysis, steps: ShownSteps, painter: PicturePainter) =>
  exporting(analysis, steps, painter, askKind);

export const exportSvgCommand = puzzleCommand({
  id: 'sudoku.exportSvg',
  section: 'hidden',
  title: 'Export as SVG…',
  description: 'Saves the puzzle as an SVG file',
  enablement: IN_TEXT_OR_GRID,
  palette: NEVER,
  nothing: NOTHING_SAVED,
  run: ({ analysis, steps, painter }) => exportSvg(analysis, steps, painter),
});

/** The command that saves the puzzle as an SVG file, for keybindings. */
const exportSvg = (analysis: EditorAnalysis, steps: ShownSteps, painter: PicturePainter) =>
  exporting(analysis, steps, painter, async () => 'svg');

export const exportPngCommand = puzzleCommand({
  id: 'sudoku.exportPng',
  section: 'hidden',
  title: 'Export as PNG…',
  description: 'Saves the puzzle as a PNG file',
  enablement: IN_TEXT_OR_GRID,
  palette: NEVER,
  nothing: NOTHING_SAVED,
  run: ({ analysis, steps, painter }) => exportPng(analysis, steps, painter),
});

/** The command that saves the puzzle as a PNG file, for keybindings. */
const exportPng = (analysis: EditorAnalysis, steps: ShownSteps, painter: PicturePainter) =>
  exporting(analysis, steps, painter, async () => 'png');

function exporting(
  analysis: EditorAnalysis,
  steps: ShownSteps,
  painter: PicturePainter,
  kindOf: () => Promise<PictureKind | undefined>,
) {
  const words = messages.pictures;
  /** The content of a file of each kind; undefined when the user closed the page that paints. */
  const writers: Record<PictureKind, (svg: string) => Promise<string | Uint8Array | undefined>> = {
    svg: async svg => svg,
    png: svg => painter.paint(svg, PIXELS),
  };
  return async (found: PuzzleTarget): Promise<Saved> => {
    const { document } = found;
    if (!isWhole(found.puzzle)) return refuse(document, whyUnread(found.puzzle), NOTHING_SAVED);
    const puzzle = withAllGivens(analysis, document, found.puzzle);
    const shown = steps.of(document, puzzle);
    const step = shown && stepDrawingOf(puzzle, shown);
    const content = await askContent(step !== undefined);
    if (!content) return NOTHING_SAVED;
    const solution = content === 'solution' ? await solutionOf(analysis, document, puzzle) : undefined;
    if (content === 'solution' && !solution) return NOTHING_SAVED;
    const kind = await kindOf();
    if (!kind) return NOTHING_SAVED;
    const colors = colorsOf(settingsOf(document).pictureColors);
    const { source } = analysis.documents.puzzlesOf(document);
    const drawn = { digits: undefined, candidates: undefined, givens: puzzle.givens, solution }[content];
    const text = textForPicture(found.puzzle, source, drawn);
    const svg = pictureOf(puzzle, {
      content,
      solution,
      step,
      marks: marksOf(puzzle, source),
      metadata: text,
      scale: scaleOf(puzzle),
      colors,
    });
    const uri = await askWhere(document, {
      saveLabel: words.save(),
      name: `${fileNameFor(analysis, found)}.${kind}`,
      filters: { [words.kinds[kind]()]: [kind] },
    });
    const painted = uri && (await writers[kind](svg));
    const bytes = painted instanceof Uint8Array ? withEmbeddedText(painted, text) : painted;
    if (!uri || bytes === undefined) return NOTHING_SAVED;
    await write(uri, bytes);
    void offerToOpen(uri);
    return { uri: uri.toString() };
  };
}

async function askKind(): Promise<PictureKind | undefined> {
  const { kinds, kindDetails, whichKind } = messages.pictures;
  const items = (['svg', 'png'] as const).map(kind => ({
    label: kinds[kind](),
    description: kindDetails[kind](),
    format: kind,
  }));
  return (await vscode.window.showQuickPick(items, { placeHolder: whichKind() }))?.format;
}

async function askContent(hasStep: boolean): Promise<PictureContent | undefined> {
  const { contents, withStep, whatToDraw } = messages.pictures;
  const items = PICTURE_CONTENTS.map(content => ({
    label: contents[content](),
    ...(hasStep && (content === 'digits' || content === 'candidates') && { description: withStep() }),
    content,
  }));
  return (await vscode.window.showQuickPick(items, { placeHolder: whatToDraw() }))?.content;
}

/** The only solution of a puzzle's givens. Undefined when there is none, with a message, or the user canceled. */
async function solutionOf(
  analysis: EditorAnalysis,
  document: vscode.TextDocument,
  puzzle: Puzzle,
): Promise<Uint8Array | undefined> {
  let isDone = false;
  function* steps() {
    const verdict = yield* analysis.verdicts.check(ratedGrid(puzzle));
    isDone = true;
    return verdict;
  }
  const verdict = await withProgress({ title: messages.pictures.solving(), steps: steps() });
  if (verdict?.kind === 'valid') return verdict.solution;
  return isDone ? refuse(document, messages.pictures.noSolution(), undefined) : undefined;
}

/** Shows where the picture is. Not awaited, because the command does not depend on the user's answer. */
async function offerToOpen(uri: vscode.Uri): Promise<void> {
  const { saved, open } = messages.pictures;
  const chosen = await inform(saved(nameIn(uri)), open());
  if (chosen) await vscode.commands.executeCommand('vscode.open', uri);
}
