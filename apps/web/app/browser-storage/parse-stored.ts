/** Parses stored JSON. Undefined when there is none, or when it is damaged or of another version of the site. */
export function parseStored(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // damaged, see above
  }
}
