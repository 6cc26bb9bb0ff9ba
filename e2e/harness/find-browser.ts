import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import sparticuz from '@sparticuz/chromium';

/** Disables the browser's own network requests. */
export const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
  '--disable-sync',
];
/** Enables WebGL in software. */
export const software = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'];

/**
 * Finds a browser: CHROMIUM_PATH, an installed Chromium, or the npm package (x64 only). Chromium's headless shell comes
 * first, because it draws no window: the journeys of `discover.test.ts` cost 27 instead of 56 s of CPU. `isWhole` leaves it
 * out, for Lighthouse, which cannot close its pages there.
 */
export async function findBrowser({ isWhole = false } = {}): Promise<string> {
  const candidates = [
    process.env['CHROMIUM_PATH'],
    isWhole ? undefined : '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ];
  const installed = candidates.find((file) => file && existsSync(file));
  if (installed) return installed;
  if (process.arch === 'x64' && process.platform === 'linux') {
    const file = await sparticuz.executablePath();
    execFileSync(file, ['--version'], { stdio: 'ignore' });
    return file;
  }
  throw new Error(
    'No browser found. Install Chromium (on Debian: apt-get install chromium-headless-shell) or set CHROMIUM_PATH.',
  );
}
