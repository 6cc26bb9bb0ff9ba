import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseContainerfile } from './containerfile.ts';
import { createIgnoreFilter } from './ignore-file.ts';

const root = path.join(import.meta.dirname, '..', '..');

describe('parseContainerfile', () => {
  it('reads stages, flags, both forms of commands, and continued lines', () => {
    const stages = parseContainerfile(`# A comment
FROM node:24-slim AS build
WORKDIR /app
COPY . .
RUN npm ci \\
  # a comment between
  && npm prune

FROM node:24-slim
ENV A=1 B=two
COPY --from=build --chown=node:node /app .
USER node
VOLUME /data /keys
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=500ms --start-period=2m CMD ["node", "-e", "1"]
CMD node main.ts
`);
    expect(stages).toEqual([
      {
        name: 'build',
        base: 'node:24-slim',
        steps: [
          { kind: 'WORKDIR', folder: '/app' },
          { kind: 'COPY', from: undefined, owner: undefined, source: '.', target: '.' },
          { kind: 'RUN', command: ['/bin/sh', '-c', 'npm ci && npm prune'] },
        ],
      },
      {
        name: undefined,
        base: 'node:24-slim',
        steps: [
          { kind: 'ENV', values: { A: '1', B: 'two' } },
          { kind: 'COPY', from: 'build', owner: 'node:node', source: '/app', target: '.' },
          { kind: 'USER', user: 'node' },
          { kind: 'VOLUME', folders: ['/data', '/keys'] },
          { kind: 'EXPOSE', ports: [3000] },
          {
            kind: 'HEALTHCHECK',
            check: {
              command: ['node', '-e', '1'],
              intervalMs: 10_000,
              timeoutMs: 500,
              startPeriodMs: 120_000,
              retries: 3,
            },
          },
          { kind: 'CMD', command: ['/bin/sh', '-c', 'node main.ts'] },
        ],
      },
    ]);
  });

  it('reads the file of the project', () => {
    const stages = parseContainerfile(readFileSync(path.join(root, 'deploy', 'Containerfile'), 'utf8'));
    expect(stages.map(({ base }) => base)).toEqual(['node:24-slim', 'node:24-slim']);
    const kinds = stages.at(-1)?.steps.map(({ kind }) => kind);
    for (const kind of ['USER', 'HEALTHCHECK', 'CMD']) expect(kinds).toContain(kind);
  });

  it.each([
    [
      'an unknown instruction',
      'FROM a\nENTRYPOINT ["node"]',
      'Line 2: The instruction ENTRYPOINT is not known',
    ],
    ['an instruction in lower case', 'FROM a\nrun true', 'Line 2: The instruction run is not known'],
    ['an unknown flag', 'FROM a\n\nCOPY --link a b', 'Line 3: The flag --link is not known'],
    ['a flag of RUN', 'FROM a\nRUN --mount=type=cache true', 'The flag --mount=type=cache is not known'],
    ['a platform', 'FROM --platform=linux/amd64 a', 'FROM has an unknown form'],
    ['two sources', 'FROM a\nCOPY a b c/', 'COPY needs one source'],
    ['a variable', 'FROM a\nENV A=$B', 'without quotes and variables'],
    ['a step without a stage', 'USER node', 'before the first FROM'],
    ['a switched-off health check', 'FROM a\nHEALTHCHECK NONE', 'HEALTHCHECK needs CMD'],
    ['a duration without a unit', 'FROM a\nHEALTHCHECK --interval=10 CMD true', 'A duration as 10s'],
    ['a line that never ends', 'FROM a\nRUN true \\', 'Line 2: the last line is continued'],
    ['an empty file', '# nothing\n', 'no FROM'],
  ])('rejects %s', (_, text, message) => {
    expect(() => parseContainerfile(text)).toThrow(message);
  });
});

describe('createIgnoreFilter', () => {
  it('matches names at the top, and names at any depth after **', () => {
    const isIgnored = createIgnoreFilter('node_modules\n# comment\n**/build\ndata\n*.log\n');
    const files = [
      'node_modules',
      'apps/web/build',
      'build',
      'data',
      'a.log',
      'apps/data',
      'apps/a.log',
      'apps',
    ];
    expect(files.filter(isIgnored)).toEqual(['node_modules', 'apps/web/build', 'build', 'data', 'a.log']);
  });

  it('rejects exceptions, which it does not know', () => {
    expect(() => createIgnoreFilter('!data')).toThrow('!data');
  });
});
