/** An exported page: the page of a board, whose host is a game in the page itself. */

import * as messages from '../../messages/index';
import { Game, type GameFile, progressKeyOf } from '../game';
import { dataIn } from '../page/dom';
import { useLanguageOfPage } from '../page/language';
import { start } from '../page/page';
import type { FromPage, ToPage } from '../protocol/messages';
import { Store } from './store';

useLanguageOfPage();
const file = dataIn<GameFile>('game')!;
const store = new Store(progressKeyOf(file), () => window.localStorage);
const game = new Game(file, store.progress.text);

function answersTo(message: FromPage): ToPage[] {
  const before = game.text;
  const answers = game.receive(message);
  if (message.type !== 'save') {
    if (game.text !== before) store.keep({ text: game.text });
    return answers;
  }
  const words = messages.webPage;
  return [{ type: 'notice', message: store.keep({ text: game.text }) ? words.kept() : words.notKept() }];
}

const receive = start(document.getElementById('board')!, {
  post(message) {
    const answers = answersTo(message);
    // The page does not expect answers before its call returns.
    queueMicrotask(() => {
      for (const answer of answers) receive(answer);
    });
  },
  offers: command => game.offers(command),
  getState: () => store.progress.page,
  setState(page) {
    store.keep({ page });
  },
});
