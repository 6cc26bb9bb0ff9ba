import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

/** Packages that are large and rarely needed: other processes and threads load them, or the first request that needs them. */
const rare = new Set([
  'sharp',
  'fontkit',
  'pdfkit',
  'yaml',
  'mdast-util-from-markdown',
  'pinyin-pro',
  'ai',
  'stripe',
  'nodemailer',
  'qrcode',
  'read-excel-file',
  'write-excel-file',
  'pmtiles',
]);

/** Imports the server in a new process and prints the npm packages that were loaded, and its native libraries. */
const program = `
  import { registerHooks } from 'node:module';
  const packages = new Set();
  registerHooks({
    load(url, context, next) {
      const name = /node_modules\\/((?:@[^/]+\\/)?[^/]+)\\/(?!.*node_modules)/.exec(url)?.[1];
      if (name) packages.add(name);
      return next(url, context);
    },
  });
  await import(process.argv[1]);
  const { sharedObjects } = process.report.getReport();
  console.log(JSON.stringify({ packages: [...packages], sharedObjects }));
  process.exit();
`;

describe('the serving process', () => {
  it('starts without the packages that only other processes and rare requests need', async () => {
    const server = path.join(import.meta.dirname, 'server.ts');
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--input-type=module', '--eval', program, server],
      { maxBuffer: 16 * 1024 * 1024 },
    );
    const loaded: { packages: string[]; sharedObjects: string[] } = JSON.parse(stdout);
    expect(loaded.packages).toContain('fastify');
    expect(loaded.packages.filter((name) => rare.has(name))).toEqual([]);
    expect(loaded.sharedObjects.filter((file) => /vips/.test(file))).toEqual([]);
  });
});
