import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** What a proof found, one line per guarantee. */
export interface Report {
  say(what: string): void;
  /** `detail` are the figures, or what went wrong. */
  check(guarantee: string, isKept: boolean, detail: string): void;
  /** Could not be tried on this machine. */
  skip(guarantee: string, why: string): void;
  /**
   * Prints the table and, where a file is named, writes it under docs/proof; sets the exit code. What stands in that file
   * from its first heading below the title on was written by hand and stays.
   */
  finish(): Promise<void>;
}

export interface ReportOptions {
  title: string;
  command: string;
  /** What is done and what the figures mean, for the reader of the file. */
  introduction: string;
  /** `docs/proof/<file>`; undefined: only printed. */
  file?: string | undefined;
}

type Verdict = 'kept' | 'BROKEN' | 'skipped';

export function createReport({ title, command, introduction, file }: ReportOptions): Report {
  const lines: { guarantee: string; verdict: Verdict; detail: string }[] = [];
  const started = performance.now();
  const add = (guarantee: string, verdict: Verdict, detail: string) => {
    lines.push({ guarantee, verdict, detail });
    console.log(`  ${{ kept: '✓', BROKEN: '✗', skipped: '-' }[verdict]} ${guarantee}: ${detail}`);
  };
  return {
    say: (what) => console.log(`  · ${what}`),
    check: (guarantee, isKept, detail) => add(guarantee, isKept ? 'kept' : 'BROKEN', detail),
    skip: (guarantee, why) => add(guarantee, 'skipped', why),
    async finish() {
      const rows = lines.map(({ guarantee, verdict, detail }) => [guarantee, verdict, detail]);
      const table = toTable(['guarantee', 'result', 'seen'], rows);
      const broken = lines.filter(({ verdict }) => verdict === 'BROKEN').length;
      const minutes = ((performance.now() - started) / 60_000).toFixed(1);
      console.log(`\n${table}\n\n${broken ? `${broken} BROKEN` : 'All kept'}, after ${minutes} minutes.`);
      if (file) {
        const target = path.join(import.meta.dirname, '..', '..', 'docs', 'proof', file);
        await mkdir(path.dirname(target), { recursive: true });
        const day = new Date().toISOString().slice(0, 10);
        const text = `# ${title}\n\n\`${command}\`. ${introduction}\n\nLast run: ${day}, ${minutes} minutes, Node ${process.version}.\n\n${table}\n`;
        await writeFile(target, text + (await readByHand(target)));
      }
      process.exitCode = broken ? 1 : 0;
    },
  };
}

async function readByHand(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const heading = text.indexOf('\n## ');
  return heading < 0 ? '' : text.slice(heading);
}

/** Columns of equal width, as the formatter wants them. */
export function toTable(head: string[], rows: string[][]): string {
  const cells = [head, ...rows].map((row) =>
    row.map((cell) => cell.replaceAll('|', '/').replaceAll(/\s+/g, ' ')),
  );
  const line = (row: string[]) => `| ${row.join(' | ')} |`;
  const [first = [], ...rest] = cells;
  return [line(first), line(first.map(() => '---')), ...rest.map(line)].join('\n');
}
