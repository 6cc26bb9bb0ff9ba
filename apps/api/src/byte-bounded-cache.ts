interface Entry<V> {
  value: V;
  bytes: number;
}

/** Memory of an entry besides its bytes and texts: the entry itself, and the objects of its value. */
export const entryOverheadBytes = 500;

/**
 * Returns the bytes in memory of their own. Node takes buffers below 32 KB, also results of zlib, from pools of 64 KB, and one of
 * them keeps its whole pool in memory.
 */
export function toOwnMemory(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

/** A map with a limit of bytes. Above it, the least recently used entries are dropped. */
export class ByteBoundedCache<V> {
  readonly #maxBytes: number;
  readonly #entries = new Map<string, Entry<V>>(); // in order of use: the first entry is the least recently used
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** Returns a value without using it. */
  peek(key: string): V | undefined {
    return this.#entries.get(key)?.value;
  }

  /** Makes an entry the most recently used one. */
  use(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
  }

  /** Adds or replaces a value. One that is larger than the limit is not stored. */
  set(key: string, value: V, bytes: number): void {
    this.delete(key);
    if (bytes > this.#maxBytes) return;
    this.#entries.set(key, { value, bytes });
    this.#bytes += bytes;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#maxBytes) return;
      this.delete(oldest);
    }
  }

  /** Drops the least recently used entries, up to the first for which the condition does not hold. */
  dropWhile(condition: (value: V) => boolean): void {
    for (const [key, { value }] of this.#entries) {
      if (!condition(value)) return;
      this.delete(key);
    }
  }

  delete(key: string): void {
    this.#bytes -= this.#entries.get(key)?.bytes ?? 0;
    this.#entries.delete(key);
  }

  size(): { entries: number; bytes: number } {
    return { entries: this.#entries.size, bytes: this.#bytes };
  }
}
