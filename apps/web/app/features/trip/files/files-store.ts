import { ApiFailure, type HttpClient } from '@yunyou/contract/http-client';
import type { TripFile } from '@yunyou/contract/trip/trip-file.schema';
import { maxTripFiles, tripFileBytesMax, tripFileTypes } from '@yunyou/contract/trip/trip-file-limits';
import {
  findSavedFile,
  listSavedFiles,
  removeSavedFile,
  saveFiles,
  storeSavedFile,
} from '../offline/saved-files.ts';
import { findSavedTrip } from '../offline/saved-trips.ts';
import { filesWords } from './files-words.ts';
import { shrinkPicture } from './shrink-picture.ts';

interface FilesSnapshot {
  files: readonly TripFile[];
  /** Target of the upload that is running. */
  adding: string | undefined;
  /** What happened last, for the status line. */
  message: string;
  /** The file in the viewer, with the address of its content. */
  opened: { file: TripFile; url: string } | undefined;
}

export interface FilesStore {
  subscribe: (listener: () => void) => () => void;
  snapshot: () => FilesSnapshot;
  add: (target: string, file: File) => Promise<void>;
  remove: (file: TripFile) => Promise<void>;
  open: (file: TripFile) => Promise<void>;
  close: () => void;
}

const nothing: FilesSnapshot = { files: [], adding: undefined, message: '', opened: undefined };

/** Store for members of a trip: only the owner sees its files. */
export const noFiles: FilesStore = {
  subscribe: () => () => undefined,
  snapshot: () => nothing,
  add: async () => undefined,
  remove: async () => undefined,
  open: async () => undefined,
  close: () => undefined,
};

/** Creates the files of a trip: from the server, or from this device when offline. */
export function createFilesStore(api: HttpClient, tripId: string): FilesStore {
  const listeners = new Set<() => void>();
  let current = nothing;
  const change = (changed: Partial<FilesSnapshot>) => {
    current = { ...current, ...changed };
    for (const listener of listeners) listener();
  };
  const load = (file: TripFile) => api.download('GET /travel/file', { id: tripId, fileId: file.id });
  const isTripSaved = async () => (await findSavedTrip(tripId)) !== undefined;

  const start = async () => {
    try {
      const { list } = await api.call('GET /travel/files', { id: tripId });
      change({ files: list });
      if (await isTripSaved()) await saveFiles(tripId, list, load);
    } catch (error) {
      if (isOffline(error)) change({ files: await listSavedFiles(tripId) });
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
      const problem = findProblem(chosen, current.files.length);
      if (problem !== undefined) return change({ message: problem });
      change({ adding: target, message: filesWords.adding });
      try {
        const content = await fit(chosen);
        if (content.size > tripFileBytesMax) throw new TooLarge();
        const file = await api.upload('POST /travel/file', { id: tripId, target }, content);
        change({ files: [...current.files, file], message: filesWords.added(file.name) });
        if (await isTripSaved()) await storeSavedFile({ tripId, file, content });
      } catch (error) {
        change({ message: describeFailure(error, filesWords.offlineAdd) });
      } finally {
        change({ adding: undefined });
      }
    },
    async remove(file) {
      try {
        await api.call('POST /travel/file/remove', { id: tripId, fileId: file.id });
        const files = current.files.filter(({ id }) => id !== file.id);
        change({ files, message: filesWords.removed(file.name) });
        await removeSavedFile(file.id);
      } catch (error) {
        change({ message: describeFailure(error, filesWords.offlineRemove) });
      }
    },
    async open(file) {
      try {
        const content = (await findSavedFile(file.id))?.content ?? (await load(file));
        change({ opened: { file, url: URL.createObjectURL(content) }, message: '' });
      } catch (error) {
        change({ message: describeFailure(error, filesWords.notHere) });
      }
    },
    close() {
      if (current.opened) URL.revokeObjectURL(current.opened.url);
      change({ opened: undefined });
    },
  };
}

class TooLarge extends Error {}

/** Returns why a file cannot be added, before anything is sent. */
export function findProblem({ type, size }: Pick<File, 'type' | 'size'>, count: number): string | undefined {
  if (count >= maxTripFiles) return filesWords.tooMany;
  if (type !== '' && !tripFileTypes.some((known) => known === type)) return filesWords.wrongType;
  if (size > tripFileBytesMax && !type.startsWith('image/')) return filesWords.tooLarge;
  return undefined;
}

const fit = (chosen: File): Promise<File> | File =>
  chosen.size > tripFileBytesMax ? shrinkPicture(chosen) : chosen;

function describeFailure(error: unknown, offline: string): string {
  if (error instanceof TooLarge) return filesWords.tooLarge;
  if (isOffline(error)) return offline;
  return error instanceof Error ? error.message : String(error);
}

function isOffline(error: unknown): boolean {
  return error instanceof ApiFailure && error.code === 0;
}
