import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Collects the results of a proof, one line per guarantee. */
export interface Report {
  /** Prints progress; not part of the report. */
  log(what: string): void;
  /** Records a result. `detail` holds the figures, or the reason of a failure. */
  check(guarantee: string, hasPassed: boolean, detail: string): void;
  /** Records a guarantee that cannot be tested on this machine. */
  skip(guarantee: string, why: string): void;
  /**
   * Prints the table and sets the exit code. If a file is set, also writes the table to docs/proof and keeps the
   * hand-written sections of that file, which begin at its first second-level heading.
   */
  finish(): Promise<void>;
}

export interface ReportOptions {
  title: string;
  command: string;
  /** Explains the method and the figures. */
  introduction: string;
  /** File name in docs/proof. Without it, the report is only printed. */
  file?: string | undefined;
}

type Verdict = 'pass' | 'FAIL' | 'skipped';

export function createReport({ title, command, introduction, file }: ReportOptions): Report {
  const lines: { guarantee: string; verdict: Verdict; detail: string }[] = [];
  const started = performance.now();
  const add = (guarantee: string, verdict: Verdict, detail: string) => {
    lines.push({ guarantee, verdict, detail });
    console.log(`  ${{ pass: '✓', FAIL: '✗', skipped: '-' }[verdict]} ${guarantee}: ${detail}`);
  };
  return {
    log: (what) => console.log(`  · ${what}`),
    check: (guarantee, hasPassed, detail) => add(guarantee, hasPassed ? 'pass' : 'FAIL', detail),
    skip: (guarantee, why) => add(guarantee, 'skipped', why),
    async finish() {
      const rows = lines.map(({ guarantee, verdict, detail }) => [guarantee, verdict, detail]);
      const table = toTable(['guarantee', 'result', 'measured'], rows);
      const failed = lines.filter(({ verdict }) => verdict === 'FAIL').length;
      const minutes = ((performance.now() - started) / 60_000).toFixed(1);
      console.log(`\n${table}\n\n${failed ? `${failed} FAILED` : 'All passed'} after ${minutes} minutes.`);
      if (file) {
        const target = path.join(import.meta.dirname, '..', '..', 'docs', 'proof', file);
        await mkdir(path.dirname(target), { recursive: true });
        const day = new Date().toISOString().slice(0, 10);
        const text = `# ${title}\n\n\`${command}\`. ${introduction}\n\nLast run: ${day}, ${minutes} minutes, Node ${process.version}.\n\n${table}\n`;
        await writeFile(target, text + (await readHandWrittenPart(target)));
      }
      process.exitCode = failed ? 1 : 0;
    },
  };
}

async function readHandWrittenPart(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch(() => ''); // the first run creates the file
  const heading = text.indexOf('\n## ');
  return heading < 0 ? '' : text.slice(heading);
}

/** Renders a Markdown table; cells may not contain pipes or line breaks. */
function toTable(head: string[], rows: string[][]): string {
  const cells = [head, ...rows].map((row) =>
    row.map((cell) => cell.replaceAll('|', '/').replaceAll(/\s+/g, ' ')),
  );
  const line = (row: string[]) => `| ${row.join(' | ')} |`;
  const [first = [], ...rest] = cells;
  return [line(first), line(first.map(() => '---')), ...rest.map(line)].join('\n');
}
