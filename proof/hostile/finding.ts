import type { Report } from '../harness/report.ts';

/** The result of one attack: the number of attempts and the successful ones. */
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

export function reportFindings(report: Report, part: string, findings: readonly Finding[]): void {
  for (const { what, tried, problems, note } of findings) {
    const figures = `${tried.toLocaleString('en')} tried, ${problems.length} succeeded`;
    report.check(`${part}: ${what}`, problems.length === 0, note ? `${figures}; ${note}` : figures);
    for (const problem of problems.slice(0, shownProblems)) report.log(problem.slice(0, 700));
    if (problems.length > shownProblems) report.log(`and ${problems.length - shownProblems} more`);
  }
}
