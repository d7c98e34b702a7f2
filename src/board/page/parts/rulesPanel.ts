/** The rules of a puzzle in words: those of the cell at the cursor first, each with its sentence, then the other kinds in general. */

import * as board from '../../../messages/boards/board';
import type { RulesInWords } from '../../protocol/snapshot';
import { make, set } from '../elements';

/** A rule as the panel lists it. */
interface Listed {
  readonly name: string;
  readonly sentence: string;
  /** Whether the cell at the cursor is part of it. */
  readonly isOwn: boolean;
}

/** The rules listed for a cell. The general sentence is omitted for kinds that the cell is part of. */
function listedFor({ kinds, rules }: RulesInWords, cell: number): Listed[] {
  const own = rules.filter(({ cells }) => cells.includes(cell));
  const ownKinds = new Set(own.map(({ kind }) => kind));
  // Two rules may have the same text, such as two dots.
  const names = new Map(own.map(({ name, sentence }) => [`${name} ${sentence}`, { name, sentence, isOwn: true }]));
  const others = kinds.filter((_, kind) => !ownKinds.has(kind));
  return [...names.values(), ...others.map(kind => ({ ...kind, isOwn: false }))];
}

/** The panel. It can be folded; it is hidden when there are no rules. */
export class RulesPanel {
  private readonly list = make('ul');
  readonly element = make('details', { class: 'rules' }, make('summary', {}, board.rules()), this.list);
  private shown = '';

  /** `onFold` is called when the user folds or unfolds the panel. */
  constructor(onFold: (isOpen: boolean) => void) {
    const summary = this.element.firstElementChild as HTMLElement;
    // The state of the page folds the panel, so the browser must not do it as well.
    summary.onclick = event => {
      event.preventDefault();
      onFold(!this.element.open);
      this.element.scrollIntoView({ block: 'nearest' });
    };
  }

  /** Shows the rules, those of a cell first. */
  update(inWords: RulesInWords | undefined, cell: number, isOpen: boolean): void {
    set(this.element, 'hidden', !inWords);
    if (this.element.open !== isOpen) this.element.open = isOpen;
    const listed = inWords ? listedFor(inWords, cell) : [];
    const key = JSON.stringify(listed);
    if (key === this.shown) return;
    this.shown = key;
    this.list.replaceChildren(
      ...listed.map(({ name, sentence, isOwn }) =>
        make('li', isOwn ? { class: 'own' } : {}, make('b', {}, name), ` ${sentence}`),
      ),
    );
  }
}
