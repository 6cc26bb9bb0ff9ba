import { type Load, type LoadTarget, sendLoad } from '../harness/http-load.ts';

const connections = 8;

export function measure(target: LoadTarget, seconds: number): Promise<Load> {
  return sendLoad(
    { ...target, headers: { 'accept-encoding': 'br', ...target.headers } },
    { connections, seconds },
  );
}

const rounds = 3;

/**
 * Measures two targets alternately, so that other load on the machine affects both. One warm-up round lets the engine
 * optimise. Returns the round with the median ratio.
 */
export async function measureRatio(ours: LoadTarget, bare: LoadTarget, seconds: number) {
  for (const target of [ours, bare]) await measure(target, seconds);
  const seen: { here: Load; there: Load; ratio: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const here = await measure(ours, seconds);
    const there = await measure(bare, seconds);
    seen.push({ here, there, ratio: here.requestsPerSecond / there.requestsPerSecond });
  }
  const ordered = seen.toSorted((a, b) => a.ratio - b.ratio);
  const middle = ordered[Math.floor(rounds / 2)];
  if (!middle) throw new Error('no round was measured');
  return { ...middle, lowest: ordered[0]?.ratio ?? 0, highest: ordered.at(-1)?.ratio ?? 0 };
}
