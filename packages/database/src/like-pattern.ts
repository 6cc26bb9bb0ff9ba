/** Makes a word of the user's match itself only inside a `like` pattern. */
export const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);
