/**
 * The version of the desktop's VS Code to test, in the terms of `@vscode/test-electron`. `wanted` is `newest` (the default), `oldest`,
 * which is the first version of the range `engine` (`^1.100.0`), or a version such as `1.105.1`.
 * @throws an error for any other value
 */
export function desktopVersion(wanted: string | undefined, engine: string): string {
  const isVersion = (text: string) => /^\d+\.\d+\.\d+$/.test(text);
  if (wanted === undefined || wanted === 'newest') return 'stable';
  const version = wanted === 'oldest' ? engine.replace('^', '') : wanted;
  if (!isVersion(version)) throw new Error(`"${wanted}" is not oldest, newest or a version of VS Code.`);
  return version;
}
