/** Draws pictures of puzzles for tests: a flat page with pen strokes, seen from any direction. */

import { type Gray, valueAt } from '../../src/picture/gray';
import { projectionOf, type Quadrilateral } from '../../src/picture/homography';
import type { Contour, Font } from '../../tools/picture/fonts';

/** The width of a cell on the flat page, in pixels. */
export const CELL = 48;
/** The space around the grid, in pixels. */
const SPACE = 60;
const SIDE = 9 * CELL + 2 * SPACE;

type Stroke = readonly (readonly [number, number])[];

/** Part of an ellipse, in degrees clockwise from the right. */
function arc(x: number, y: number, width: number, height: number, from: number, to: number): Stroke {
  const at = (degrees: number) => (degrees * Math.PI) / 180;
  return Array.from({ length: 17 }, (_, i) => {
    const angle = at(from + ((to - from) * i) / 16);
    return [x + width * Math.cos(angle), y + height * Math.sin(angle)] as const;
  });
}

/** By digit: its strokes in a box of 1 by 1. */
const DIGITS: readonly (readonly Stroke[])[] = [
  [],
  [
    [
      [0.3, 0.2],
      [0.55, 0],
      [0.55, 1],
    ],
  ],
  [[...arc(0.5, 0.27, 0.3, 0.27, 190, 390), [0.2, 1], [0.82, 1]]],
  [arc(0.48, 0.25, 0.28, 0.25, 200, 450), arc(0.48, 0.74, 0.32, 0.26, 270, 520)],
  [
    [
      [0.66, 1],
      [0.66, 0],
      [0.15, 0.7],
      [0.88, 0.7],
    ],
  ],
  [
    [
      [0.78, 0],
      [0.3, 0],
      [0.24, 0.48],
    ],
    arc(0.47, 0.67, 0.33, 0.33, 225, 510),
  ],
  [arc(0.5, 0.68, 0.3, 0.32, 0, 360), [...arc(0.55, 0.5, 0.35, 0.5, 180, 300)]],
  [
    [
      [0.18, 0],
      [0.82, 0],
      [0.4, 1],
    ],
  ],
  [arc(0.5, 0.25, 0.25, 0.25, 0, 360), arc(0.5, 0.74, 0.3, 0.26, 0, 360)],
  [arc(0.5, 0.32, 0.3, 0.32, 0, 360), [...arc(0.45, 0.5, 0.35, 0.5, 0, 120)]],
];

/** A flat page with a puzzle: 81 characters, `.` for blank cells. `regions`: by cell, if they are not the boxes. */
export function pageOf(
  position: string,
  { paper = 225, ink = 40, regions }: { paper?: number; ink?: number; regions?: string } = {},
): Gray {
  const data = new Uint8Array(SIDE * SIDE).fill(paper);
  const draw = (stroke: Stroke, pen: number) => {
    for (let i = 0; i + 1 < stroke.length; i++) drawLine(data, stroke[i], stroke[i + 1], { pen, paper, ink });
  };
  for (let line = 0; line <= 9; line++) {
    const at = SPACE + line * CELL;
    const pen = (regions ? line % 9 === 0 : line % 3 === 0) ? 4 : 1.6;
    draw(
      [
        [at, SPACE],
        [at, SIDE - SPACE],
      ],
      pen,
    );
    draw(
      [
        [SPACE, at],
        [SIDE - SPACE, at],
      ],
      pen,
    );
  }
  for (const [cell, region] of [...(regions ?? '')].entries()) {
    const [x, y] = [SPACE + (cell % 9) * CELL, SPACE + Math.floor(cell / 9) * CELL];
    const right = x + CELL;
    const bottom = y + CELL;
    if (cell % 9 < 8 && regions?.[cell + 1] !== region)
      draw(
        [
          [right, y],
          [right, bottom],
        ],
        4,
      );
    if (cell < 72 && regions?.[cell + 9] !== region)
      draw(
        [
          [x, bottom],
          [right, bottom],
        ],
        4,
      );
  }
  for (const [cell, character] of [...position].entries()) {
    const left = SPACE + (cell % 9) * CELL + CELL * 0.32;
    const top = SPACE + Math.floor(cell / 9) * CELL + CELL * 0.2;
    for (const stroke of DIGITS[Number(character) || 0])
      draw(
        stroke.map(([x, y]) => [left + x * CELL * 0.38, top + y * CELL * 0.6] as const),
        3.6,
      );
  }
  return { width: SIDE, height: SIDE, data };
}

/** A sheet with pages in rows with this number of columns, without the space around their grids except for a gap in pixels. */
export function sheetOf(pages: readonly Gray[], columns: number, gap: number): Gray {
  const edge = SPACE - 4;
  const side = SIDE - 2 * edge;
  const grids = pages.map(page => cropped(page, { left: edge, top: edge, width: side, height: side }));
  return inRows(grids, columns, gap);
}

/** Pictures of any size in rows with this number of columns, with a gap around them. */
export function inRows(pictures: readonly Gray[], columns: number, gap: number): Gray {
  const [across, down] = [
    Math.max(...pictures.map(({ width }) => width)) + gap,
    Math.max(...pictures.map(({ height }) => height)) + gap,
  ];
  const width = columns * across + gap;
  const height = Math.ceil(pictures.length / columns) * down + gap;
  const data = new Uint8Array(width * height).fill(pictures[0].data[0]);
  for (const [i, picture] of pictures.entries()) {
    const [left, top] = [gap + (i % columns) * across, gap + Math.floor(i / columns) * down];
    for (let y = 0; y < picture.height; y++)
      data.set(picture.data.subarray(y * picture.width, (y + 1) * picture.width), (top + y) * width + left);
  }
  return { width, height, data };
}

/** A part of a picture, which is inside it. */
export function cropped(
  picture: Gray,
  { left, top, width, height }: { left: number; top: number; width: number; height: number },
): Gray {
  const row = (y: number) => picture.data.subarray((top + y) * picture.width + left).subarray(0, width);
  return { width, height, data: Uint8Array.from(Array.from({ length: height }, (_, y) => [...row(y)]).flat()) };
}

function drawLine(
  data: Uint8Array,
  [x1, y1]: readonly [number, number],
  [x2, y2]: readonly [number, number],
  { pen, paper, ink }: { pen: number; paper: number; ink: number },
): void {
  const reach = pen / 2 + 1;
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  for (let y = Math.floor(Math.min(y1, y2) - reach); y <= Math.max(y1, y2) + reach; y++)
    for (let x = Math.floor(Math.min(x1, x2) - reach); x <= Math.max(x1, x2) + reach; x++) {
      const along = Math.max(0, Math.min(length, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length));
      const off = Math.hypot(x - x1 - ((x2 - x1) * along) / length, y - y1 - ((y2 - y1) * along) / length);
      const share = Math.max(0, Math.min(1, pen / 2 + 0.5 - off));
      const value = Math.round(paper + (ink - paper) * share);
      const i = y * SIDE + x;
      data[i] = ink < paper ? Math.min(data[i], value) : Math.max(data[i], value);
    }
}

/**
 * The page as a camera sees it: the corners of the picture are these points of the page, in shares of its size. `light` changes the
 * brightness from left to right.
 */
export function seen(page: Gray, corners: Quadrilateral, { width = 800, height = 800, light = 0 } = {}): Gray {
  const at = projectionOf(corners);
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const point = at(x / width, y / height);
      const value = valueAt(page, point.x * page.width, point.y * page.height) || page.data[0];
      data[y * width + x] = value * (1 - light * (x / width));
    }
  return { width, height, data };
}

/** A picture turned clockwise by 90 degrees. */
export function turnedRight({ width, height, data }: Gray): Gray {
  const turned = new Uint8Array(data.length);
  for (let y = 0; y < width; y++)
    for (let x = 0; x < height; x++) turned[y * height + x] = data[(height - 1 - x) * width + y];
  return { width: height, height: width, data: turned };
}

/** The width of strokes, in heights of digits. */
const PEN = 0.13;

/** The digits that pages have, and a zero, as a font: each part of a stroke is a rectangle, clockwise. */
export const STROKES: Font = {
  file: 'strokes',
  glyphs: new Map(
    [[arc(0.5, 0.5, 0.3, 0.5, 0, 360)], ...DIGITS.slice(1)].map((strokes, digit) => [
      `${digit}`,
      strokes.flatMap(stroke => stroke.slice(1).map((end, i) => rectangleAround(narrow(stroke[i]), narrow(end)))),
    ]),
  ),
};

/** A point of a digit, which is narrower than high. */
function narrow([x, y]: readonly [number, number]): readonly [number, number] {
  return [0.65 * x, y];
}

function rectangleAround([x1, y1]: readonly [number, number], [x2, y2]: readonly [number, number]): Contour {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [dx, dy] = [((x2 - x1) / length) * (PEN / 2), ((y2 - y1) / length) * (PEN / 2)];
  return [
    [x1 - dx + dy, y1 - dy - dx],
    [x2 + dx + dy, y2 + dy - dx],
    [x2 + dx - dy, y2 + dy + dx],
    [x1 - dx - dy, y1 - dy + dx],
  ];
}

/** Characters like the 1 of some fonts: bars, whose edges are like those of lines. */
export const BARS: Font = {
  file: 'bars',
  glyphs: new Map(
    [...'0123456789ABCDEFG'].map(character => [
      character,
      [
        [
          [0, 0],
          [0.15, 0],
          [0.15, 1],
          [0, 1],
        ] as const,
      ],
    ]),
  ),
};
