/** Prints the title before the work starts and its duration in seconds afterwards. */
export async function step<T>(title: string, work: () => Promise<T>): Promise<T> {
  const startedAt = Date.now();
  console.log(`  · ${title} ...`);
  const result = await work();
  console.log(`  ✓ ${title} (${Math.round((Date.now() - startedAt) / 1000)} s)`);
  return result;
}
