/** Turns input of the user into intents, and announces refusals. */

import { Linking } from '#chainMode';
import type { Candidate } from '../../../core/position';
import * as board from '../../../messages/boards/board';
import type { FromPage, Intent, Layer } from '../../protocol/messages';
import type { Snapshot } from '../../protocol/snapshot';
import type { Voice } from '../announcements/liveRegion';
import * as change from '../state';

/** The part of the page that editing needs. */
export interface EditedPage {
  /** Undefined while there is no puzzle. */
  snapshot(): Snapshot | undefined;
  state(): change.PageState;
  readonly voice: Pick<Voice, 'answer' | 'clear' | 'refuse' | 'say'>;
  post(message: FromPage): void;
  /** Called before these cells are changed. */
  onEdit(cells: readonly number[]): void;
}

/** Sends intents. */
export class Editing {
  private lastId = 0;
  /** The link that is drawn with keys. */
  readonly linking: Linking;

  constructor(private readonly page: EditedPage) {
    this.linking = new Linking(page, (from, to) => this.link(from, to));
  }

  /** Whether this is the id of the last intent. */
  isLast(id: number): boolean {
    return id === this.lastId;
  }

  /** Enters a digit into the selected cells. */
  enter(digit: number, layer: Layer): void {
    const cells = this.editable(layer);
    if (cells.length === 0 || this.linking.takes(digit)) return;
    this.send(layer === 'digit' ? { kind: 'setDigit', cells, digit } : { kind: 'toggleMark', cells, layer, digit });
  }

  /** Links two candidates, or colors one. */
  link(from: Candidate, to: Candidate): void {
    const cells = [from.cell, to.cell];
    if (this.editable('chain', cells).length > 0) this.send({ kind: 'link', cells, digits: [from.digit, to.digit] });
  }

  /** Clears the selected cells. */
  clear(): void {
    // Givens too: they may have colors.
    const cells = this.editable('colour');
    if (cells.length > 0) this.send({ kind: 'clear', cells, layer: this.page.state().mode });
  }

  /** Announces that a key has no meaning in a layer. */
  refuseKey(key: string, layer: Layer): void {
    const { symbols = [] } = this.page.snapshot() ?? {};
    this.page.voice.refuse(layer === 'colour' ? board.noSuchColor(key) : board.noSuchKey(key, symbols));
  }

  /** Locks the givens, or unlocks them. */
  toggleGuard({ start, version, guard: before }: Snapshot): void {
    const guard = before === 'off' ? 'on' : 'off';
    this.page.post({ type: 'guard', start, guard });
    this.page.voice.answer(guard === 'off' ? board.givensUnlocked() : board.givensLocked(), version);
  }

  /** The cells that may be edited, by default of the selected ones. If there are none, announces why. */
  private editable(layer: Layer, of = change.targets(this.page.state())): readonly number[] {
    const snapshot = this.page.snapshot();
    if (!snapshot) return [];
    const cells = change.editable(snapshot, of, layer);
    if (cells.length === 0) this.page.voice.refuse(snapshot.locked?.reason ?? '');
    else this.page.voice.clear();
    return cells;
  }

  private send(intent: Intent): void {
    const snapshot = this.page.snapshot();
    if (!snapshot) return;
    this.lastId++;
    this.page.onEdit(intent.cells);
    this.page.post({ type: 'intent', id: this.lastId, start: snapshot.start, intent });
  }
}
