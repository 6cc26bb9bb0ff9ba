import { type ChildProcess, execFileSync } from 'node:child_process';
import path from 'node:path';
import { killAll, listDatabaseProcesses } from '../faults/processes.ts';
import { startTcpProxy, type TcpProxy } from '../harness/tcp-proxy.ts';
import { statusOf, waitUntil } from '../harness/waiting.ts';
import { type NodePorts, patroniSettings } from './configuration.ts';
import { findPostgresPrograms } from './packages.ts';
import { endProcess, freePorts, type Programs } from './programs.ts';

export interface ClusterNode {
  name: string;
  folder: string;
  isLeader(): Promise<boolean>;
  /** Streams from the leader. */
  isReplica(): Promise<boolean>;
  /** Has every write that the leader acknowledges. */
  isSynchronous(): Promise<boolean>;
  start(): void;
  /** Kills Patroni and PostgreSQL without a clean shutdown, as a power failure does. */
  kill(): Promise<void>;
  /** Ends both in order. */
  stop(): Promise<void>;
  /** Blocks the network from and to this node. */
  partition(isCut: boolean): void;
}

const diskMegabytes = 1000;
/** Space at which the node hands over; the shutdown of a primary writes a little. */
const minFreeMegabytes = 40;
const diskWatch = path.join(import.meta.dirname, '..', '..', 'deploy', 'disk-watch.sh');

/** Prepares a node on a disk of its own, if this process may mount one. Patroni is started by `start`. */
export async function createNode(
  programs: Programs,
  { name, etcdPort }: { name: string; etcdPort: number },
): Promise<{ node: ClusterNode; ports: NodePorts; hasSmallDisk: boolean; settings: string }> {
  const folder = programs.makeFolder(name);
  const hasSmallDisk = mountSmallDisk(folder, programs.user);
  if (hasSmallDisk) programs.onStop(() => void execFileSync('umount', ['-l', folder]));
  const { postgres, rest } = await freePorts(['postgres', 'rest']);
  const proxyOf = (port: number) => startTcpProxy({ host: '127.0.0.1', port });
  const [toPostgres, toRest, toEtcd] = [
    await proxyOf(postgres),
    await proxyOf(rest),
    await proxyOf(etcdPort),
  ];
  const ports = {
    name,
    postgres,
    rest,
    postgresProxy: toPostgres.port,
    restProxy: toRest.port,
    etcdProxy: toEtcd.port,
  };
  const settings = programs.write(
    `${name}.json`,
    patroniSettings({ node: ports, folder, binaries: findPostgresPrograms() }),
  );
  const proxies = [toPostgres, toRest, toEtcd];
  const launch = () => programs.run(name, '/usr/bin/patroni', [settings]);
  const node = controlNode({ name, folder, ports, proxies, launch });
  programs.onStop(async () => {
    await node.kill();
    for (const proxy of proxies) await proxy.stop();
  });
  const watched = [settings, path.join(folder, 'data'), String(minFreeMegabytes)];
  programs.keep(`${name}-disk`, '/bin/sh', [diskWatch, ...watched]);
  return { node, ports, hasSmallDisk, settings };
}

interface NodeOptions {
  name: string;
  folder: string;
  ports: NodePorts;
  proxies: TcpProxy[];
  launch(): ChildProcess;
}

function controlNode({ name, folder, ports, proxies, launch }: NodeOptions): ClusterNode {
  let patroni: ChildProcess | undefined;
  const asks = async (what: string) => (await statusOf(`http://127.0.0.1:${ports.rest}/${what}`)) === 200;
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    const ending = patroni;
    patroni = undefined;
    if (ending) await endProcess(ending, signal);
  };
  return {
    name,
    folder,
    isLeader: () => asks('primary'),
    isReplica: () => asks('replica'),
    isSynchronous: () => asks('synchronous'),
    start: () => {
      patroni = launch();
    },
    kill: async () => {
      await end('SIGKILL');
      killAll(listDatabaseProcesses(folder));
      await waitUntil('PostgreSQL has ended', async () => listDatabaseProcesses(folder).length === 0);
    },
    stop: () => end('SIGTERM'),
    partition: (isCut) => {
      for (const proxy of proxies) proxy.set(isCut ? 'silent' : 'open');
    },
  };
}

/** Mounts a tmpfs; false if this process may not. */
function mountSmallDisk(folder: string, user: Programs['user']): boolean {
  try {
    const owner = user ? `,uid=${user.uid},gid=${user.gid},mode=0700` : '';
    const options = `size=${diskMegabytes}m${owner}`;
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false; // needs root
  }
}
