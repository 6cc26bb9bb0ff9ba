import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { allTools } from '../../apps/api/src/mcp/tools/all-tools.ts';
import { createTestSite } from '../faults/test-site.ts';
import { createReport } from '../harness/report.ts';

/**
 * `npm run test:inspector [-- --write]` tests the MCP server of a built site with the MCP Inspector, the reference
 * client of the protocol. The Inspector is no dependency of the project: it is installed into `.cache/inspector` when
 * it is missing.
 */
const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
const inspector = '@modelcontextprotocol/inspector@2.12.0';
const folder = path.join(import.meta.dirname, '..', '..', '.cache', 'inspector');
const program = path.join(folder, 'node_modules', '.bin', 'mcp-inspector');

const report = createReport({
  title: 'Inspector',
  command: 'npm run test:inspector',
  introduction: `Asks the MCP server with the command line of ${inspector}.`,
  file: values.write ? 'inspector.md' : undefined,
});
await installInspector();
const site = await createTestSite();
try {
  await site.start();
  const tools = await ask('--method', 'tools/list', '--strict');
  const missing = allTools.filter(({ name }) => !tools.output.includes(`"name": "${name}"`));
  report.check(
    'all tools are listed, with schemas that every client can read',
    tools.code === 0 && missing.length === 0,
    `${allTools.length} tools, ${missing.length} missing; exit code ${tools.code} of --strict`,
  );
  const opening = ['place=Forbidden City', 'date=2027-04-12'];
  await expectText('a tool is called', '"isOpen": false', [
    ...['--method', 'tools/call', '--tool-name', 'opening_on_day', '--tool-arg'],
    ...opening,
  ]);
  await expectText('resources are listed', 'yunyou://rule/', ['--method', 'resources/list']);
  await expectText('a resource is read', '# High-speed trains', [
    ...['--method', 'resources/read', '--uri', 'yunyou://guide/high-speed-trains'],
  ]);
  await expectText('prompts are listed', 'check-my-plan', ['--method', 'prompts/list']);
  await expectText('a prompt is filled in', 'A week in Yunnan', [
    ...['--method', 'prompts/get', '--prompt-name', 'plan-a-trip'],
    ...['--prompt-args', 'wish=A week in Yunnan'],
  ]);
  const own = await ask('--method', 'tools/call', '--tool-name', 'list_trips');
  report.check(
    "a traveller's own trips ask for consent",
    own.code !== 0 && own.output.includes('auth_required'),
    `exit code ${own.code}: the Inspector would open the page of consent`,
  );
} catch (error) {
  report.check('the proof completes', false, error instanceof Error ? error.message : String(error));
} finally {
  await site.remove();
}
await report.finish();

async function expectText(guarantee: string, text: string, args: string[]): Promise<void> {
  const { code, output } = await ask(...args);
  report.check(
    guarantee,
    code === 0 && output.includes(text),
    `exit code ${code}, ${output.length} characters`,
  );
}

/** Runs the Inspector once. Returns its exit code and all it wrote. */
function ask(...args: string[]): Promise<{ code: number; output: string }> {
  const all = ['--cli', `${site.url()}/mcp`, '--transport', 'http', ...args];
  const options = { env: { ...process.env, HOME: folder }, timeout: 60_000, maxBuffer: 10_000_000 };
  return new Promise((resolve) => {
    execFile(program, all, options, (error, stdout, stderr) => {
      const code = error === null ? 0 : typeof error.code === 'number' ? error.code : -1;
      resolve({ code, output: stdout + stderr });
    });
  });
}

async function installInspector(): Promise<void> {
  if (existsSync(program)) return;
  await mkdir(folder, { recursive: true });
  const args = ['install', '--no-save', '--ignore-scripts', '--prefix', folder, inspector];
  const [code] = (await once(spawn('npm', args, { stdio: 'inherit' }), 'exit')) as [number | null]; // as the event's documentation says
  if (code !== 0) throw new Error(`npm ended with code ${code}`);
}
