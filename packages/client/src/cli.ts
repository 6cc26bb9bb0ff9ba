#!/usr/bin/env node
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import {
  takeAlongFormatNames,
  takeAlongFormats,
  takeAlongKey,
} from '@yunyou/contract/trip/take-along-formats';
import { planTrip } from './plan-trip.ts';
import { createSiteClient } from './site-client.ts';
import { writePlan } from './write-plan.ts';

const usage = `yunyou plan "a week in Beijing and Xi'an in March" [options]

Plans a trip on a running site, prints it and saves files.

  --site URL       address of the site (http://localhost:3000)
${takeAlongFormatNames.map((format) => `  ${`--${format} FILE`.padEnd(15)}  save the trip as ${takeAlongFormats[format].label}`).join('\n')}
  --help           show this text
`;

const exitCodes = { done: 0, failed: 1, wrongUse: 2 } as const;

function readArguments(args: readonly string[]) {
  const files = Object.fromEntries(takeAlongFormatNames.map((name) => [name, { type: 'string' as const }]));
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      site: { type: 'string', default: 'http://localhost:3000' },
      help: { type: 'boolean', default: false },
      ...files,
    },
  });
  const paths: Record<string, unknown> = values;
  return { site: values.site, isHelp: values.help, positionals, paths };
}

async function run(args: readonly string[]): Promise<number> {
  const { site, isHelp, positionals, paths } = readArguments(args);
  const [command, wish, ...more] = positionals;
  if (isHelp) {
    process.stdout.write(usage);
    return exitCodes.done;
  }
  if (command !== 'plan' || !wish || more.length > 0 || !URL.canParse(site)) {
    process.stderr.write(usage);
    return exitCodes.wrongUse;
  }
  const client = createSiteClient(site);
  const trip = await planTrip(client, wish);
  process.stdout.write(writePlan(trip));
  if (trip.version === 0) return exitCodes.failed;
  for (const format of takeAlongFormatNames) {
    const path = paths[format];
    if (typeof path !== 'string') continue;
    const file = await client.download(takeAlongKey(format), { id: trip.id });
    await writeFile(path, await file.bytes());
    process.stdout.write(`Saved ${path}\n`);
  }
  return exitCodes.done;
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = exitCodes.failed;
}
