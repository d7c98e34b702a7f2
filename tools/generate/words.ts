/** Texts of the manifest, by their keys in package.nls.json. */
export type Words = Readonly<Record<string, string>>;

/** The prefixes of the keys whose texts come from declarations. The other texts of package.nls.json are written by hand. */
const GENERATED = ['command.', 'setting.', 'settings.', 'color.'];

/** The texts of package.nls.json with updated texts from declarations, which follow those that are written by hand. */
export function withWords(text: string, generated: Words): string {
  const wrong = Object.keys(generated).filter(key => !isGenerated(key));
  if (wrong.length > 0) throw new Error(`The prefix of these keys is not in the list of generated ones: ${wrong}`);
  const byHand = Object.entries<string>(JSON.parse(text)).filter(([key]) => !isGenerated(key));
  return `${JSON.stringify({ ...Object.fromEntries(byHand), ...generated }, undefined, 2)}\n`;
}

function isGenerated(key: string): boolean {
  return GENERATED.some(beginning => key.startsWith(beginning));
}
