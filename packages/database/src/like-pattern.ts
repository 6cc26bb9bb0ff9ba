/** Escapes a text for use in a `like` pattern, so that `%` and `_` match only themselves. */
export const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);
