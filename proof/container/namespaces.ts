import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import path from 'node:path';
import { waitUntil } from '../harness/waiting.ts';

/** How a process of an image runs. */
export interface Runtime {
  user: { uid: number; gid: number };
  folder: string;
  environment: Record<string, string>;
}

const devices = ['null', 'zero', 'full', 'random', 'urandom', 'tty'];

/** Mounts what every container has: processes and devices. `$root` is the image. */
const commonMounts = `
set -e
mount --bind "$root" "$root"
mount -t tmpfs -o mode=755 tmpfs "$root/dev"
for device in ${devices.join(' ')}; do touch "$root/dev/$device"; mount --bind "/dev/$device" "$root/dev/$device"; done
mkdir -m 1777 "$root/dev/shm"
mount -t tmpfs -o mode=1777,size=64m tmpfs "$root/dev/shm"
for stream in 0 1 2; do ln -s "/proc/self/fd/$stream" "$root/dev/fd$stream"; done
ln -s fd1 "$root/dev/stdout"; ln -s fd2 "$root/dev/stderr"; ln -s /proc/self/fd "$root/dev/fd"
mount -t proc proc "$root/proc"
`;

/** Without capabilities and the means to get them, as `cap_drop: ALL` and `no-new-privileges` do. */
const unprivileged = ['--bounding-set=-all', '--inh-caps=-all', '--ambient-caps=-all', '--no-new-privs'];

const setUser = ({ user }: Runtime) => [
  'setpriv',
  `--reuid=${user.uid}`,
  `--regid=${user.gid}`,
  '--clear-groups',
];

/** Changes the working folder, and replaces itself by the command that follows. */
const enterFolder = ({ folder }: Runtime) => ['/bin/sh', '-c', 'cd "$1" && shift && exec "$@"', 'sh', folder];
const enterRoot = 'exec chroot "$root" "$@"';

/** Runs a step of a build with the machine's network and the settings of npm that the machine has. */
export async function runBuildStep(
  root: string,
  runtime: Runtime,
  command: readonly string[],
  onOutput: (text: string) => void,
): Promise<void> {
  const settings = collectSettings();
  const mounts = settings.files.map(
    ({ from, to, isFolder }) =>
      `mkdir -p "$root${path.dirname(to)}"; ${isFolder ? `mkdir -p "$root${to}"` : `touch "$root${to}"`}; mount --bind '${from}' "$root${to}"`,
  );
  const script = `root=$1; shift
${commonMounts}
mount -t tmpfs tmpfs "$root/run"
${mounts.join('\n')}
${enterRoot}`;
  const child = spawn(
    'unshare',
    [
      ...[
        '--mount',
        '--pid',
        '--fork',
        '--kill-child',
        'sh',
        '-c',
        script,
        'sh',
        root,
        ...enterFolder(runtime),
      ],
      ...setUser(runtime),
      ...command,
    ],
    { stdio: ['ignore', 'pipe', 'pipe'], env: { ...runtime.environment, ...settings.environment } },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-4000);
      onOutput(chunk.toString());
    });
  const [code] = (await once(child, 'close')) as [number | null]; // Node's event has these arguments
  if (code !== 0) throw new Error(`"${command.join(' ')}" ended with ${code}:\n${output}`);
}

interface SettingFile {
  from: string;
  to: string;
  isFolder: boolean;
}

/**
 * Collects the machine's names, proxies, certificates and npm settings. They are mounted for the step and are not
 * part of the image.
 */
function collectSettings(): { files: SettingFile[]; environment: Record<string, string> } {
  const files: SettingFile[] = ['/etc/resolv.conf', '/etc/hosts'].map((file) => ({
    from: file,
    to: file,
    isFolder: false,
  }));
  const environment: Record<string, string> = {};
  const fromMachine = {
    npm_config_userconfig: '/run/npm/user',
    npm_config_globalconfig: '/run/npm/global',
    npm_config_cache: '/run/npm/cache',
    NODE_EXTRA_CA_CERTS: '/run/certificates.pem',
  };
  for (const [name, to] of Object.entries(fromMachine)) {
    const from = process.env[name];
    if (!from || !existsSync(from)) continue;
    files.push({ from, to, isFolder: name === 'npm_config_cache' });
    environment[name] = to;
  }
  for (const name of ['HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY', 'http_proxy', 'https_proxy', 'no_proxy']) {
    const value = process.env[name];
    if (value) environment[name] = value;
  }
  return { files, environment };
}

export interface Container {
  /** Process id of the command, as the machine sees it; it is number 1 in the container. */
  pid: number;
  /** Runs a command in the container as its user. Resolves with its exit code and output; 124 after the timeout. */
  run(command: readonly string[], timeoutMs?: number): Promise<{ code: number; output: string }>;
  /** Runs a program of this machine in the network of the container. */
  visit(command: readonly string[]): Promise<string>;
  output(): string;
  /** Sends SIGTERM and returns the exit code and the time until the end. Kills the container after the limit. */
  stop(limitMs: number): Promise<{ code: number | null; ms: number }>;
  kill(): Promise<void>;
}

/**
 * Starts a container: own processes, mounts and network, a read-only root, no capabilities, no new privileges. Only the volumes, `/tmp`
 * and `/dev/shm` can be written to.
 */
export async function startContainer(
  root: string,
  runtime: Runtime,
  command: readonly string[],
  volumes: Record<string, string>,
): Promise<Container> {
  const script = `root=$1; shift
${commonMounts}
mount -o remount,bind,ro "$root"
mount -t sysfs -o ro sysfs "$root/sys"
mount -t tmpfs -o mode=1777 tmpfs "$root/tmp"
${Object.entries(volumes)
  .map(([target, folder]) => `mount --bind '${folder}' "$root${target}"`)
  .join('\n')}
ip link set lo up
${enterRoot}`;
  const child = spawn(
    'unshare',
    [
      ...['--mount', '--pid', '--net', '--ipc', '--uts', '--fork', '--kill-child'],
      ...['sh', '-c', script, 'sh', root, ...enterFolder(runtime)],
      ...setUser(runtime),
      ...unprivileged,
      ...command,
    ],
    { stdio: ['ignore', 'pipe', 'pipe'], env: runtime.environment },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  const pid = await findFirstProcess(child, runtime, () => output);
  const inNamespaces = ['--target', String(pid), '--mount', '--pid', '--net', '--ipc', '--uts', '--root'];
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const kill = async () => {
    if (hasEnded()) return;
    const ended = once(child, 'exit');
    killProcess(pid, 'SIGKILL');
    await ended;
  };
  return {
    pid,
    run: (inside, timeoutMs = 60_000) =>
      runProgram(
        'nsenter',
        [...inNamespaces, ...enterFolder(runtime), ...setUser(runtime), ...unprivileged, ...inside],
        { timeoutMs, environment: runtime.environment },
      ),
    visit: async (inside) => {
      const { code, output: answer } = await runProgram('nsenter', [`--net=/proc/${pid}/ns/net`, ...inside], {
        timeoutMs: 1_200_000,
        environment: process.env,
      });
      if (code !== 0) throw new Error(`A visit failed (${code}): ${answer.slice(-2000)}`);
      return answer;
    },
    output: () => output,
    stop: async (limitMs) => {
      const start = performance.now();
      if (!hasEnded()) {
        const ended = once(child, 'exit');
        killProcess(pid, 'SIGTERM');
        const limit = setTimeout(() => killProcess(pid, 'SIGKILL'), limitMs);
        await ended;
        clearTimeout(limit);
      }
      return { code: child.exitCode, ms: performance.now() - start };
    },
    kill,
  };
}

function killProcess(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // it has ended
  }
}

/** Waits until the command has replaced the script that prepares the container, and returns its process id. */
async function findFirstProcess(
  child: ChildProcess,
  { user }: Runtime,
  output: () => string,
): Promise<number> {
  let pid = 0;
  await waitUntil('the container to start', async () => {
    if (child.exitCode !== null) throw new Error(`The container did not start: ${output()}`);
    const children = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim();
    pid = Number(children.split(' ')[0] ?? 0);
    return pid > 0 && statusOfProcess(pid)?.uid === user.uid;
  });
  return pid;
}

export interface ProcessStatus {
  pid: number;
  name: string;
  uid: number;
  /** Effective capabilities, as hexadecimal bits. */
  capabilities: string;
  noNewPrivileges: boolean;
}

/** Lists the processes of a container, by the namespace of its first one; none after its end. */
export function listProcesses(first: number): ProcessStatus[] {
  const namespace = namespaceOf(first);
  if (namespace === '') return [];
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && namespaceOf(pid) === namespace)
    .flatMap((pid) => statusOfProcess(pid) ?? []);
}

function namespaceOf(pid: number): string {
  try {
    return readlinkSync(`/proc/${pid}/ns/pid`);
  } catch {
    return ''; // it has ended
  }
}

function statusOfProcess(pid: number): ProcessStatus | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const field = (name: string) => new RegExp(String.raw`^${name}:\s+(\S+)`, 'm').exec(status)?.[1] ?? '';
    return {
      pid,
      name: field('Name'),
      uid: Number(field('Uid')),
      capabilities: field('CapEff'),
      noNewPrivileges: field('NoNewPrivs') === '1',
    };
  } catch {
    return undefined; // it has ended
  }
}

function runProgram(
  program: string,
  words: readonly string[],
  { timeoutMs, environment }: { timeoutMs: number; environment: NodeJS.ProcessEnv },
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const limits = {
      env: environment,
      timeout: timeoutMs,
      killSignal: 'SIGKILL',
      maxBuffer: 2 ** 26,
    } as const;
    execFile(program, words, limits, (error, stdout, stderr) => {
      const code = error === null ? 0 : typeof error.code === 'number' ? error.code : 124;
      resolve({ code, output: stdout + stderr });
    });
  });
}
