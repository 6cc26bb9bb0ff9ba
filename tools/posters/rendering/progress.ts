/** Prints progress and the remaining time; without a terminal, one line per 10 %. */
export function createProgress(total: number) {
  const start = performance.now();
  let done = 0;
  let bytes = 0;
  return {
    step(label: string, size: number): void {
      done++;
      bytes += size;
      if (!process.stdout.isTTY && done !== total && done % Math.max(1, Math.round(total / 10)) !== 0) return;
      const left = ((performance.now() - start) / done) * (total - done);
      const bar = '█'.repeat(Math.round((done / total) * 24)).padEnd(24, '░');
      write(`${bar} ${done}/${total}  ${toMegabytes(bytes)} MB  ${toClock(left)} left  ${label}`);
    },
    end(): void {
      write(
        total === 0
          ? 'All pictures are current.'
          : `${done} pictures, ${toMegabytes(bytes)} MB, ${toClock(performance.now() - start)}`,
      );
      if (process.stdout.isTTY) process.stdout.write('\n');
    },
  };
}

function toMegabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1);
}

function toClock(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

function write(line: string): void {
  process.stdout.write(process.stdout.isTTY ? `\r${line.padEnd(100)}` : `${line}\n`);
}
