/** Passwords of a cluster that runs for minutes on a loopback address. */
export const passwords = {
  superuser: 'proof-super',
  replication: 'proof-stream',
  owner: 'proof-owner',
  app: 'proof-app',
};
export const databaseName = 'yunyou';

export interface NodePorts {
  name: string;
  /** Where the programs listen. */
  postgres: number;
  rest: number;
  /** Ports of the proxies through which other programs connect; a network partition blocks them. */
  postgresProxy: number;
  restProxy: number;
  etcdProxy: number;
}

/** Limits on the time of a failover: a dead leader loses its lock after 20 s, and replicas look every 2 s. */
const dynamic = {
  ttl: 20,
  loop_wait: 2,
  retry_timeout: 5,
  primary_start_timeout: 5,
  synchronous_mode: true,
  postgresql: {
    use_pg_rewind: true,
    parameters: {
      max_connections: 60,
      shared_buffers: '64MB',
      wal_log_hints: 'on',
      hot_standby_feedback: 'on',
      max_wal_size: '128MB',
      // A primary that comes back replays from its last checkpoint, which is up to max_wal_size ago.
      wal_keep_size: '320MB',
    },
  },
};

/** Returns Patroni's settings of a node as JSON, which is YAML. */
export function patroniSettings({
  node,
  folder,
  binaries,
}: {
  node: NodePorts;
  folder: string;
  binaries: string;
}): string {
  const account = (username: string, password: string) => ({ username, password });
  return JSON.stringify(
    {
      scope: databaseName,
      name: node.name,
      restapi: { listen: `127.0.0.1:${node.rest}`, connect_address: `127.0.0.1:${node.restProxy}` },
      etcd3: { hosts: [`127.0.0.1:${node.etcdProxy}`], use_proxies: true },
      bootstrap: {
        dcs: dynamic,
        initdb: [{ encoding: 'UTF8' }, { locale: 'C' }, 'data-checksums'],
        pg_hba: [
          'host replication replicator 127.0.0.1/32 scram-sha-256',
          'host all all 127.0.0.1/32 scram-sha-256',
        ],
      },
      postgresql: {
        listen: `127.0.0.1:${node.postgres}`,
        connect_address: `127.0.0.1:${node.postgresProxy}`,
        data_dir: `${folder}/data`,
        bin_dir: binaries,
        pgpass: `${folder}/pgpass`,
        parameters: { unix_socket_directories: folder },
        remove_data_directory_on_rewind_failure: true,
        remove_data_directory_on_diverged_timelines: true,
        authentication: {
          superuser: account('postgres', passwords.superuser),
          replication: account('replicator', passwords.replication),
          rewind: account('postgres', passwords.superuser),
        },
      },
    },
    undefined,
    2,
  );
}

interface HaproxyPorts {
  primary: number;
  /** One port for each node, open while it is a replica. */
  replicas: readonly number[];
  site: number;
}

export function haproxySettings(
  ports: HaproxyPorts,
  nodes: readonly NodePorts[],
  sites: readonly number[],
): string {
  const check = (path: string) => `  mode tcp
  option httpchk OPTIONS ${path}
  http-check expect status 200
  timeout check 2s
  default-server inter 1s fastinter 500ms fall 2 rise 1 on-marked-down shutdown-sessions`;
  const server = ({ name, postgresProxy, restProxy }: NodePorts) =>
    `  server ${name} 127.0.0.1:${postgresProxy} check port ${restProxy}`;
  return `global
  maxconn 2000
defaults
  timeout connect 2s
  timeout client 10m
  timeout server 10m
listen primary
  bind 127.0.0.1:${ports.primary}
${check('/primary')}
${nodes.map(server).join('\n')}
${nodes
  .map(
    (node, index) => `listen replica-${node.name}
  bind 127.0.0.1:${ports.replicas[index]}
${check('/replica')}
${server(node)}`,
  )
  .join('\n')}
listen site
  bind 127.0.0.1:${ports.site}
  mode http
  option httpchk GET /readyz
  option redispatch 1
  option forwardfor
  retries 3
  retry-on conn-failure
  timeout check 5s
  default-server inter 200ms fall 1 rise 1
${sites.map((port, index) => `  server copy${index + 1} 127.0.0.1:${port} check`).join('\n')}
`;
}

/**
 * Returns the settings of PgBouncer. The role sets `statement_timeout`, because a shared connection cannot have the
 * value that the app sets per connection.
 */
export function pgbouncerSettings(
  port: number,
  haproxy: Pick<HaproxyPorts, 'primary' | 'replicas'>,
  { users, nodes }: { users: string; nodes: readonly NodePorts[] },
): string {
  const target = (name: string, to: number) => `${name} = host=127.0.0.1 port=${to} dbname=${databaseName}`;
  return `[databases]
${target(databaseName, haproxy.primary)}
${nodes.map(({ name }, index) => target(name, haproxy.replicas[index] ?? 0)).join('\n')}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = transaction
max_client_conn = 200
default_pool_size = 15
ignore_startup_parameters = statement_timeout
server_connect_timeout = 2
server_login_retry = 1
query_wait_timeout = 5
`;
}

export const pgbouncerUsers = (): string => `"yunyou_app" "${passwords.app}"\n`;
