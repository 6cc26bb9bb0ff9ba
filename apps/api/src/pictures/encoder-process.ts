import { type ChildProcess, fork } from 'node:child_process';
import os from 'node:os';
import type { TaskReply, TaskRequest } from './encoding/messages.ts';
import { PictureError } from './picture-error.ts';

export interface EncoderProcessOptions {
  /** Time after which a task is given up and the process is killed. */
  deadlineMs: number;
  /** Time without a task after which the process ends, so that its memory returns. */
  idleMs: number;
  /** Resident memory after a task above which the process ends; the next task starts a new one. */
  restingBytesMax: number;
  entry: URL;
}

export interface EncoderProcess {
  /** Runs one task; the caller waits for the result before the next call. Starts the process when there is none. */
  run(request: TaskRequest): Promise<unknown>;
  /** Kills the process. A running task rejects. */
  end(): void;
}

/** Environment of the process: it decodes files of strangers, so it gets no secrets. */
const inherited = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'SystemRoot', 'LD_LIBRARY_PATH', 'NODE_COMPILE_CACHE'];
const execArgv = ['--max-old-space-size=192', '--max-semi-space-size=1'];

function open(entry: URL): ChildProcess {
  const environment = inherited.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  const child = fork(entry, {
    execArgv,
    env: { ...Object.fromEntries(environment), MALLOC_ARENA_MAX: '2', UV_THREADPOOL_SIZE: '2' },
    serialization: 'advanced', // passes buffers without copying them into JSON
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  child.on('error', () => child.kill('SIGKILL')); // without a listener a failed start would end the server
  lowerPriority(child);
  return child;
}

/** Lets the serving process go first when cores are scarce. */
function lowerPriority({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    os.setPriority(pid, os.constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // The process has ended already, or the system forbids it: it works at normal priority.
  }
}

/** Runs picture tasks one at a time in a child process that is replaced when it ends, and ended when idle. */
export function createEncoderProcess({
  deadlineMs,
  idleMs,
  restingBytesMax,
  entry,
}: EncoderProcessOptions): EncoderProcess {
  let child: ChildProcess | undefined;
  let idleTimer: NodeJS.Timeout | undefined;

  const end = (): void => {
    clearTimeout(idleTimer);
    child?.kill('SIGKILL');
    child = undefined;
  };
  const rest = (reply: TaskReply): void => {
    if (reply.residentBytes > restingBytesMax) end();
    else idleTimer = setTimeout(end, idleMs).unref();
  };

  return {
    end,
    async run(request) {
      clearTimeout(idleTimer);
      child ??= open(entry);
      const reply = await exchange(child, request, deadlineMs).catch((error: unknown) => {
        end();
        throw error;
      });
      rest(reply);
      if (reply.status === 'failed') throw new PictureError('failed', reply.text);
      return reply.output;
    },
  };
}

/** Sends a request and waits for the reply. An idle process does not keep the server alive. */
async function exchange(child: ChildProcess, request: TaskRequest, deadlineMs: number): Promise<TaskReply> {
  const { promise, resolve, reject } = Promise.withResolvers<TaskReply>();
  const onEnd = () => reject(new PictureError('ended', `The picture process ended during ${request.name}`));
  const timer = setTimeout(
    () => reject(new PictureError('deadline', `${request.name} took more than ${deadlineMs} ms`)),
    deadlineMs,
  );
  child.once('message', (reply) => resolve(reply as TaskReply)); // sent by encoder.process.ts
  child.once('exit', onEnd);
  child.once('error', onEnd);
  child.ref();
  child.channel?.ref();
  child.send(request, (error) => error && onEnd());
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    child.removeAllListeners('message');
    child.off('exit', onEnd);
    child.off('error', onEnd);
    child.channel?.unref();
    child.unref();
  }
}
