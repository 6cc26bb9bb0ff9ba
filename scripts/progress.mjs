const isLive = process.stdout.isTTY;

/**
 * Runs one step and prints its title and duration. A failed step prints the error and the hint; it ends the process
 * unless `isFatal` is false, in which case only the exit code is set.
 */
export async function step(title, work, { hint = '', isFatal = true } = {}) {
  const start = Date.now();
  const seconds = () => `${Math.round((Date.now() - start) / 1000)} s`;
  if (!isLive) console.log(`  · ${title} ...`);
  const timer = isLive
    ? setInterval(() => process.stdout.write(`\r  · ${title} ... ${seconds()} `), 200)
    : setInterval(() => console.log(`    ${title}: ${seconds()} so far`), 30_000);
  try {
    const result = await work();
    clearInterval(timer);
    const done = `  ✓ ${title} (${seconds()})`;
    console.log(isLive ? `\r${done}    ` : done);
    return result;
  } catch (error) {
    clearInterval(timer);
    console.error(`${isLive ? '\r' : ''}  ✗ ${title} failed after ${seconds()}.\n\n${error.message}\n`);
    if (hint) console.error(`  ${hint}\n`);
    if (isFatal) process.exit(1);
    process.exitCode = 1;
    return undefined;
  }
}
