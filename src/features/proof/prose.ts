/**
 * Distinguishes prose from steps that cannot be read. Between its puzzles a Sudoku file may have notes such as `try r1c1=3 first`. A step
 * begins or ends with its claim, or has a number, an arrow or the name of a technique; prose has words on both sides and none of these.
 */

import { aboutStartOf } from './pathWords';
import { hasClaim, isLikeStep, namesTechnique } from './stepLines';
import type { WrittenPaths } from './written';

/** Whether a line that cannot be read as a step is prose. */
function isProse(line: string): boolean {
  if (aboutStartOf(line)) return false;
  if (!isLikeStep(line)) return true;
  if (line.includes('=>') || namesTechnique(line)) return false;
  const label = line.indexOf(': ');
  const content = label < 0 ? line : line.slice(label + 2);
  const last = Math.max(...['=', '>', '≠'].map(sign => content.lastIndexOf(sign)));
  return hasClaim(content) && /^\p{L}+[\s,]/u.test(content) && /\s\p{L}{2}/u.test(content.slice(last));
}

/** The paths of a text without lines of prose, and without grids that may be other puzzles. */
export function withoutProse({ paths, stray }: WrittenPaths, text: string): WrittenPaths {
  const left = paths.map(path => ({
    ...path,
    parts: path.parts.filter(
      part =>
        (part.kind === 'grid' && !part.isSupposed) ||
        (part.kind === 'step' && (part.unreadable === undefined || !isProse(text.slice(part.start, part.end)))),
    ),
  }));
  return { paths: left.filter(({ parts }) => parts.some(({ kind }) => kind === 'step')), stray };
}
