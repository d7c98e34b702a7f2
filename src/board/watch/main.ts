/** The entry of the page that shows algorithms, in VS Code. */

import { dataIn } from '../page/dom';
import { useLanguageOfPage } from '../page/language';
import type { WatchData } from './watchData';
import { startWatching, type WatchHost } from './watchPage';

/** VS Code provides it to the pages of extensions; a page may call it once. */
declare function acquireVsCodeApi(): WatchHost & { postMessage(message: 'ready'): void };

useLanguageOfPage();
const api = acquireVsCodeApi();
startWatching(document.getElementById('watch')!, dataIn<WatchData>('puzzle')!, api);
api.postMessage('ready');
