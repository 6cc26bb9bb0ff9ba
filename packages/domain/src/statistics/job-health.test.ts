import { expect, it } from 'vitest';
import { needsAttention } from './job-health.ts';

const healthy = { failed: 0, waitedSeconds: 300, longestSeconds: 120 };

it.each([
  [healthy, false],
  [{ ...healthy, failed: 1 }, true],
  [{ ...healthy, waitedSeconds: 301 }, true],
  [{ ...healthy, longestSeconds: 121 }, true],
])('jobs with %o need attention: %s', (health, expected) => {
  expect(needsAttention(health)).toBe(expected);
});
