/** The links of a chain, as arrows from candidate to candidate. */

import type { DrawnLink, LinkEnd } from '../protocol/snapshot';
import type { DrawnPlaces, Point } from './places';
import { group, pathShape, rectangle, round, type SvgShape } from './shape';

/**
 * The distance by which an arrow bends to the side, as a fraction of its length, so that it does not cover the
 * candidates in its line.
 */
const BEND = 0.12;
/** The length of the head of an arrow. */
const HEAD = 9;

/** Links, and outlines around the groups that they lead to. */
export function linksOf(links: readonly DrawnLink[], places: DrawnPlaces): SvgShape {
  const groups = new Map<string, LinkEnd>();
  for (const { from, to } of links) {
    for (const end of [from, to]) if (end.cells.length > 1) groups.set(`${end.digit} ${end.cells.join()}`, end);
  }
  return group('links', [
    ...[...groups.values()].map(end => groupOutline(end, places)),
    ...links.flatMap(link => arrow(link, places)),
  ]);
}

/** The rectangle around the candidates of a group. */
function groupOutline({ digit, cells }: LinkEnd, places: DrawnPlaces): SvgShape {
  const points = cells.map(cell => places.candidate(cell, digit));
  const reach = places.radius + 2;
  const left = Math.min(...points.map(({ x }) => x)) - reach;
  const top = Math.min(...points.map(({ y }) => y)) - reach;
  const width = Math.max(...points.map(({ x }) => x)) + reach - left;
  const height = Math.max(...points.map(({ y }) => y)) + reach - top;
  const attributes = { x: round(left), y: round(top), width: round(width), height: round(height), rx: round(reach) };
  return rectangle('group', attributes);
}

function arrow({ from, to, kind, isPlain }: DrawnLink, places: DrawnPlaces): SvgShape[] {
  const [a, b] = nearest(from, to, places);
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  if (length === 0) return [];
  const middle = length < 3 * places.radius ? bent(a, b, 0) : control(a, b, places);
  const start = towards(a, middle, places.radius);
  const tip = towards(b, middle, places.radius);
  if (isPlain) return [pathShape(`link ${kind}`, `M${at(start)}Q${at(middle)} ${at(tip)}`)];
  const neck = towards(b, middle, Math.min(places.radius + HEAD, length / 2));
  const d = `M${at(start)}Q${at(middle)} ${at(neck)}`;
  // The head of a short arrow is shorter too, so that it points the right way.
  const side = { x: (neck.y - tip.y) * 0.4, y: (tip.x - neck.x) * 0.4 };
  const left = { x: neck.x + side.x, y: neck.y + side.y };
  const right = { x: neck.x - side.x, y: neck.y - side.y };
  return [pathShape(`link ${kind}`, d), pathShape(`head ${kind}`, `M${at(left)}L${at(tip)}L${at(right)}z`)];
}

/** The control point of the curve from one point to another. At the edge of the grid, the curve bends to the inside. */
function control(a: Point, b: Point, places: DrawnPlaces): Point {
  const peak = bent(a, b, BEND / 2);
  return bent(a, b, places.isInGrid(peak) ? BEND : -BEND);
}

/** The point next to the middle of two points, at a fraction of their distance to the right. */
function bent(a: Point, b: Point, bend: number): Point {
  return { x: (a.x + b.x) / 2 - bend * (b.y - a.y), y: (a.y + b.y) / 2 + bend * (b.x - a.x) };
}

/** The two nearest points of the ends of a link. */
function nearest(from: LinkEnd, to: LinkEnd, places: DrawnPlaces): readonly [Point, Point] {
  let best: readonly [Point, Point] | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const one of from.cells) {
    for (const other of to.cells) {
      const a = places.candidate(one, from.digit);
      const b = places.candidate(other, to.digit);
      const distance = Math.hypot(a.x - b.x, a.y - b.y);
      if (distance < least) [best, least] = [[a, b], distance];
    }
  }
  return best!;
}

/** The point at `distance` from one point toward another. */
function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const part = length === 0 ? 0 : Math.min(1, distance / length);
  return { x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y) };
}

const at = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;
