import type { HttpClient } from '@yunyou/contract/http-client';

/** Returns the files of a data export with their contents as data URLs. Throws when one cannot be loaded. */
export async function loadTripFiles(
  api: Pick<HttpClient, 'download'>,
  { tripFiles }: Readonly<Record<string, unknown>>,
) {
  const loaded = [];
  for (const file of Array.isArray(tripFiles) ? tripFiles.filter(isListed) : []) {
    const content = await api.download('GET /travel/file', { id: file.tripId, fileId: file.id });
    loaded.push({ ...file, content: await toDataUrl(content) });
  }
  return loaded;
}

function isListed(file: unknown): file is { id: string; tripId: string } {
  return typeof file === 'object' && file !== null && 'id' in file && 'tripId' in file;
}

function toDataUrl(content: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => reject(new Error('The file could not be read')));
    reader.readAsDataURL(content);
  });
}
