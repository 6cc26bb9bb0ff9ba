import type { TripView } from '@yunyou/contract/trip/trip.schema';
import { printInWorker } from '../../roadbook/print-in-worker.ts';
import { readCover } from '../../trips/views/trip-cover.ts';
import type { WriterContext } from '../take-along-writer.ts';

/** Prints the A4 roadbook in a worker thread. */
export async function write(
  trip: TripView,
  { now, pictures, preferences }: WriterContext,
): Promise<Uint8Array> {
  const cover = await readCover(trip, pictures);
  return printInWorker(trip, { cover, printedAt: now, size: 'a4', preferences });
}
