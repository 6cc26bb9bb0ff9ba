import { randomBytes } from 'node:crypto';
import type { HandlerInput, HandlerOutput } from '@yunyou/contract/endpoints';
import type { TripFile } from '@yunyou/contract/trip/trip-file.schema';
import {
  fileKindOf,
  ownerFileBytesMax,
  photoEdges,
  type TripFileType,
  tripFileBytesMax,
  tripFilesMax,
} from '@yunyou/contract/trip/trip-file-limits';
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
import { mayEdit } from '@yunyou/domain/together/shared-trip';
import { cleanFileName } from '@yunyou/domain/trip-files/file-name';
import { readFileType } from '@yunyou/domain/trip-files/file-type';
import { ApiError, notFound } from '../api-error.ts';
import type { HandlerContext, Services } from '../handler.ts';
import { encodeUpload } from '../pictures/encode-upload.ts';
import { getOpenTrip, type OpenTrip } from './trip-access.ts';

/**
 * Limit for all files of trips without an account together. A limit per owner would have no effect, because such owners
 * cost nothing to create.
 */
const unclaimedBytesMax = 4 * 1024 ** 3;
const removedAtOnce = 200;

type PhotoSize = keyof typeof photoEdges;

const contentKey = (id: string) => `trips/${id}/content.bin`;
/** Returns the store key of the small version, which only photos have. */
const smallKey = (id: string) => `trips/${id}/small.bin`;

const toTripFile = (open: OpenTrip, row: TripFileRow): TripFile => {
  const { id, target, name, type, bytes, createdAt } = row;
  return {
    id,
    target,
    name,
    type,
    bytes,
    canRemove: mayRemove(open, row),
    createdAt: createdAt.toISOString(),
  };
};

/**
 * Returns whether the caller may see a file. Only the owner sees tickets and scans. All people of a trip see receipts
 * and photos, and readers see photos of a shared journal.
 */
function maySee({ row, access, member }: OpenTrip, target: string): boolean {
  const kind = fileKindOf(target);
  if (access === 'owner') return true;
  if (member) return kind !== 'file';
  return kind === 'photo' && row.journalShared;
}

function mayAdd({ access, member }: OpenTrip, target: string): boolean {
  return (
    access === 'owner' || (member !== undefined && mayEdit(member.role) && fileKindOf(target) !== 'file')
  );
}

const mayRemove = ({ access, member }: OpenTrip, { authorId }: TripFileRow): boolean =>
  access === 'owner' || (member !== undefined && authorId === member.id);

export async function listFiles(input: HandlerInput<'GET /travel/files'>, context: HandlerContext) {
  const open = await getOpenTrip(input, context);
  const rows = await listTripFiles(context.db, input.id);
  return { list: rows.flatMap((row) => (maySee(open, row.target) ? [toTripFile(open, row)] : [])) };
}

/** Returns the decrypted bytes of a file that the caller may see. */
export async function readFile(
  { fileId, size = 'large', ...input }: HandlerInput<'GET /travel/file'>,
  context: HandlerContext,
): Promise<HandlerOutput<'GET /travel/file'>> {
  const open = await getOpenTrip(input, context);
  const file = await findTripFile(context.db, input.id, fileId);
  if (!file || !maySee(open, file.target)) throw notFound('file');
  const content = await readContent(file, size, context);
  if (!content) throw notFound('file');
  return { fileName: file.name, contentType: file.type, content, isPrivate: true };
}

async function readContent(
  { id, target }: TripFileRow,
  size: PhotoSize,
  { privateUploads }: Pick<Services, 'privateUploads'>,
): Promise<Buffer | undefined> {
  const isSmall = size === 'small' && fileKindOf(target) === 'photo';
  return privateUploads.get(isSmall ? smallKey(id) : contentKey(id));
}

interface Content {
  name: string;
  type: TripFileType;
  large: Buffer;
  small?: Buffer;
}

/** Checks an uploaded file. A photo is re-encoded, without place, time, camera and its name: readers may see it. */
async function readUpload(target: string, { upload, pictures }: HandlerContext): Promise<Content> {
  if (!upload || upload.content.length === 0) throw rejected('Choose a file.');
  if (fileKindOf(target) === 'photo') {
    const { large, small } = await encodeUpload(pictures, {
      task: 'encodeReviewPhoto',
      content: upload.content,
      types: ['jpeg', 'png', 'webp'],
      options: { largeEdge: photoEdges.large, smallEdge: photoEdges.small },
    });
    return { name: 'photo.webp', type: 'image/webp', large, small };
  }
  const type = readFileType(upload.content);
  if (!type) throw rejected('This file is not a PDF, JPEG, PNG or WebP. Choose another one.');
  return { name: cleanFileName(upload.fileName), type, large: upload.content };
}

/** Stores an uploaded file, encrypted. The row is written first, so that no bytes are ever without a row. */
export async function addFile(
  { id, target }: HandlerInput<'POST /travel/file'>,
  context: HandlerContext,
): Promise<TripFile> {
  const open = await getOpenTrip({ id }, context);
  if (!mayAdd(open, target)) throw open.member ? new ApiError('NOT_ALLOWED') : notFound('trip');
  const { name, type, large, small } = await readUpload(target, context);
  const fileId = randomBytes(16).toString('hex');
  const bytes = large.length + (small?.length ?? 0);
  const authorId = open.access === 'owner' ? null : (open.member?.id ?? null);
  const stored = await context.transaction(async (db) => {
    await assertRoom(db, open.row, { target, bytes });
    const row = { id: fileId, tripId: id, authorId, target, name, type, bytes, createdAt: context.now() };
    return insertTripFile(db, row);
  });
  const { privateUploads } = context;
  try {
    await privateUploads.put(contentKey(fileId), large);
    if (small) await privateUploads.put(smallKey(fileId), small);
  } catch (error) {
    await releaseTripFile(context.db, id, fileId);
    await removeReleasedFiles(context);
    throw error;
  }
  // The trip may have been deleted during the upload, together with the row.
  if (!(await findTripFile(context.db, id, fileId))) {
    await removeContent(fileId, context);
    throw notFound('trip');
  }
  return toTripFile(open, stored);
}

async function removeContent(
  id: string,
  { privateUploads }: Pick<Services, 'privateUploads'>,
): Promise<void> {
  await privateUploads.remove(contentKey(id));
  await privateUploads.remove(smallKey(id));
}

/** Throws TOO_MANY when the trip, its owner or all owners without an account have no room for a file. */
async function assertRoom(
  db: Db,
  { id, userId, keyHash }: TripRow,
  { target, bytes }: { target: string; bytes: number },
): Promise<void> {
  await lockUntilCommit(db, `files of ${userId ?? keyHash}`); // concurrent uploads must not pass the limit together
  const owner = { userId: userId ?? undefined, keyHash: keyHash ?? undefined };
  const { targets, ownerBytes, unclaimedBytes } = await measureTripFiles(db, id, owner);
  const kind = fileKindOf(target);
  const most = tripFilesMax[kind];
  if (targets.filter((one) => fileKindOf(one) === kind).length >= most)
    throw new ApiError('TOO_MANY', { message: `A trip can have ${most} ${kind}s. Remove one first.` });
  if (ownerBytes + bytes > ownerFileBytesMax) {
    const message = `Your trips can have ${ownerFileBytesMax / tripFileBytesMax} large files together. Remove some first.`;
    throw new ApiError('TOO_MANY', { message });
  }
  if (userId === null && unclaimedBytes + bytes > unclaimedBytesMax)
    throw new ApiError('TOO_MANY', { message: 'Sign in to add files to your trip.' });
}

export async function removeFile(
  { id, fileId }: HandlerInput<'POST /travel/file/remove'>,
  context: HandlerContext,
): Promise<null> {
  const open = await getOpenTrip({ id }, context);
  const file = await findTripFile(context.db, id, fileId);
  if (!file || !mayRemove(open, file)) throw notFound('file');
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
  for (const id of ids) await removeContent(id, { privateUploads });
  if (ids.length > 0) await removeTripFileRows(db, ids);
  if (ids.length === removedAtOnce) await removeReleasedFiles({ db, privateUploads });
}

const rejected = (message: string) =>
  new ApiError('BAD_INPUT', { message, fields: [{ field: 'file', message }] });
