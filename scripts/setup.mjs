// Runs before any package is installed, on Node 20.19 or later: only Node's own modules may be imported.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { step } from './progress.mjs';

export const root = path.join(import.meta.dirname, '..');
const stamp = path.join(root, 'node_modules', '.yunyou-lock');
const neededMajor = 24;

/** Installs the locked dependencies if the lock file changed, and returns the path of the Node binary to use. */
export async function prepare() {
  checkOwnNode();
  const lock = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock) {
    await step('Installing dependencies (npm ci)', installDependencies, {
      hint: 'Check the network and the npm registry, then run the command again.',
    });
    writeFileSync(stamp, lock);
  }
  return projectNode();
}

function checkOwnNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(
    `Node ${process.versions.node} is too old. Install Node 20.19 or later, then run the command again.`,
  );
  process.exit(1);
}

function installDependencies() {
  const npm = process.env.npm_execpath;
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  return npm?.endsWith('.js')
    ? run(process.execPath, [npm, ...args])
    : run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args);
}

/** Returns the Node 24 binary from npm; on platforms without one, the running Node if it is new enough. */
function projectNode() {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const packaged = path.join(root, 'node_modules', `node-${platform}-${process.arch}`, 'bin', 'node');
  const file = platform === 'win' ? `${packaged}.exe` : packaged;
  if (existsSync(file)) return file;
  if (Number(process.versions.node.split('.')[0]) >= neededMajor) return process.execPath;
  console.error(
    `There is no packaged Node for ${process.platform} on ${process.arch}. Install Node ${neededMajor} and try again.`,
  );
  process.exit(1);
}

/**
 * Runs a program and returns its output. Rejects with that output when the exit code is not 0. After `timeoutMs` it is ended
 * with all its processes.
 */
export function run(program, args, { isQuiet = true, env = {}, timeoutMs } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', isQuiet ? 'pipe' : 'inherit', isQuiet ? 'pipe' : 'inherit'],
      detached: timeoutMs !== undefined, // a process group of its own, which can be ended as a whole
    });
    const timer = timeoutMs === undefined ? undefined : limitTime(child, timeoutMs);
    let output = '';
    const collect = (chunk) => {
      output = (output + chunk).slice(-200_000);
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      clearTimeout(timer);
      const ending = `${program} ended with ${signal ?? `code ${code}`}`;
      if (code === 0) resolve(output);
      else reject(new Error(signal ? `${output}\n${ending}` : output || ending));
    });
  });
}

/** Ends the process group of a child after a time, and when this process is interrupted. */
function limitTime(child, timeoutMs) {
  // SIGKILL, because a process in an endless loop handles no other signal.
  const end = () => process.kill(-child.pid, 'SIGKILL');
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, () => {
      if (child.exitCode === null && child.signalCode === null) end();
      process.exit(1);
    });
  }
  return setTimeout(end, timeoutMs);
}

/** Runs a program in place of this one: forwards signals and takes over its exit code. */
export function runInPlace(program, args, env = {}) {
  const child = spawn(program, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    // A terminal sends Ctrl-C to the child as well; a signal sent only to this process must be forwarded.
    process.on(signal, () => {
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
  }
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? (signal ? 1 : 0);
  });
}
