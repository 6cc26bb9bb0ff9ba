import { ApiFailure, type HttpClient } from '@yunyou/contract/http-client';
import type { TripFile } from '@yunyou/contract/trip/trip-file.schema';
import {
  fileKindOf,
  tripFileBytesMax,
  tripFilesMax,
  tripFileTypes,
} from '@yunyou/contract/trip/trip-file-limits';
import {
  findSavedFile,
  findWaitingFile,
  listSavedFiles,
  listWaitingFiles,
  removeSavedFile,
  removeWaitingFile,
  saveFiles,
  storeSavedFile,
  storeWaitingFile,
  type WaitingFile,
} from '../offline/saved-files.ts';
import { setSavedFileIds } from '../offline/saved-trips.ts';
import { filesWords } from './files-words.ts';
import { shrinkPicture } from './shrink-picture.ts';

/** A file on the server, or one that waits on this device for the network. */
export type ShownFile = TripFile & { isWaiting?: true };

interface FilesSnapshot {
  files: readonly ShownFile[];
  /** Target of the upload that is running. */
  adding: string | undefined;
  /** The last event, for the status line. */
  message: string;
  /** The file in the viewer, with the address of its content. */
  opened: { file: ShownFile; url: string } | undefined;
}

export interface FilesStore {
  subscribe: (listener: () => void) => () => void;
  snapshot: () => FilesSnapshot;
  /** Adds a file. Without a network it is stored on this device and sent later. */
  add: (target: string, file: File) => Promise<void>;
  remove: (file: ShownFile) => Promise<void>;
  open: (file: ShownFile) => Promise<void>;
  close: () => void;
  /** Returns the content of a picture in a small size, or as it is on this device. */
  preview: (file: ShownFile) => Promise<Blob>;
  stop: () => void;
}

interface FilesOptions {
  api: HttpClient;
  tripId: string;
  /** Key of the share link, for readers. */
  share?: string | undefined;
}

const replaceFile = (files: readonly ShownFile[], id: string, next: ShownFile): ShownFile[] =>
  files.map((file) => (file.id === id ? next : file));

/** Creates the files of a trip that the visitor may see: from the server, or from this device when offline. */
export function createFilesStore(options: FilesOptions): FilesStore {
  const { api, tripId, share } = options;
  const listeners = new Set<() => void>();
  let current: FilesSnapshot = { files: [], adding: undefined, message: '', opened: undefined };
  const change = (changed: Partial<FilesSnapshot>) => {
    current = { ...current, ...changed };
    for (const listener of listeners) listener();
  };
  const asked = { id: tripId, ...(share !== undefined && { share }) };
  const load = (file: TripFile, size?: 'small') =>
    api.download('GET /travel/file', { ...asked, fileId: file.id, ...(size && { size }) });
  const uploads = createUploads(options, {
    onWaiting: (file) => change({ files: [...current.files, file], message: filesWords.waiting }),
    onSent: (waitingId, file) => {
      change({ files: replaceFile(current.files, waitingId, file), message: describeAdded(file) });
    },
    onFailure: (error) => change({ message: describeFailure(error, '') }),
  });
  const start = async () => {
    const waiting = (await listWaitingFiles(tripId)).map(toShown);
    try {
      const { list } = await api.call('GET /travel/files', asked);
      const isSaved = await setSavedFileIds(tripId, () => list.map(({ id }) => id));
      change({ files: [...list, ...waiting] });
      if (isSaved) await saveFiles(tripId, list, load);
      await uploads.flush();
    } catch (error) {
      if (isOffline(error)) change({ files: [...(await listSavedFiles(tripId)), ...waiting] });
      else throw error;
    }
  };
  start().catch((error: unknown) => console.error('The files of the trip could not be loaded', error));

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => current,
    async add(target, chosen) {
      const problem = findProblem(chosen, target, current.files);
      if (problem !== undefined) return change({ message: problem });
      change({ adding: target, message: filesWords.adding });
      try {
        const file = await uploads.add(target, chosen);
        if (file) change({ files: [...current.files, file], message: describeAdded(file) });
      } catch (error) {
        change({ message: describeFailure(error, '') });
      } finally {
        change({ adding: undefined });
      }
    },
    async remove(file) {
      try {
        if (file.isWaiting) await removeWaitingFile(file.id);
        else await api.call('POST /travel/file/remove', { id: tripId, fileId: file.id });
        await setSavedFileIds(tripId, (ids) => ids.filter((id) => id !== file.id));
        await removeSavedFile(file.id);
        const files = current.files.filter(({ id }) => id !== file.id);
        change({ files, message: filesWords.removed(file.name) });
      } catch (error) {
        change({ message: describeFailure(error, filesWords.offlineRemove) });
      }
    },
    async open(file) {
      try {
        const content = (await findOnDevice(file)) ?? (await load(file));
        change({ opened: { file, url: URL.createObjectURL(content) }, message: '' });
      } catch (error) {
        change({ message: describeFailure(error, filesWords.notHere) });
      }
    },
    close() {
      if (current.opened) URL.revokeObjectURL(current.opened.url);
      change({ opened: undefined });
    },
    preview: async (file) => (await findOnDevice(file)) ?? load(file, 'small'),
    stop: uploads.stop,
  };
}

interface UploadListeners {
  onWaiting: (file: ShownFile) => void;
  onSent: (waitingId: string, file: TripFile) => void;
  onFailure: (error: unknown) => void;
}

/** Sends files to the server. Without a network they wait on this device until there is one. */
function createUploads({ api, tripId }: FilesOptions, { onWaiting, onSent, onFailure }: UploadListeners) {
  const upload = async (target: string, content: File): Promise<TripFile> => {
    const file = await api.upload('POST /travel/file', { id: tripId, target }, content);
    if (await setSavedFileIds(tripId, (ids) => [...ids, file.id]))
      await storeSavedFile({ tripId, file, content });
    return file;
  };
  /** Sends the files that wait, oldest first. One that the server refuses stays on this device, with the reason. */
  const flush = async () => {
    for (const { id, target, content } of await listWaitingFiles(tripId)) {
      try {
        const file = await upload(target, content);
        await removeWaitingFile(id);
        onSent(id, file);
      } catch (error) {
        if (isOffline(error)) return;
        onFailure(error);
      }
    }
  };
  const handleOnline = () => void flush();
  addEventListener('online', handleOnline);
  return {
    flush,
    /** Returns the file on the server; undefined when it waits. */
    add: async (target: string, chosen: File): Promise<TripFile | undefined> => {
      const content = await fit(chosen, target);
      if (content.size > tripFileBytesMax) throw new TooLarge();
      try {
        return await upload(target, content);
      } catch (error) {
        if (!isOffline(error)) throw error;
        const createdAt = new Date().toISOString();
        const waiting = { id: crypto.randomUUID(), tripId, target, content, createdAt };
        await storeWaitingFile(waiting);
        onWaiting(toShown(waiting));
        return undefined;
      }
    },
    stop: () => removeEventListener('online', handleOnline),
  };
}

const findOnDevice = async ({ id }: TripFile): Promise<Blob | undefined> =>
  (await findWaitingFile(id))?.content ?? (await findSavedFile(id))?.content;

const toShown = ({ id, target, content, createdAt }: WaitingFile): ShownFile => ({
  id,
  target,
  name: content.name,
  type: tripFileTypes.find((type) => type === content.type) ?? 'image/jpeg',
  bytes: content.size,
  canRemove: true,
  createdAt,
  isWaiting: true,
});

const describeAdded = ({ name, target }: TripFile): string =>
  fileKindOf(target) === 'photo' ? filesWords.photoAdded : filesWords.added(name);

class TooLarge extends Error {}

/** Returns why a file cannot be added, before anything is sent. */
export function findProblem(
  { type, size }: Pick<File, 'type' | 'size'>,
  target: string,
  files: readonly Pick<TripFile, 'target'>[],
): string | undefined {
  const kind = fileKindOf(target);
  if (files.filter((file) => fileKindOf(file.target) === kind).length >= tripFilesMax[kind])
    return filesWords.tooMany(kind);
  const isPicture = type.startsWith('image/');
  if (type !== '' && !tripFileTypes.some((known) => known === type)) return filesWords.wrongType;
  if (kind === 'photo' && !isPicture) return filesWords.wrongType;
  return size > tripFileBytesMax && !isPicture ? filesWords.tooLarge : undefined;
}

/** Receipts and photos above this size are made smaller: there are many, and some wait on this device. */
const smallBytes = 1024 * 1024;

function fit(chosen: File, target: string): Promise<File> | File {
  const most = fileKindOf(target) === 'file' ? tripFileBytesMax : smallBytes;
  return chosen.size > most && chosen.type.startsWith('image/') ? shrinkPicture(chosen) : chosen;
}

function describeFailure(error: unknown, offline: string): string {
  if (error instanceof TooLarge) return filesWords.tooLarge;
  if (isOffline(error)) return offline;
  return error instanceof Error ? error.message : String(error);
}

function isOffline(error: unknown): boolean {
  return error instanceof ApiFailure && error.code === 0;
}
