/** Perspective: the projection of a square onto a quadrilateral. */

/** A point of a picture, in pixels. */
export interface PixelPoint {
  readonly x: number;
  readonly y: number;
}

/** Corners: top left, top right, bottom right, bottom left. */
export type Quadrilateral = readonly [PixelPoint, PixelPoint, PixelPoint, PixelPoint];

/** A function from the unit square (0 to 1 from left to right and from top to bottom) to a picture. */
export type Projection = (u: number, v: number) => PixelPoint;

/** The projection of the unit square whose corners become those of a quadrilateral. Points stay finite for any quadrilateral. */
export function projectionOf([a, b, c, d]: Quadrilateral): Projection {
  // The classic closed form for a square: see Heckbert, Fundamentals of Texture Mapping (1989).
  const dx1 = b.x - c.x;
  const dx2 = d.x - c.x;
  const dy1 = b.y - c.y;
  const dy2 = d.y - c.y;
  const sx = a.x - b.x + c.x - d.x;
  const sy = a.y - b.y + c.y - d.y;
  const area = dx1 * dy2 - dx2 * dy1 || 1e-9;
  const g = (sx * dy2 - dx2 * sy) / area;
  const h = (dx1 * sy - sx * dy1) / area;
  return (u, v) => {
    const w = g * u + h * v + 1;
    const scale = 1 / (Math.abs(w) < 1e-6 ? 1e-6 : w);
    return {
      x: (a.x + u * (b.x - a.x + g * b.x) + v * (d.x - a.x + h * d.x)) * scale,
      y: (a.y + u * (b.y - a.y + g * b.y) + v * (d.y - a.y + h * d.y)) * scale,
    };
  };
}

/** Twice the signed area of a triangle; positive if its corners are clockwise on the screen. */
export function turn(a: PixelPoint, b: PixelPoint, c: PixelPoint): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

/** Twice the area of a quadrilateral. */
export function quadrilateralArea([a, b, c, d]: Quadrilateral): number {
  return Math.abs(turn(a, b, c)) + Math.abs(turn(a, c, d));
}

/** The distance between two points. */
export function distance(a: PixelPoint, b: PixelPoint): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** Whether the corners are clockwise, no angle is flat, and no side is much shorter than the opposite one. */
export function isPlausibleQuadrilateral(corners: Quadrilateral): boolean {
  const sides = corners.map((corner, i) => distance(corner, corners[(i + 1) % 4]));
  const isBent = corners.every((corner, i) => {
    const next = (i + 1) % 4;
    const after = (i + 2) % 4;
    return turn(corner, corners[next], corners[after]) > 0.4 * sides[i] * sides[next];
  });
  return isBent && Math.min(...sides) > 0.4 * Math.max(...sides);
}
