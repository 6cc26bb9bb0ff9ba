import { fileNameCharsMax } from '@yunyou/contract/trip/trip-file-limits';

/** Returns a file name without folders, control and invisible characters, and of limited length; its extension stays. */
export function cleanFileName(given: string): string {
  const [, last = ''] = /([^\\/]*)$/.exec(given.normalize('NFC')) ?? [];
  const name = last
    .replaceAll(/[\p{Cc}\p{Cf}:*?"<>|]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (name === '') return 'File';
  const characters = Array.from(name);
  if (characters.length <= fileNameCharsMax) return name;
  const [extension = ''] = /\.\w{1,8}$/.exec(name) ?? [];
  return characters.slice(0, fileNameCharsMax - extension.length).join('') + extension;
}
