import { createEncoderProcess, type EncoderProcessOptions } from './encoder-process.ts';
import type { PictureTasks, TaskInput, TaskName, TaskOutput } from './encoding/messages.ts';
import { PictureError } from './picture-error.ts';

export interface PictureEncoder {
  /**
   * Runs a task in the helper process, one task at a time: pictures of pages first, then uploads, so that uploads that take
   * long do not hold up pages, then background tasks. Rejects with PictureError.
   */
  run<N extends TaskName>(
    name: N,
    input: TaskInput<N>,
    options?: { isBackground?: boolean },
  ): Promise<TaskOutput<N>>;
  /** Rejects all tasks and kills the helper process. */
  close(): void;
}

interface EncoderOptions extends EncoderProcessOptions {
  /** Tasks that may wait for the process, by lane. Further ones are rejected as busy. */
  waitingMax: { foreground: number; uploads: number; background: number };
  /** Bytes of uploaded files that may wait. */
  waitingBytesMax: number;
  /** Tasks that waited longer are rejected as busy, because their callers have given up. */
  waitMsMax: number;
}

const defaults: EncoderOptions = {
  deadlineMs: 20_000,
  idleMs: 10_000,
  restingBytesMax: 200 * 1024 * 1024,
  waitingMax: { foreground: 32, uploads: 32, background: 200 },
  waitingBytesMax: 64 * 1024 * 1024,
  waitMsMax: 20_000,
  entry: new URL('./encoding/encoder.process.ts', import.meta.url),
};

interface Waiting {
  name: TaskName;
  input: PictureTasks[TaskName]['input'];
  bytes: number;
  queuedAt: number;
  resolve(output: unknown): void;
  reject(error: Error): void;
}

/** Creates the queue in front of the picture process. The process starts with the first task. */
export function createPictureEncoder(options: Partial<EncoderOptions> = {}): PictureEncoder {
  const { waitingMax, waitingBytesMax, waitMsMax, ...processOptions } = { ...defaults, ...options };
  const helper = createEncoderProcess(processOptions);
  const lanes: Record<keyof typeof waitingMax, Waiting[]> = { foreground: [], uploads: [], background: [] };
  let isRunning = false;
  let isClosed = false;

  const countBytes = () => lanes.uploads.reduce((total, { bytes }) => total + bytes, 0);

  async function drain(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    for (;;) {
      const urgent = lanes.foreground.shift() ?? lanes.uploads.shift();
      const task = urgent ?? lanes.background.shift();
      if (!task) break;
      if (urgent && performance.now() - urgent.queuedAt > waitMsMax) {
        urgent.reject(new PictureError('busy', `${urgent.name} waited more than ${waitMsMax} ms`));
      } else {
        await helper.run({ name: task.name, input: task.input }).then(task.resolve, task.reject);
      }
    }
    isRunning = false;
  }

  return {
    async run<N extends TaskName>(name: N, input: TaskInput<N>, { isBackground = false } = {}) {
      const bytes = 'content' in input ? input.content.length : 0;
      const lane = isBackground ? 'background' : bytes > 0 ? 'uploads' : 'foreground';
      if (isClosed) throw new PictureError('ended', 'The picture encoder is closed');
      if (lanes[lane].length >= waitingMax[lane] || (bytes > 0 && countBytes() + bytes > waitingBytesMax)) {
        throw new PictureError('busy', `${name} was rejected: too many pictures wait`);
      }
      const { promise, resolve, reject } = Promise.withResolvers<unknown>();
      lanes[lane].push({ name, input, bytes, queuedAt: performance.now(), resolve, reject });
      void drain();
      return (await promise) as TaskOutput<N>; // the process runs the task of this name
    },
    close() {
      isClosed = true;
      for (const { reject } of Object.values(lanes).flatMap((lane) => lane.splice(0))) {
        reject(new PictureError('ended', 'The picture encoder is closed'));
      }
      helper.end();
    },
  };
}
