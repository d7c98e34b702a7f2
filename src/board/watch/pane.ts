/** One algorithm on the page: its choice, the grid, the counts, the pseudocode and, for exact cover, the matrix. */

import type { CoverMatrix } from '../../core/algorithms/coverMatrix';
import type { Frame } from '../../core/algorithms/frame';
import {
  ALGORITHM_NAMES,
  type AlgorithmName,
  CODE,
  canRun,
  matrixOf,
  runOf,
  startFrame,
} from '../../core/algorithms/index';
import { Recording } from '../../core/algorithms/recording';
import { wordsOf } from '../../core/sentences';
import * as algorithms from '../../messages/algorithms/algorithms';
import * as watching from '../../messages/algorithms/watching';
import { frameSceneOf, type WatchedPuzzle } from '../drawing/frameDrawing';
import { MatrixDrawing } from '../drawing/matrixDrawing';
import { makeDrawing } from '../page/dom';
import { make, set } from '../page/elements';

/** The names of the counts that are shown. */
const COUNTS = [watching.steps, watching.placements, watching.backtracks, watching.depth] as const;

/** The run of an algorithm with its drawings. */
interface Shown {
  readonly algorithm: AlgorithmName;
  readonly recording: Recording;
  /** The matrix of exact cover. */
  readonly matrix: { readonly cover: CoverMatrix; readonly drawing: MatrixDrawing } | undefined;
}

/** One side of the page. */
export class Pane {
  readonly element: HTMLElement;
  private readonly choice: HTMLSelectElement;
  private readonly drawing = makeDrawing();
  private readonly picture = make('div', { class: 'picture', role: 'img' }, this.drawing.element);
  private readonly event = make('p', { class: 'event' });
  private readonly figures = COUNTS.map(() => make('dd'));
  private readonly code = make('ol', { class: 'code', 'aria-label': watching.code() });
  private readonly matrixDrawing = makeDrawing();
  private readonly matrixSize = make('p');
  private readonly matrix: HTMLElement;
  private readonly body: HTMLElement;
  private readonly note = make('p', { class: 'note' });
  private shown: Shown | undefined;
  private frame: Frame | undefined;

  /** `canBeEmpty`: whether the user may choose no algorithm. */
  constructor(
    private readonly puzzle: WatchedPuzzle,
    label: string,
    none: string | undefined,
    onChoose: () => void,
  ) {
    const option = (value: string, text: string) => make('option', { value }, text);
    this.choice = make(
      'select',
      { 'aria-label': label },
      ...(none === undefined ? [] : [option('', none)]),
      ...ALGORITHM_NAMES.map(name => option(name, algorithms.nameOf(name))),
    );
    this.choice.onchange = () => {
      this.choose(this.algorithm);
      onChoose();
    };
    const counts = COUNTS.map((name, i) => make('div', {}, make('dt', {}, name()), this.figures[i]));
    this.matrixDrawing.element.setAttribute('class', 'matrix-drawing');
    this.matrix = make(
      'section',
      { class: 'matrix', 'aria-label': watching.matrix() },
      this.matrixDrawing.element,
      this.matrixSize,
      make('p', { class: 'help' }, watching.matrixHelp()),
    );
    const info = make('div', { class: 'info' }, this.event, make('dl', { class: 'counts' }, ...counts));
    this.body = make('div', { class: 'body' }, this.picture, info, this.code, this.matrix);
    this.element = make('section', { class: 'pane', 'aria-label': label }, this.choice, this.note, this.body);
  }

  /** The chosen algorithm. */
  get algorithm(): AlgorithmName | undefined {
    return ALGORITHM_NAMES.find(name => name === this.choice.value);
  }

  /** The number of recorded events. */
  get length(): number {
    return this.shown?.recording.length ?? 0;
  }

  get isGrowing(): boolean {
    return this.shown !== undefined && !this.shown.recording.isComplete;
  }

  /** Starts an algorithm. */
  choose(algorithm: AlgorithmName | undefined): void {
    const { grid } = this.puzzle;
    this.choice.value = algorithm ?? '';
    this.frame = undefined;
    const isPossible = algorithm !== undefined && canRun(algorithm, grid);
    this.shown = isPossible ? this.started(algorithm) : undefined;
    set(this.body, 'hidden', !isPossible);
    this.element.classList.toggle('empty', algorithm === undefined);
    this.note.textContent = algorithm !== undefined && !isPossible ? watching.impossible() : '';
    if (!isPossible) return;
    this.matrix.hidden = !this.shown?.matrix;
    this.body.classList.toggle('with-matrix', !this.matrix.hidden);
    this.matrixDrawing.element.toggleAttribute('hidden', !this.shown?.matrix?.drawing.isDrawn);
    this.code.replaceChildren(
      ...CODE[algorithm].map(([name, indent]) =>
        make('li', { class: `indent${indent}` }, algorithms.codeOf(algorithm, name)),
      ),
    );
  }

  private started(algorithm: AlgorithmName): Shown {
    const { grid } = this.puzzle;
    const start = startFrame(algorithm, grid);
    const recording = new Recording(runOf(algorithm, grid), start);
    const cover = matrixOf(algorithm, grid);
    return { algorithm, recording, matrix: cover && { cover, drawing: new MatrixDrawing(cover, grid, start) } };
  }

  /** Records some more events. */
  record(events: number): void {
    this.shown?.recording.record(events);
  }

  /** Draws the state after a number of events; the last one if the run is shorter. */
  draw(position: number): void {
    const { shown } = this;
    if (!shown) return;
    const { recording } = shown;
    const count = Math.min(position, recording.length);
    set(this.figures[0], 'textContent', watching.ofTotal(count, recording.length));
    if (this.frame?.index === count) return;
    this.frame = recording.frameAt(count, this.frame);
    this.drawGrid(shown, this.frame);
    this.drawMatrix(shown, this.frame);
    set(this.event, 'textContent', this.eventText());
    const { placements, backtracks, depth } = this.frame.counters;
    for (const [i, n] of [placements, backtracks, depth].entries()) set(this.figures[i + 1], 'textContent', wordsOf(n));
    this.markLine(this.frame.last?.line ?? -1);
    if (!this.picture.ariaLabel) this.describeGrid(this.frame);
  }

  private drawGrid({ algorithm, matrix }: Shown, frame: Frame): void {
    const hasCandidates = algorithm !== 'backtracking';
    this.drawing.draw(frameSceneOf(this.puzzle, frame, { hasCandidates, matrix: matrix?.cover }));
  }

  private drawMatrix({ matrix }: Shown, frame: Frame): void {
    if (!matrix) return;
    const { drawing } = matrix;
    const { rows, columns } = drawing.sizeIn(frame);
    const left = watching.matrixLeft(rows, columns);
    set(this.matrixSize, 'textContent', drawing.isDrawn ? left : `${left}. ${watching.matrixTooLarge()}`);
    if (drawing.isDrawn) this.matrixDrawing.draw(drawing.scene(frame));
  }

  private markLine(line: number): void {
    for (const [i, item] of [...this.code.children].entries()) {
      const isCurrent = i === line;
      if (isCurrent === item.hasAttribute('aria-current')) continue;
      if (isCurrent) item.setAttribute('aria-current', 'step');
      else item.removeAttribute('aria-current');
    }
  }

  /** The text about the last event. */
  private eventText(): string {
    const { frame, shown, puzzle } = this;
    if (!frame?.last) return watching.start();
    const { geometry } = puzzle.grid;
    const text = algorithms.eventSentence(frame.last, { geometry, symbols: puzzle.drawn.symbols });
    const isCut = shown?.recording.isCut && frame.index === shown.recording.length;
    return isCut ? watching.cut(frame.index) : text;
  }

  /** The state in words, for screen readers; undefined without an algorithm. Also updates the text of the grid. */
  summary(): string | undefined {
    const { shown, frame } = this;
    if (!shown || !frame) return undefined;
    this.describeGrid(frame);
    const { placements, backtracks, depth } = frame.counters;
    const counts = watching.counts(placements, backtracks, depth);
    return watching.summary(algorithms.nameOf(shown.algorithm), this.eventText(), counts);
  }

  private describeGrid({ digits }: Frame): void {
    const { symbols, size } = this.puzzle.drawn;
    const rows = Array.from({ length: size }, (_, row) => {
      const inRow = [...digits.slice(row * size, (row + 1) * size)];
      return watching.gridRow(row, inRow.map(digit => (digit === 0 ? '.' : symbols[digit - 1])).join(' '));
    });
    set(this.picture, 'ariaLabel', watching.grid(rows));
  }
}
