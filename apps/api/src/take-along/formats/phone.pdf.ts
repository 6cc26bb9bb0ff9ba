import type { TripView } from '@yunyou/contract/trip/trip.schema';
import { printInWorker } from '../../roadbook/print-in-worker.ts';
import { readCover } from '../../trips/views/trip-cover.ts';
import type { WriterContext } from '../take-along-writer.ts';

/** Prints the roadbook on pages of the shape of a phone, in a worker thread. */
export async function write(
  trip: TripView,
  { now, pictures, preferences }: WriterContext,
): Promise<Uint8Array> {
  const cover = await readCover(trip, pictures);
  return printInWorker(trip, { cover, printedAt: now, size: 'phone', preferences });
}
