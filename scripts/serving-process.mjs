// Only Node's own modules: scripts/start.mjs imports this before any package is installed.
import os from 'node:os';
import path from 'node:path';

const megabyte = 1024 * 1024;

/**
 * Returns the Node flags of the serving process. They bound the V8 heap, which otherwise grows with the memory of the
 * machine instead of with the work: a quarter of the memory at hand, at least 256 MB and at most 512 MB.
 */
export function servingFlags(memoryBytes = memoryAtHand()) {
  const oldSpaceMb = Math.round(Math.min(512, Math.max(256, memoryBytes / megabyte / 4)));
  return ['--max-semi-space-size=8', `--max-old-space-size=${oldSpaceMb}`];
}

/**
 * Returns the environment of the serving process. Two malloc arenas instead of eight per core return more memory to the
 * system.
 */
export function servingEnvironment(root) {
  return {
    NODE_ENV: 'production',
    MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
    NODE_COMPILE_CACHE: compileCacheFolder(root),
  };
}

/**
 * Returns the folder in which Node stores stripped and compiled modules, so that a second start of a process or thread
 * does not repeat that work.
 */
export function compileCacheFolder(root) {
  return process.env.NODE_COMPILE_CACHE ?? path.join(root, 'node_modules', '.cache', 'yunyou-compile');
}

/** Returns the memory limit of the container, or the memory of the machine where there is none. */
function memoryAtHand() {
  const limit = process.constrainedMemory?.() ?? 0;
  return limit > 0 && limit < os.totalmem() ? limit : os.totalmem();
}
