import { geometryOfSize } from '/tmp/wt/paste/src/core/geometry';
import { makeLine } from '/tmp/wt/paste/src/core/notation';
import { applied, clear, fill } from '/tmp/wt/paste/src/language/edits';
import { parse } from '/tmp/wt/paste/src/language/parsing/parser';
import { PASTED } from '/tmp/wt/paste/test/language/parsing/pasted/makers';
const runs = Number(process.argv[2]); const only = process.argv[3];
let seed = Number(process.argv[4] ?? Date.now());
console.log('seed', seed);
const rnd = () => { seed = (seed * 1103515245 + 12345) % 2147483648; return seed / 2147483648; };
const shuffle = <T,>(a: T[]) => { for (let i = a.length - 1; i > 0; i--) { const j = Math.floor(rnd() * (i + 1)); [a[i], a[j]] = [a[j], a[i]]; } return a; };
function grid(size: number) {
  const geometry = geometryOfSize(size); const { boxHeight: h, boxWidth: w } = geometry;
  const digits = shuffle(Array.from({ length: size }, (_, i) => i + 1));
  const rows = shuffle([...Array(size / h).keys()]).flatMap(b => shuffle([...Array(h).keys()]).map(r => b * h + r));
  const cols = shuffle([...Array(size / w).keys()]).flatMap(b => shuffle([...Array(w).keys()]).map(r => b * w + r));
  const keep = 0.2 + rnd() * 0.7;
  const out = new Uint8Array(size * size);
  for (let r = 0; r < size; r++) for (let c = 0; c < size; c++) { const R = rows[r]; const turn = (R % h) * w + Math.floor(R / h); if (rnd() < keep) out[r * size + c] = digits[(cols[c] + turn) % size]; }
  return { geometry, digits: out };
}
let fails = new Map<string, number>();
for (const maker of PASTED) { if (only && !maker.name.includes(only)) continue;
  for (const size of maker.sizes) for (let k = 0; k < runs; k++) {
    let g = grid(size); const fewest = size === 4 ? 5 : 2 * size;
    for (;;) { const n = g.digits.filter(d => d > 0).length; if (fewest <= n && n <= size * size - 3) break; g = grid(size); }
    const text = maker.make(g);
    const { puzzles, notes } = parse(text);
    let ok = puzzles.length === 1 && makeLine(puzzles[0].grid.digits) === makeLine(g.digits) && puzzles[0].problems.length === 0;
    let what = 'read';
    if (ok) {
      const cell = Math.floor(rnd() * size * size); const d = g.digits.slice(); d[cell] = d[cell] === 0 ? (cell % size) + 1 : 0;
      const e = d[cell] === 0 ? clear(puzzles[0], cell) : fill(puzzles[0], cell, d[cell]);
      const after = applied(text, e);
      const p = parse(after).puzzles; what = 'edit';
      ok = e.length === 1 && p.length === 1 && makeLine(p[0].grid.digits) === makeLine(d);
      if (!ok) console.log(after);
    }
    if (!ok) { const key = `${maker.name} ${size} ${what}`; const n = (fails.get(key) ?? 0) + 1; fails.set(key, n); if (n === 1) console.log(`--- ${key}\n${text}\n${puzzles.map(p => makeLine(p.grid.digits) + JSON.stringify(p.problems.map(q => [q.code]))).join('\n')}`); }
  } }
console.log([...fails].map(([k, n]) => `${k}: ${n}/${runs}`).join('\n') || 'all hold');
