import { useQueryClient } from '@tanstack/react-query';
import { type MediaItem, mediaBytesMax } from '@yunyou/contract/admin/admin-media.endpoints';
import { useRef, useState } from 'react';
import { uploadPhotograph } from '../session/staff-client.ts';
import { useMediaWords } from './media-words.ts';

export interface UploadedFile {
  key: number;
  file: File;
  state: 'waiting' | 'sending' | 'added' | 'failed';
  /** Sent share, 0 to 1. */
  sent: number;
  /** Why it failed. */
  problem: string;
  item?: MediaItem;
}

/** The picture process decodes few pictures at the same time, so more would only wait there. */
const concurrency = 2;
export const megabytesMax = mediaBytesMax / 1024 / 1024;

/** Uploads files two at a time. A file that fails does not stop the others. */
export function useUploads() {
  const words = useMediaWords();
  const queries = useQueryClient();
  const [files, setFiles] = useState<UploadedFile[]>([]);
  const queue = useRef<UploadedFile[]>([]);
  const running = useRef(0);
  const lastKey = useRef(0);

  const change = (key: number, part: Partial<UploadedFile>) =>
    setFiles((before) => before.map((entry) => (entry.key === key ? { ...entry, ...part } : entry)));

  const sendNext = async (): Promise<void> => {
    const next = running.current < concurrency ? queue.current.shift() : undefined;
    if (!next) return;
    running.current += 1;
    const { key, file } = next;
    change(key, { state: 'sending', sent: 0, problem: '' });
    try {
      const item = await uploadPhotograph(file, (sent) => change(key, { sent }));
      change(key, { state: 'added', sent: 1, item });
      await queries.invalidateQueries({ queryKey: ['media'] });
    } catch (error) {
      change(key, { state: 'failed', problem: error instanceof Error ? error.message : String(error) });
    }
    running.current -= 1;
    await sendNext();
  };
  const start = (entry: UploadedFile) => {
    queue.current.push(entry);
    void sendNext();
  };

  return {
    files,
    add: (file: File) => {
      lastKey.current += 1;
      const entry: UploadedFile = { key: lastKey.current, file, state: 'waiting', sent: 0, problem: '' };
      const isTooLarge = file.size > mediaBytesMax;
      const problem = words.tooLarge(megabytesMax);
      setFiles((before) => [...before, isTooLarge ? { ...entry, state: 'failed', problem } : entry]);
      if (!isTooLarge) start(entry);
    },
    retry: (entry: UploadedFile) => {
      change(entry.key, { state: 'waiting', sent: 0, problem: '' });
      start(entry);
    },
    clear: () =>
      setFiles((before) => before.filter(({ state }) => state === 'waiting' || state === 'sending')),
  };
}
