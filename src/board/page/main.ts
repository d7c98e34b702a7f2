/** The page of a board in VS Code. */

import type { FromPage } from '../protocol/messages';
import { receivePictures } from './input/pictures';
import { useLanguageOfPage } from './language';
import { start } from './page';

/** VS Code provides it to the pages of extensions; a page may call it once. */
declare function acquireVsCodeApi(): {
  postMessage(message: FromPage): void;
  getState(): unknown;
  setState(state: unknown): void;
};

useLanguageOfPage();
const api = acquireVsCodeApi();
const receive = start(document.getElementById('board')!, {
  post: message => api.postMessage(message),
  offers: () => true,
  getState: () => api.getState(),
  setState: state => api.setState(state),
});
receivePictures((bytes, name) => api.postMessage({ type: 'picture', bytes, name }));
window.onmessage = ({ data }) => receive(data);
