import type { TripView } from '@yunyou/contract/trip/trip.schema';
import { printInWorker } from '../../roadbook/print-in-worker.ts';
import { readCover } from '../../trips/trip-cover.ts';
import type { WriterContext } from '../take-along-writer.ts';

/** Prints the A4 roadbook in a worker thread. */
export async function write(trip: TripView, { now, pictures }: WriterContext): Promise<Uint8Array> {
  return printInWorker(trip, { cover: await readCover(trip, pictures), printedAt: now, size: 'a4' });
}
