import { parseArgs } from 'node:util';
import { createReport } from '../harness/report.ts';
import { attackAccess } from './access.ts';
import { attackAddresses } from './addresses.ts';
import { type Canary, plantCanary } from './canaries.ts';
import { type Finding, reportFindings } from './finding.ts';
import { attackInstallation } from './installation.ts';
import { attackOutbound } from './outbound.ts';
import { attackByModel, attackReaders } from './readers.ts';
import { attackByRequests } from './requests.ts';
import { attackByScripts } from './scripts-in-pages.ts';
import { attackSignIn } from './sign-in.ts';
import { attackBySockets } from './sockets.ts';
import { startTarget, type Target } from './target.ts';
import { attackByUploads } from './uploads.ts';

/**
 * `npm run test:hostile [-- --requests N --seed S --only PART[,PART] --write]` attacks the built product as an anonymous
 * caller, a visitor and a staff member. Needs a build (`npm run build`). Exits with 1 if an attack succeeds.
 */
const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000_000) },
    only: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
const options = { requests: Number(values.requests), seed: Number(values.seed) };
const parts: Record<string, () => Promise<Finding[]>> = {
  access: () => onTarget((target, canary) => attackAccess(target, canary, options.seed)),
  'sign-in': () => onTarget(attackSignIn),
  uploads: () => onTarget(attackByUploads),
  addresses: () => onTarget(attackAddresses),
  sockets: () => onTarget(attackBySockets),
  outbound: attackOutbound,
  readers: () => onTarget(attackReaders),
  model: attackByModel,
  installation: attackInstallation,
  scripts: () => onTarget(attackByScripts),
  requests: () => onTarget((target, canary) => attackByRequests(target, canary, options)),
};

/** Runs a part of the attack on its own site with a marker traveller. */
async function onTarget(attack: (target: Target, canary: Canary) => Promise<Finding[]>): Promise<Finding[]> {
  const target = await startTarget();
  try {
    return await attack(target, await plantCanary(target));
  } finally {
    await target.stop();
  }
}

const chosen = Object.entries(parts).filter(
  ([name]) => !values.only || values.only.split(',').includes(name),
);
if (!chosen.length)
  throw new Error(`There is no part ${values.only}; there are ${Object.keys(parts).join(', ')}`);
const report = createReport({
  title: 'Attacks',
  command: 'npm run test:hostile',
  introduction: `Each part starts the built product on a temporary folder and a free port, signs in the callers it needs, and creates a traveller whose texts are markers that must not appear in answers to others. Rate limits are raised so that requests reach their target; the part that tests limits uses the defaults. Seed ${options.seed} repeats this run.`,
  file: values.write ? 'hostile.md' : undefined,
});
report.log(`seed ${options.seed}`);
for (const [part, attack] of chosen) {
  report.log(part);
  const started = performance.now();
  const findings = await attack().catch((error: unknown) => [
    {
      what: 'the attack completes',
      tried: 0,
      problems: [error instanceof Error ? (error.stack ?? error.message) : String(error)],
    },
  ]);
  reportFindings(report, part, findings);
  report.log(`${part} took ${((performance.now() - started) / 1000).toFixed(0)} s`);
}
await report.finish();
process.exit(); // closes handles that an attack left open
