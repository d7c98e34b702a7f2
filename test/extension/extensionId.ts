import { name, publisher } from '../../package.json';

/** The extension's identifier in VS Code: `publisher.name`. */
export const EXTENSION_ID = `${publisher}.${name}`;
