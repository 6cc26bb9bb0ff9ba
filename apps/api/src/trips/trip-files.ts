import { randomBytes } from 'node:crypto';
import type { HandlerInput, HandlerOutput } from '@yunyou/contract/endpoints';
import type { TripFile } from '@yunyou/contract/trip/trip-file.schema';
import { maxTripFiles, ownerFileBytesMax, tripFileBytesMax } from '@yunyou/contract/trip/trip-file-limits';
import type { Db } from '@yunyou/database/database';
import { lockUntilCommit } from '@yunyou/database/system/advisory-lock.queries';
import type { TripRow } from '@yunyou/database/visitors/trip.queries';
import {
  findTripFile,
  insertTripFile,
  listReleasedTripFiles,
  listTripFiles,
  measureTripFiles,
  releaseTripFile,
  removeTripFileRows,
  type TripFileRow,
} from '@yunyou/database/visitors/trip-file.queries';
import { cleanFileName } from '@yunyou/domain/trip-files/file-name';
import { readFileType } from '@yunyou/domain/trip-files/file-type';
import { ApiError, notFound } from '../api-error.ts';
import type { HandlerContext, Services } from '../handler.ts';
import { getOwnTrip } from './trip-access.ts';

/** All files of trips without an account: such owners cost nothing to create, so they share one limit. */
const unclaimedBytesMax = 4 * 1024 ** 3;
const removedAtOnce = 200;

const contentKey = (id: string) => `trips/${id}/content.bin`;

const toTripFile = ({ id, target, name, type, bytes, createdAt }: TripFileRow): TripFile => ({
  id,
  target,
  name,
  type,
  bytes,
  createdAt: createdAt.toISOString(),
});

export async function listOwnFiles(id: string, context: HandlerContext) {
  await getOwnTrip(id, context);
  return { list: (await listTripFiles(context.db, id)).map(toTripFile) };
}

/** Returns the decrypted bytes of a file to the owner of its trip. */
export async function readOwnFile(
  { id, fileId }: HandlerInput<'GET /travel/file'>,
  context: HandlerContext,
): Promise<HandlerOutput<'GET /travel/file'>> {
  await getOwnTrip(id, context);
  const file = await findTripFile(context.db, id, fileId);
  const content = file && (await context.privateUploads.get(contentKey(fileId)));
  if (!file || !content) throw notFound('file');
  return { fileName: file.name, contentType: file.type, content, isPrivate: true };
}

/** Stores an uploaded file, encrypted. The row is written first, so that no bytes are ever without a row. */
export async function addOwnFile(
  { id, target }: HandlerInput<'POST /travel/file'>,
  context: HandlerContext,
): Promise<TripFile> {
  const row = await getOwnTrip(id, context);
  const { upload } = context;
  if (!upload || upload.content.length === 0) throw rejected('Choose a file.');
  const type = readFileType(upload.content);
  if (!type) throw rejected('This file is not a PDF, JPEG, PNG or WebP. Choose another one.');
  const fileId = randomBytes(16).toString('hex');
  const bytes = upload.content.length;
  const stored = await context.transaction(async (db) => {
    await assertRoom(db, row, bytes);
    const name = cleanFileName(upload.fileName);
    return insertTripFile(db, {
      id: fileId,
      tripId: id,
      target,
      name,
      type,
      bytes,
      createdAt: context.now(),
    });
  });
  try {
    await context.privateUploads.put(contentKey(fileId), upload.content);
  } catch (error) {
    await releaseTripFile(context.db, id, fileId);
    await removeReleasedFiles(context);
    throw error;
  }
  // The trip may have been deleted during the upload, together with the row.
  if (!(await findTripFile(context.db, id, fileId))) {
    await context.privateUploads.remove(contentKey(fileId));
    throw notFound('trip');
  }
  return toTripFile(stored);
}

/** Throws TOO_MANY when the trip, its owner or all owners without an account have no room for a file. */
async function assertRoom(db: Db, { id, userId, keyHash }: TripRow, bytes: number): Promise<void> {
  await lockUntilCommit(db, `files of ${userId ?? keyHash}`); // concurrent uploads must not pass the limit together
  const owner = { userId: userId ?? undefined, keyHash: keyHash ?? undefined };
  const { files, ownerBytes, unclaimedBytes } = await measureTripFiles(db, id, owner);
  if (files >= maxTripFiles)
    throw new ApiError('TOO_MANY', { message: `A trip can have ${maxTripFiles} files. Remove one first.` });
  if (ownerBytes + bytes > ownerFileBytesMax) {
    const message = `Your trips can have ${ownerFileBytesMax / tripFileBytesMax} large files together. Remove some first.`;
    throw new ApiError('TOO_MANY', { message });
  }
  if (userId === null && unclaimedBytes + bytes > unclaimedBytesMax)
    throw new ApiError('TOO_MANY', { message: 'Sign in to add files to your trip.' });
}

export async function removeOwnFile(
  { id, fileId }: HandlerInput<'POST /travel/file/remove'>,
  context: HandlerContext,
): Promise<null> {
  await getOwnTrip(id, context);
  if (!(await releaseTripFile(context.db, id, fileId))) throw notFound('file');
  await removeReleasedFiles(context);
  return null;
}

/** Removes the bytes and then the rows of files without a trip. May run again after a failure, and in several processes. */
export async function removeReleasedFiles({
  db,
  privateUploads,
}: Pick<Services, 'db' | 'privateUploads'>): Promise<void> {
  const ids = await listReleasedTripFiles(db, removedAtOnce);
  for (const id of ids) await privateUploads.remove(contentKey(id));
  if (ids.length > 0) await removeTripFileRows(db, ids);
  if (ids.length === removedAtOnce) await removeReleasedFiles({ db, privateUploads });
}

const rejected = (message: string) =>
  new ApiError('BAD_INPUT', { message, fields: [{ field: 'file', message }] });
