import path from 'node:path';

/** Returns whether a path relative to the build context is left out by a `.dockerignore`. Throws on exceptions (`!`). */
export function createIgnoreFilter(text: string): (relative: string) => boolean {
  const patterns = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  const exception = patterns.find((pattern) => pattern.startsWith('!'));
  if (exception) throw new Error(`Exceptions of .dockerignore are not known: ${exception}`);
  return (relative) => patterns.some((pattern) => path.matchesGlob(relative, pattern.replace(/^\//, '')));
}
