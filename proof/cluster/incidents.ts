import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { migrateDatabase } from '@yunyou/database/migrate';
import { fill } from '../faults/disk-full.ts';
import type { TestSite } from '../faults/test-site.ts';
import { isReady, waitUntil } from '../harness/waiting.ts';
import type { Cluster } from './cluster.ts';
import { writeNextMigration } from './next-migration.ts';
import type { ClusterNode } from './node.ts';

interface Setting {
  cluster: Cluster;
  copies: readonly TestSite[];
  /** Resolves when the write probe has succeeded after this call. */
  writesWork(): Promise<void>;
}

export interface Incident {
  name: string;
  /**
   * Brings about the incident and ends it. Remaining faults, such as a stopped server that returns, are repaired
   * without the test.
   */
  run(setting: Setting): Promise<void>;
}

async function findLeader(cluster: Cluster): Promise<ClusterNode> {
  const leader = await cluster.leader();
  if (!leader) throw new Error('There is no leader');
  return leader;
}

const waitForOtherLeader = (cluster: Cluster, { name }: ClusterNode) =>
  waitUntil(
    'another node leads',
    async () => {
      for (const node of cluster.nodes) if (node.name !== name && (await node.isLeader())) return true;
      return false;
    },
    { timeoutMs: 120_000, intervalMs: 200 },
  );

const kill: Incident = {
  name: 'the primary is killed (SIGKILL of Patroni and PostgreSQL)',
  run: async ({ cluster, writesWork }) => {
    const leader = await findLeader(cluster);
    await leader.kill();
    await waitForOtherLeader(cluster, leader);
    await writesWork();
    leader.start();
  },
};

const partition: Incident = {
  name: 'the primary is cut off from the network',
  run: async ({ cluster, writesWork }) => {
    const leader = await findLeader(cluster);
    leader.partition(true);
    await waitForOtherLeader(cluster, leader);
    await writesWork();
    leader.partition(false);
  },
};

const disk: Incident = {
  name: 'the disk of the primary is full',
  run: async ({ cluster, writesWork }) => {
    const leader = await findLeader(cluster);
    const ballast = path.join(leader.folder, 'ballast');
    const filling = setInterval(() => fill(ballast), 200); // also what the server frees
    try {
      await waitForOtherLeader(cluster, leader);
      await writesWork();
    } finally {
      clearInterval(filling);
      await rm(ballast, { force: true });
    }
  },
};

const restarts: Incident = {
  name: 'every database node is restarted, one after the other',
  run: async ({ cluster, writesWork }) => {
    for (const node of cluster.nodes) {
      await node.stop();
      await writesWork();
      node.start();
      await cluster.waitUntilWhole();
    }
  },
};

const switchover: Incident = {
  name: 'failover by command (`patronictl switchover`)',
  run: async ({ cluster, writesWork }) => {
    const leader = await findLeader(cluster);
    await cluster.control('switchover', '--force', '--master', leader.name);
    await waitForOtherLeader(cluster, leader);
    await writesWork();
  },
};

const upgrade: Incident = {
  name: 'rolling upgrade of the app with a migration between the two copies',
  run: async ({ cluster, copies, writesWork }) => {
    const [first, second] = copies;
    if (!first || !second) throw new Error('Two copies are needed');
    const restart = async (copy: TestSite) => {
      await copy.end('SIGTERM');
      await copy.start();
      await waitUntil('ready again', () => isReady(copy.url()));
    };
    await restart(first);
    const next = await writeNextMigration();
    try {
      await migrateDatabase({ url: cluster.ownerUrl }, next.folder);
    } finally {
      await next.remove();
    }
    await writesWork();
    await delay(1000); // the old copy serves on the new schema
    await restart(second);
  },
};

export const incidents = { kill, partition, disk, restarts, switchover, upgrade } as const;
