declare module 'wawoff2' {
  /** Converts a WOFF2 file to TrueType. Rejects when the file is not valid WOFF2. */
  export function decompress(file: Uint8Array): Promise<Uint8Array>;
}
