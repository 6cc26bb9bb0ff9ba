const endSignature = 0x06_05_4b_50;
const entrySignature = 0x02_01_4b_50;
const endLength = 22;
const entryLength = 46;

/**
 * Returns the unpacked size in bytes that a ZIP archive's central directory declares; `undefined` when the directory
 * cannot be read.
 */
export function unpackedBytes(archive: Buffer): number | undefined {
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || end + endLength > archive.length || archive.readUInt32LE(end) !== endSignature)
    return undefined;
  const entries = archive.readUInt16LE(end + 10);
  let at = archive.readUInt32LE(end + 16);
  let total = 0;
  for (let entry = 0; entry < entries; entry += 1) {
    if (at + entryLength > archive.length || archive.readUInt32LE(at) !== entrySignature) return undefined;
    total += archive.readUInt32LE(at + 24);
    at +=
      entryLength +
      archive.readUInt16LE(at + 28) +
      archive.readUInt16LE(at + 30) +
      archive.readUInt16LE(at + 32);
  }
  return total;
}
