/** The sections of pasted.txt: one puzzle in every form. */

import { fixture } from '../../collections';

/** A form and its text. If the name starts with `! reason`, it is not read, for this reason. */
export interface PastedSection {
  readonly name: string;
  readonly text: string;
}

/** All sections, in the order of the file. */
export const sections: readonly PastedSection[] = fixture('pasted.txt')
  .split(/^=== /m)
  .slice(1)
  .map(section => {
    const end = section.indexOf('\n');
    return { name: section.slice(0, end), text: section.slice(end + 1).replace(/\n$/, '') };
  });
