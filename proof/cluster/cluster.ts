import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { createClusterRoles } from '@yunyou/database/testing/cluster-roles';
import { statusOf, waitUntil } from '../harness/waiting.ts';
import {
  databaseName,
  haproxySettings,
  type NodePorts,
  passwords,
  pgbouncerSettings,
  pgbouncerUsers,
} from './configuration.ts';
import { type ClusterNode, createNode } from './node.ts';
import { createPrograms, freePorts, type Programs } from './programs.ts';

export interface Cluster {
  nodes: readonly ClusterNode[];
  /** True when each node has a small disk that can be filled. */
  hasSmallDisks: boolean;
  siteUrl: string;
  sitePorts: readonly [number, number];
  environment: Record<string, string>;
  ownerUrl: string;
  leader(): Promise<ClusterNode | undefined>;
  /** Waits for one leader and two replicas, one of them synchronous. */
  waitUntilWhole(): Promise<number>;
  /** Runs `patronictl`. */
  control(...words: string[]): Promise<string>;
  stop(): Promise<void>;
}

const portNames = [
  'etcd',
  'peer',
  'primary',
  'node1',
  'node2',
  'node3',
  'site',
  'pgbouncer',
  'copy1',
  'copy2',
] as const;
type Ports = Record<(typeof portNames)[number], number>;

/** Starts etcd, three PostgreSQL servers under Patroni, HAProxy and PgBouncer. */
export async function startCluster(log: (what: string) => void): Promise<Cluster> {
  const programs = createPrograms();
  try {
    const ports = await freePorts(portNames);
    log('etcd starts');
    await startEtcd(programs, ports);
    const made = [];
    for (const name of ['node1', 'node2', 'node3'])
      made.push(await createNode(programs, { name, etcdPort: ports.etcd }));
    for (const { node } of made) node.start();
    const nodePorts = made.map((one) => one.ports);
    startProxies(programs, ports, nodePorts);
    const cluster = controlCluster({
      programs,
      ports,
      nodes: made.map(({ node }) => node),
      hasSmallDisks: made.every(({ hasSmallDisk }) => hasSmallDisk),
      settings: made[0]?.settings ?? '',
    });
    log('PostgreSQL starts under Patroni');
    await cluster.waitUntilWhole();
    await createClusterRoles(addressOf('postgres', passwords.superuser, ports.primary, 'postgres'), {
      database: databaseName,
      owner: { name: 'yunyou', password: passwords.owner },
      app: { name: 'yunyou_app', password: passwords.app },
    });
    return cluster;
  } catch (error) {
    await programs.stop();
    throw error;
  }
}

const addressOf = (role: string, password: string, port: number, database: string) =>
  `postgres://${role}:${password}@127.0.0.1:${port}/${database}`;

async function startEtcd(programs: Programs, ports: Ports): Promise<void> {
  const client = `http://127.0.0.1:${ports.etcd}`;
  const peer = `http://127.0.0.1:${ports.peer}`;
  programs.keep('etcd', '/usr/bin/etcd', [
    ...['--data-dir', programs.makeFolder('etcd'), '--unsafe-no-fsync'],
    ...['--listen-client-urls', client, '--advertise-client-urls', client],
    ...['--listen-peer-urls', peer, '--initial-advertise-peer-urls', peer],
    ...['--initial-cluster', `default=${peer}`, '--log-level', 'error'],
  ]);
  await waitUntil('etcd answers', async () => (await statusOf(`${client}/health`)) === 200);
}

function startProxies(programs: Programs, ports: Ports, nodes: readonly NodePorts[]): void {
  const { primary, site, node1, node2, node3 } = ports;
  const haproxy = { primary, site, replicas: [node1, node2, node3] };
  const haproxyFile = programs.write(
    'haproxy.cfg',
    haproxySettings(haproxy, nodes, [ports.copy1, ports.copy2]),
  );
  programs.keep('haproxy', '/usr/sbin/haproxy', ['-f', haproxyFile, '-db']);
  const users = programs.write('pgbouncer-users.txt', pgbouncerUsers());
  const poolFile = programs.write(
    'pgbouncer.ini',
    pgbouncerSettings(ports.pgbouncer, haproxy, { users, nodes }),
  );
  programs.keep('pgbouncer', '/usr/sbin/pgbouncer', [poolFile]);
}

interface ClusterParts {
  programs: Programs;
  ports: Ports;
  nodes: readonly ClusterNode[];
  hasSmallDisks: boolean;
  /** Patroni's settings of any node. */
  settings: string;
}

function controlCluster({ programs, ports, nodes, hasSmallDisks, settings }: ClusterParts): Cluster {
  const appUrl = (database: string) => addressOf('yunyou_app', passwords.app, ports.pgbouncer, database);
  const ownerUrl = addressOf('yunyou', passwords.owner, ports.primary, databaseName);
  return {
    nodes,
    hasSmallDisks,
    siteUrl: `http://127.0.0.1:${ports.site}`,
    sitePorts: [ports.copy1, ports.copy2],
    ownerUrl,
    environment: {
      DATABASE_URL: appUrl(databaseName),
      MIGRATION_DATABASE_URL: ownerUrl,
      DATABASE_REPLICA_URL: nodes.map(({ name }) => appUrl(name)).join(),
    },
    leader: async () => {
      for (const node of nodes) if (await node.isLeader()) return node;
      return undefined;
    },
    waitUntilWhole: () =>
      waitUntil(
        'one leader and two replicas',
        async () => {
          const replicas = await Promise.all(nodes.map((node) => node.isReplica()));
          const leaders = await Promise.all(nodes.map((node) => node.isLeader()));
          const synchronous = await Promise.all(nodes.map((node) => node.isSynchronous()));
          return count(replicas) === 2 && count(leaders) === 1 && count(synchronous) === 1;
        },
        { timeoutMs: 180_000, intervalMs: 500 },
      ),
    control: async (...words) => {
      // Not the blocking call: Patroni reaches etcd through the proxies of this process.
      const { stdout } = await promisify(execFile)('/usr/bin/patronictl', ['-c', settings, ...words]);
      return stdout;
    },
    stop: programs.stop,
  };
}

const count = (flags: boolean[]) => flags.filter(Boolean).length;
