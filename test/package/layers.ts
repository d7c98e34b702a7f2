/** The folders of src and the allowed imports of each. docs/architecture.md draws them. */

/** The layers that need neither Node nor an editor, from the lowest: each may import itself and the layers before it. */
export const LAYERS = ['core', 'picture', 'text', 'messages', 'formats', 'features', 'analysis', 'board'] as const;

/** By folder of src: the folders it may import from. */
export const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(LAYERS.map((layer, i) => [layer, LAYERS.slice(0, i + 1)])),
  extension: [...LAYERS, 'extension'],
  library: [...LAYERS.slice(0, -1), 'library'],
  cli: [...LAYERS, 'cli'],
};

/**
 * The folders of src/core from the lowest: each may import itself, the folders before it and the files next to them. So rules do not depend
 * on the search, and proofs share no code with the techniques that they check.
 */
export const CORE_LAYERS = [
  '',
  'rules',
  'algorithms',
  'implications',
  'symmetry',
  'proof',
  'solver',
  'feasibility',
  'repair',
  'mistakes',
  'canonical',
  'techniques',
  'rating',
  'generator',
  'practice',
] as const;
