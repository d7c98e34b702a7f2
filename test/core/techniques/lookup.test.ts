import assert from 'node:assert/strict';
import { techniques } from '../../../src/core/techniques/index';
import { techniquesNamed } from '../../../src/core/techniques/lookup';

/** A name without a technique: `partOf` names the technique that has its steps. Empty if there is none. */
interface Missing {
  readonly partOf: string;
}

const partOf = (id: string): Missing => ({ partOf: id });
const MISSING = partOf('');

/** Names in one source, with the ids of the techniques that have them. */
type Names = Readonly<Record<string, string | Missing>>;

const SUBSETS = (kind: string) => [`${kind}-pair`, `${kind}-triple`, `${kind}-quadruple`].join(' ');
const UNIQUE_RECTANGLES = [1, 2, 3, 4, 5, 6].map(type => `unique-rectangle-type-${type}`).join(' ');
const COLORS = 'simple-colors-trap simple-colors-wrap';
const LOOPS = 'continuous-nice-loop discontinuous-nice-loop';
const ALS_LOOPS = 'continuous-nice-loop-with-als discontinuous-nice-loop-with-als';
const GROUPED_LOOPS = 'grouped-continuous-nice-loop grouped-discontinuous-nice-loop';
const TEMPLATES = 'template-set template-delete';
const CHAINS = 'discontinuous-nice-loop aic forcing-chain-contradiction forcing-chain-verity';
const NETS = 'forcing-net-contradiction forcing-net-verity';

const SUDOKU_WIKI: Names = {
  'Naked Singles': 'naked-single',
  'Hidden Singles': 'hidden-single',
  'Naked Candidates': SUBSETS('naked'),
  'Naked Pairs': 'naked-pair',
  'Naked Triples': 'naked-triple',
  'Naked Quads': 'naked-quadruple',
  'Hidden Candidates': SUBSETS('hidden'),
  'Hidden Pairs': 'hidden-pair',
  'Hidden Triples': 'hidden-triple',
  'Hidden Quads': 'hidden-quadruple',
  'Intersection Removal': 'pointing claiming',
  'Pointing Pairs': 'pointing',
  'Pointing Triples': 'pointing',
  'Box/Line Reduction': 'claiming',
  'X-Wing': 'x-wing',
  'Chute Remote Pairs': partOf('grouped-aic'),
  'Simple Colouring': COLORS,
  'Singles Chains': COLORS,
  'Y-Wing': 'xy-wing',
  'Rectangle Elimination': 'empty-rectangle',
  Swordfish: 'swordfish',
  'XYZ-Wing': 'xyz-wing',
  BUG: 'bug-plus-1',
  'Avoidable Rectangles': 'avoidable-rectangle-type-1 avoidable-rectangle-type-2',
  'X-Cycles': `x-chain ${LOOPS}`,
  'XY-Chain': 'xy-chain',
  '3D Medusa': partOf('discontinuous-nice-loop'),
  Jellyfish: 'jellyfish',
  'Unique Rectangles': UNIQUE_RECTANGLES,
  'Unique Rectangle Type 2B': 'unique-rectangle-type-2',
  'Unique Rectangle Type 3B': 'unique-rectangle-type-3',
  'Unique Rectangle Type 4B': 'unique-rectangle-type-4',
  'Hidden Unique Rectangles': 'hidden-rectangle',
  'Extended Unique Rectangles': 'extended-unique-rectangle',
  Fireworks: MISSING,
  'Twinned XY-Chains': partOf('continuous-nice-loop'),
  'SK Loops': MISSING,
  'WXYZ Wing': 'wxyz-wing',
  'Aligned Pair Exclusion': MISSING,
  'Grouped X-Cycles': GROUPED_LOOPS,
  'Empty Rectangles': 'empty-rectangle',
  'Remote Pairs': 'remote-pair',
  'Multi-Colouring': 'multi-colors-1 multi-colors-2',
  Guardians: 'broken-wing',
  'Finned X-Wing': 'finned-x-wing',
  'Finned Swordfish': 'finned-swordfish',
  'Sashimi X-Wing': 'sashimi-x-wing',
  'Franken Swordfish': 'franken-swordfish',
  'Alternating Inference Chains': 'aic',
  'Inference Chains': 'aic',
  'AIC with Groups': 'grouped-aic',
  'AIC with ALSs': 'aic-with-als',
  'Sue-de-Coq': 'sue-de-coq',
  'Digit Forcing Chains': 'forcing-chain-verity',
  'Nishio Forcing Chains': 'forcing-chain-contradiction',
  'Cell Forcing Chains': 'forcing-chain-verity',
  'Unit Forcing Chains': 'forcing-chain-verity',
  'Quad Forcing Chains': partOf('forcing-net-verity'),
  'Almost Locked Sets': 'als-xz als-xy-wing als-xy-chain',
  'Death Blossom': 'death-blossom',
  'Pattern Overlay': TEMPLATES,
  "Bowman's Bingo": 'forcing-net-contradiction',
  Exocet: 'junior-exocet senior-exocet',
  'Double Exocet': partOf('junior-exocet'),
  'Weak Exocet': MISSING,
  'Multivalue X-Wing': MISSING,
  Tridagon: 'tridagon',
  "Gurth's Theorem": MISSING,
};

const HODOKU: Names = {
  'Full House': 'full-house',
  'Last Digit': 'full-house',
  'Locked Candidates': 'pointing claiming',
  'Locked Candidates Type 1': 'pointing',
  'Locked Candidates Type 2': 'claiming',
  'Locked Pair': 'locked-pair',
  'Locked Triple': 'locked-triple',
  'Naked Quadruple': 'naked-quadruple',
  'Hidden Quadruple': 'hidden-quadruple',
  Starfish: 'squirmbag',
  Squirmbag: 'squirmbag',
  Whale: 'whale',
  Leviathan: 'leviathan',
  'Sashimi Jellyfish': 'sashimi-jellyfish',
  'Finned Franken Swordfish': 'finned-franken-swordfish',
  'Finned Mutant Jellyfish': 'finned-mutant-jellyfish',
  'Kraken Fish': 'kraken-fish-type-1 kraken-fish-type-2',
  'Siamese Fish': MISSING,
  Skyscraper: 'skyscraper',
  '2-String Kite': 'two-string-kite',
  'Dual 2-String Kite': 'two-string-kite',
  'Turbot Fish': 'turbot-fish',
  'Empty Rectangle': 'empty-rectangle',
  'Dual Empty Rectangle': 'empty-rectangle',
  'W-Wing': 'w-wing',
  'Simple Colors': COLORS,
  'Color Trap': 'simple-colors-trap',
  'Color Wrap': 'simple-colors-wrap multi-colors-2',
  'Multi Colors': 'multi-colors-1 multi-colors-2',
  'Uniqueness Test': UNIQUE_RECTANGLES,
  'Uniqueness Test 5': 'unique-rectangle-type-5',
  'Hidden Rectangle': 'hidden-rectangle',
  'Avoidable Rectangle Type 1': 'avoidable-rectangle-type-1',
  'Bivalue Universal Grave + 1': 'bug-plus-1',
  'Remote Pair': 'remote-pair',
  'X-Chain': 'x-chain',
  'Nice Loop': `${LOOPS}`,
  AIC: 'aic',
  'Grouped Nice Loop': `${GROUPED_LOOPS} ${ALS_LOOPS}`,
  'Grouped AIC': 'grouped-aic',
  'ALS-XZ': 'als-xz',
  'ALS-XY-Wing': 'als-xy-wing',
  'ALS-XY-Chain': 'als-xy-chain',
  'Template Set': 'template-set',
  'Template Delete': 'template-delete',
  'Forcing Chain': CHAINS,
  'Forcing Chain Verity': 'forcing-chain-verity',
  'Forcing Net': NETS,
  'Brute Force': MISSING,
};

const SUDOKU_EXPLAINER: Names = {
  'Direct Pointing': partOf('pointing'),
  'Direct Claiming': partOf('claiming'),
  'Direct Hidden Pair': partOf('hidden-pair'),
  'Direct Hidden Triplet': partOf('hidden-triple'),
  Pointing: 'pointing',
  Claiming: 'claiming',
  'Naked Triplet': 'naked-triple',
  'Hidden Triplet': 'hidden-triple',
  'Naked Quad': 'naked-quadruple',
  'Hidden Quad': 'hidden-quadruple',
  'XY-Wing': 'xy-wing',
  'Unique Rectangle Type 1': 'unique-rectangle-type-1',
  'Unique Loop Type 4': 'unique-loop',
  'Bivalue Universal Grave': 'bug-plus-1',
  'Bivalue Universal Grave Type 1': 'bug-plus-1',
  'Bivalue Universal Grave Type 3': 'bug-type-3',
  'Aligned Triplet Exclusion': MISSING,
  'Bidirectional X-Cycle': 'continuous-nice-loop',
  'Bidirectional Y-Cycle': 'continuous-nice-loop',
  'Bidirectional Cycle': 'continuous-nice-loop',
  'Forcing X-Chain': 'x-chain discontinuous-nice-loop',
  'Forcing Chain': CHAINS,
  Nishio: 'forcing-chain-contradiction',
  'Multiple Forcing Chains': 'forcing-chain-verity',
  'Region Forcing Chains': 'forcing-chain-verity',
  'Cell Forcing Chains': 'forcing-chain-verity',
  'Double Forcing Chains': 'forcing-chain-verity',
  'Contradiction Forcing Chains': 'forcing-chain-contradiction',
  'Dynamic Forcing Chains': NETS,
  'Dynamic Forcing Chains (+)': NETS,
  'Dynamic Region Forcing Chains': 'forcing-net-verity',
  'Dynamic Cell Forcing Chains': 'forcing-net-verity',
  'Dynamic Double Forcing Chains': 'forcing-net-verity',
  'Dynamic Contradiction Forcing Chains': 'forcing-net-contradiction',
  'Nested Forcing Chains': NETS,
  'Two-String Kite': 'two-string-kite',
  'VWXYZ-Wing': partOf('als-xz'),
  '3 Strong Links': partOf('x-chain'),
};

const PLAYERS_FORUM: Names = {
  'Locked Candidates 1': 'pointing',
  'Locked Candidates 2': 'claiming',
  'Naked Subset': SUBSETS('naked'),
  'Hidden Subsets': SUBSETS('hidden'),
  'Turbot Crane': 'turbot-fish',
  Crane: 'turbot-fish',
  Kite: 'two-string-kite',
  Hinge: 'empty-rectangle',
  'Semi-Remote Naked Pair': 'w-wing',
  'Bent Triple': 'xy-wing',
  'Bent Quad': 'wxyz-wing',
  'M-Wing': 'aic',
  'Medusa Wing': 'aic',
  'S-Wing': 'aic',
  'Split Wing': 'aic',
  'L-Wing': 'aic',
  'Local Wing': 'aic',
  'H-Wing': 'aic',
  'Hybrid Wing': 'aic',
  'ALS Chain': 'als-xy-chain',
  'Almost Locked Candidates': MISSING,
  'Two-Sector Disjoint Subsets': 'sue-de-coq',
  SDC: 'sue-de-coq',
  'Fishy Cycle': 'continuous-nice-loop',
  'Continuous Loop': 'continuous-nice-loop',
  'Discontinuous Loop': 'discontinuous-nice-loop',
  'AIC Ring': 'continuous-nice-loop',
  'Grouped X-Chain': 'grouped-aic',
  'X-Colors': MISSING,
  'Multi-Colors': 'multi-colors-1 multi-colors-2',
  'Kraken Cell': 'forcing-chain-verity',
  'Kraken Row': 'forcing-chain-verity',
  'UR Type 4': 'unique-rectangle-type-4',
  'Hidden UR': 'hidden-rectangle',
  'BUG+1': 'bug-plus-1',
  'BUG-Lite': 'bug-lite',
  'Reverse BUG': MISSING,
  MUG: MISSING,
  'Broken Wing': 'broken-wing',
  'Bivalue Oddagon': 'bivalue-oddagon',
  'Trivalue Oddagon': 'tridagon',
  "Thor's Hammer": 'tridagon',
  'Anti-Tridagon': 'tridagon',
  JExocet: 'junior-exocet',
  JE2: 'junior-exocet',
  'Senior Exocet': 'senior-exocet',
  MSLS: 'multi-sector-locked-set',
  'Multi-Sector Naked Set': 'multi-sector-locked-set',
  Multifish: 'multi-sector-locked-set',
  'SK-Loop': MISSING,
  'Virus Pattern': MISSING,
  'Gurth’s Symmetrical Placement': MISSING,
  'Triple Firework': MISSING,
  POM: TEMPLATES,
  'Trial and Error': 'forcing-net-contradiction rule-forcing-net',
};

const SOURCES = {
  SudokuWiki: SUDOKU_WIKI,
  HoDoKu: HODOKU,
  'Sudoku Explainer': SUDOKU_EXPLAINER,
  'the players’ forum': PLAYERS_FORUM,
};

const idsOf = (name: string) =>
  techniquesNamed(name)
    .map(({ id }) => id)
    .sort();

describe('names of techniques', () => {
  for (const [source, names] of Object.entries(SOURCES)) {
    it(`find the techniques that ${source} calls by them`, () => {
      const found = Object.entries(names).map(([name]) => `${name}: ${idsOf(name).join(' ')}`);
      const expected = Object.entries(names).map(
        ([name, ids]) => `${name}: ${typeof ids === 'string' ? ids.split(' ').sort().join(' ') : ''}`,
      );
      assert.deepEqual(found, expected);
    });

    it(`that only ${source} has belong to existing techniques or to none`, () => {
      const others = Object.values(names).flatMap(each =>
        typeof each === 'string' || !each.partOf ? [] : each.partOf,
      );
      for (const id of others) assert.ok(idsOf(id).includes(id), id);
    });
  }

  it('find every technique by its id, its name and each of its other names', () => {
    for (const { id, name, otherNames = [], aliases = [] } of techniques) {
      for (const own of [id, name]) assert.deepEqual(idsOf(own), [id]);
      for (const other of [...otherNames, ...aliases])
        assert.ok(idsOf(other).includes(id) || techniquesNamed(other).some(each => each.name === other), other);
    }
  });

  it('can differ in capital letters, hyphens, plurals and British spelling', () => {
    for (const words of ['x wing', 'XWING', 'X-Wings']) assert.deepEqual(idsOf(words), ['x-wing']);
    assert.deepEqual(idsOf('multi colours 1'), ['multi-colors-1']);
    assert.deepEqual(idsOf('x'), []);
    assert.deepEqual(idsOf(''), []);
  });
});
