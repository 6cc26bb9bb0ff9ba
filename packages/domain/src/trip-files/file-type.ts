import type { TripFileType } from '@yunyou/contract/trip/trip-file-limits';

const signatures: readonly { type: TripFileType; parts: readonly { at: number; bytes: string }[] }[] = [
  { type: 'application/pdf', parts: [{ at: 0, bytes: '%PDF-' }] },
  { type: 'image/jpeg', parts: [{ at: 0, bytes: '\xFF\xD8\xFF' }] },
  { type: 'image/png', parts: [{ at: 0, bytes: '\x89PNG\r\n\x1A\n' }] },
  {
    type: 'image/webp',
    parts: [
      { at: 0, bytes: 'RIFF' },
      { at: 8, bytes: 'WEBP' },
    ],
  },
];

/** Returns the type of a file by its first bytes, or undefined when a trip cannot hold it. */
export function readFileType(content: Uint8Array): TripFileType | undefined {
  const starts = ({ at, bytes }: { at: number; bytes: string }) =>
    Array.from(bytes).every((char, index) => content[at + index] === char.codePointAt(0));
  return signatures.find(({ parts }) => parts.every(starts))?.type;
}
