/** What one attack tried and what it got through with. */
export interface Finding {
  what: string;
  tried: number;
  problems: string[];
  note?: string;
}

export function createFinding(what: string): Finding & { check(problem: string | undefined | false): void } {
  return {
    what,
    tried: 0,
    problems: [],
    check(problem) {
      this.tried += 1;
      if (problem) this.problems.push(problem);
    },
  };
}

const shownProblems = 12;

export function printFindings(part: string, findings: readonly Finding[]): void {
  for (const { what, tried, problems, note } of findings) {
    const mark = problems.length ? '✗' : '✓';
    console.log(
      `  ${mark} ${part}: ${what}: ${tried} tried, ${problems.length} got through${note ? ` (${note})` : ''}`,
    );
    for (const problem of problems.slice(0, shownProblems)) console.log(`      ${problem.slice(0, 700)}`);
    if (problems.length > shownProblems) console.log(`      and ${problems.length - shownProblems} more`);
  }
}

export function printTable(rows: readonly (Finding & { part: string; seconds: number })[]): void {
  console.log('\n| part | what | tried | got through | seconds | note |\n|---|---|---|---|---|---|');
  for (const { part, what, tried, problems, seconds, note = '' } of rows) {
    console.log(`| ${part} | ${what} | ${tried} | ${problems.length} | ${seconds.toFixed(1)} | ${note} |`);
  }
}
