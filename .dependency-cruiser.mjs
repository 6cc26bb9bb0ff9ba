/**
 * Import rules. Each part of the project lists which other parts it may import; docs/map.md shows the same as a table.
 * `outside` limits the npm packages and Node modules of a part; without it, everything in its package.json is allowed.
 */
const parts = [
  { folder: 'packages/contract', mayImport: [], outside: ['zod'] },
  { folder: 'packages/planner', mayImport: [], outside: [] },
  {
    folder: 'packages/domain',
    mayImport: ['packages/contract', 'packages/planner'],
    outside: ['util', 'chinese-days', 'suncalc', 'libphonenumber-js'],
  },
  { folder: 'packages/wish', mayImport: ['packages/contract', 'packages/domain'] },
  { folder: 'packages/content', mayImport: ['packages/contract', 'packages/domain'] },
  { folder: 'packages/database', mayImport: ['packages/contract'] },
  { folder: 'packages/client', mayImport: ['packages/contract'] },
  { folder: 'packages/ui', mayImport: [], outside: ['react', 'react-dom'] },
  {
    folder: 'apps/api',
    mayImport: [
      'packages/contract',
      'packages/domain',
      'packages/database',
      'packages/content',
      'packages/planner',
      'packages/wish',
    ],
  },
  {
    folder: 'apps/web',
    mayImport: ['packages/contract', 'packages/domain', 'packages/ui', 'packages/planner'],
  },
  {
    folder: 'apps/admin',
    mayImport: ['packages/contract', 'packages/domain', 'packages/ui', 'packages/planner'],
    inTests: ['packages/content'],
  },
  { folder: 'tools/posters/src', mayImport: [], outside: [] },
  { folder: 'tools/planner-bench', mayImport: ['packages/planner'] },
];

const source = '^(packages|apps|tools|proof|scripts|e2e)/';
const tests = '\\.test\\.tsx?$|/(testing|fixtures|bench)/';
const escape = (text) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** Two rules per part: one for its source files, one for its tests, which may import more. */
const directionRules = parts.flatMap(({ folder, mayImport, inTests = [] }) => {
  const rule = (name, from, allowed) => ({
    name: `${folder}-${name}`,
    comment: `${folder} may import only: ${allowed.join(', ') || 'nothing of ours'}. See docs/map.md.`,
    severity: 'error',
    from: { path: `^${folder}/`, ...from },
    to: { path: source, pathNot: [folder, ...allowed].map((part) => `^${part}/`) },
  });
  return [
    rule('direction', { pathNot: tests }, mayImport),
    rule('direction-of-tests', { path: [`^${folder}/.*(${tests})`] }, [...mayImport, ...inTests]),
  ];
});

const outsideRules = parts.flatMap(({ folder, outside }) =>
  outside
    ? [
        {
          name: `${folder}-outside`,
          comment: `${folder} stays free of other packages: ${outside.join(', ') || 'none'} allowed.`,
          severity: 'error',
          from: { path: `^${folder}/`, pathNot: tests },
          to: {
            dependencyTypes: [
              'npm',
              'npm-dev',
              'npm-optional',
              'npm-peer',
              'npm-no-pkg',
              'npm-unknown',
              'core',
            ],
            pathNot: outside.map((name) => `(^|node_modules/)${escape(name)}(/|$)`),
          },
        },
      ]
    : [],
);

export default {
  forbidden: [
    ...directionRules,
    ...outsideRules,
    {
      name: 'no-circles',
      comment: 'Move what both files need into a third file. Type-only imports count.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'own-package-by-relative-path',
      comment: 'Inside a package, import by relative path.',
      severity: 'error',
      from: { path: '^(packages|apps|tools)/([^/]+)/' },
      to: { path: '^$1/$2/', dependencyTypes: ['undetermined', 'aliased-workspace', 'npm'] },
    },
    {
      name: 'picture-libraries-in-the-picture-process',
      comment: 'Add a task to apps/api/src/pictures/encoding: the serving process never loads libvips.',
      severity: 'error',
      from: { path: '^apps/api/src/', pathNot: [tests, '^apps/api/src/pictures/encoding/'] },
      to: { path: '(^|node_modules/)(sharp|fontkit)(/|$)' },
    },
    {
      name: 'declared-dependencies',
      comment: 'Add the package to the package.json of the part that imports it.',
      severity: 'error',
      from: { path: '^(packages|apps)/', pathNot: tests },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'resolvable',
      comment: 'The import names a file or package that does not exist.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['^virtual:', '\\+types/', '^geojson$', '\\?'] },
    },
    {
      name: 'named-after-content',
      comment: 'Name the content: money.ts, opening-hours.ts.',
      severity: 'error',
      from: {},
      to: {
        path: '^(packages|apps|tools|proof|scripts|e2e)/.*(^|/)(utils?|helpers?|misc|common|shared|lib)(\\.|/)',
      },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(?!.*node_modules/).*(/build/|/dist/)|\\.react-router/' }, // packages in node_modules are often in dist
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.mts', '.js', '.d.ts', '.css'],
    },
  },
};
