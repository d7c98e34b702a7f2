import { geometryOfSize } from '../../core/geometry';
import { drawGrid } from './drawing';

/** An empty 9x9 grid with lines between its boxes, as a new file has it. */
export function emptyGrid(): string {
  const geometry = geometryOfSize(9);
  return `${drawGrid(geometry, new Uint8Array(geometry.cellCount), { kind: 'character', text: '123456789' })}\n`;
}
