import { setImmediate as nextTurn } from 'node:timers/promises';

/** Yields items with a turn of the event loop after each, so that long work does not keep other requests waiting. */
export async function* inTurns<T>(items: Iterable<T>): AsyncGenerator<T> {
  for (const item of items) {
    yield item;
    await nextTurn();
  }
}
