import type { FileAnswer } from '@yunyou/contract/endpoint';
import {
  type TakeAlongFormat,
  takeAlongFormatNames,
  takeAlongFormats,
} from '@yunyou/contract/trip/take-along-formats';
import type { TripView } from '@yunyou/contract/trip/trip.schema';
import type { TakeAlongWriter, WriterContext } from './take-along-writer.ts';

const writers = new Map(
  await Promise.all(takeAlongFormatNames.map(async (format) => [format, await loadWriter(format)] as const)),
);

/** Loads the writer from the file named after the format. The start fails when a listed format has no such file. */
async function loadWriter(format: TakeAlongFormat): Promise<TakeAlongWriter> {
  const module: { write?: TakeAlongWriter } = await import(`./formats/${format}.ts`);
  if (!module.write) throw new Error(`apps/api/src/take-along/formats/${format}.ts does not export "write"`);
  return module.write;
}

/** Returns a trip as a file, named after the trip's title. */
export async function writeTakeAlong(
  trip: TripView,
  format: TakeAlongFormat,
  context: WriterContext,
): Promise<FileAnswer> {
  const write = writers.get(format);
  if (!write) throw new Error(`There is no writer for the format "${format}"`);
  const content = await write(trip, context);
  return {
    fileName: `${toFileName(trip.title)}.${format}`,
    contentType: takeAlongFormats[format].contentType,
    content: typeof content === 'string' ? Buffer.from(content) : content,
  };
}

/** Reduces a title to ASCII letters, digits and hyphens, at most 60 characters; `trip` when nothing is left. */
function toFileName(title: string): string {
  const plain = title
    .normalize('NFKD')
    .replaceAll(/[^\w\s-]/g, '')
    .trim()
    .replaceAll(/[\s-]+/g, '-')
    .toLowerCase();
  return plain.slice(0, 60) || 'trip';
}
