import { defineJob } from '../../jobs/job-definition.ts';
import { planningConcurrency } from '../../planning/planning-settings.ts';
import { toStoredOutcome } from '../../planning/stored-outcome.ts';
import { prepareProblem, solveHere } from '../planning/solve-brief.ts';

/** Plans a changed brief for a visitor who waits for the preview. Briefs are personal, so that the job is deleted with its answer. */
export const previewPlanJob = defineJob<'preview-plan'>({
  retries: 0,
  timeoutSeconds: 30,
  keepSeconds: 60,
  concurrency: planningConcurrency,
  isPlanning: true,
  async run({ brief }, services, { signal }) {
    const prepared = await prepareProblem(brief, services);
    if (prepared.kind === 'faults') return { status: 'failed', text: 'The brief has faults' };
    return toStoredOutcome(await solveHere(prepared, services, { signal }));
  },
});
