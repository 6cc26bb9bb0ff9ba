import type { Replicas } from '@yunyou/database/replicas';
import { Counter, Gauge, type Registry } from 'prom-client';

/** Registers the lag of each replica and the number of public reads by server. */
export function registerReplicaMetrics(register: Registry, replicas: Replicas): void {
  const lag = new Gauge({
    name: 'database_replica_lag_seconds',
    help: 'Every commit older than this is on the replica; +Inf while it is unknown',
    labelNames: ['replica'],
    registers: [register],
    collect: () => {
      for (const { name, lagSeconds } of replicas.states()) lag.set({ replica: name }, lagSeconds);
    },
  });
  const used = new Gauge({
    name: 'database_replica_used',
    help: '1 while the replica answers and is within REPLICA_LAG_MAX',
    labelNames: ['replica'],
    registers: [register],
    collect: () => {
      for (const { name, isUsed } of replicas.states()) used.set({ replica: name }, isUsed ? 1 : 0);
    },
  });
  const reads = new Counter({
    name: 'database_public_reads_total',
    help: 'Public reads by the server that answered them',
    labelNames: ['server'],
    registers: [register],
    collect: () => {
      reads.reset();
      for (const [server, count] of Object.entries(replicas.counts())) reads.inc({ server }, count);
    },
  });
}
