import { parseArgs } from 'node:util';
import type { ChinaTravelOptions } from './run.ts';
import { runChinaTravel } from './run.ts';
import { checkAgainstReference } from './self-check.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    seconds: { type: 'string' },
    only: { type: 'string' },
    json: { type: 'string' },
    plans: { type: 'string' },
    selfcheck: { type: 'boolean', default: false },
  },
});

if (values.data === undefined) {
  console.error(
    'usage: cli.ts --data DIR [--seconds S] [--only PATTERN] [--json FILE] [--plans DIR] [--selfcheck]',
  );
  process.exitCode = 2;
} else if (values.selfcheck) {
  const { plans, agreed, differences } = checkAgainstReference(values.data);
  for (const difference of differences) console.error(difference);
  console.info(`scorer agrees with the official verdict on ${agreed} of ${plans} plans`);
  process.exitCode = agreed === plans ? 0 : 1;
} else {
  const options: ChinaTravelOptions = {
    dataDir: values.data,
    ...(values.seconds !== undefined && { seconds: Number(values.seconds) }),
    ...(values.only !== undefined && { only: values.only }),
    ...(values.json !== undefined && { jsonFile: values.json }),
    ...(values.plans !== undefined && { plansDir: values.plans }),
    onProgress: (row, done, total) => {
      if (process.stderr.isTTY) process.stderr.write(`\r${done}/${total} ${row.case}   `);
      const problems = [
        ...row.environment,
        ...row.faults,
        ...row.unmet.map((index) => `constraint ${index}`),
        ...row.unknown,
      ];
      if (!row.realistic) console.info(`${row.case}: ${problems.join(', ') || 'no plan'}`);
    },
  };
  const { summary } = runChinaTravel(options);
  console.table(
    Object.entries(summary).map(([measure, value]) => ({ measure, value: Math.round(value * 1000) / 1000 })),
  );
}
