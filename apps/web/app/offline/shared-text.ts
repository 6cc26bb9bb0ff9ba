/** Path of the page that other apps share texts and calendar files with; `share_target` in the web manifest. */
export const shareTargetPath = '/trip/add';

/** Characters of a shared text that are taken over. The reader of confirmations takes as many. */
const maxSharedLength = 20_000;

/** Returns the texts and files that another app has shared, as one text. */
export async function readSharedText(form: FormData): Promise<string> {
  const parts = await Promise.all(
    [...form.values()].map(async (value) =>
      typeof value === 'string' ? value : await value.slice(0, 4 * maxSharedLength).text(),
    ),
  );
  return [...new Set(parts.map((part) => part.trim()).filter((part) => part !== ''))]
    .join('\n')
    .slice(0, maxSharedLength);
}

/** Returns the address of the page with the text in the fragment, which no server sees. */
export function toSharedAddress(text: string): string {
  return `${shareTargetPath}#${new URLSearchParams({ text }).toString()}`;
}

/** Reads the text from the fragment of an address. */
export function fromSharedAddress(hash: string): string {
  return (new URLSearchParams(hash.replace(/^#/, '')).get('text') ?? '').slice(0, maxSharedLength);
}
