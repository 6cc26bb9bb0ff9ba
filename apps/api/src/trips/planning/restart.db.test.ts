import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { createTestDatabase } from '@yunyou/database/testing/test-database';
import { findTrip } from '@yunyou/database/visitors/trip.queries';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createServices } from '../../services.ts';
import { readSettings } from '../../settings.ts';
import { guideTemplate } from '../../testing/templates.ts';
import { shortTrip, verifyStored } from '../../testing/trips.ts';

const planningProcess = path.join(import.meta.dirname, '../../testing/planning-copy.ts');

describe('planning', () => {
  it('is finished by another process after the first one is killed', async () => {
    const { url, ...database } = await createTestDatabase(guideTemplate);
    const dying = spawn(process.execPath, [planningProcess, JSON.stringify(shortTrip)], {
      env: { ...process.env, DATABASE_URL: url, PLANNING_MS: '3000' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    onTestFinished(() => void dying.kill('SIGKILL'));
    const [line] = (await once(createInterface(dying.stdout), 'line')) as [string]; // readline's event
    const { id } = JSON.parse(line) as { id: string }; // what the endpoint answers
    const before = await findTrip(database.db, id);
    expect(before).toMatchObject({ status: 'planning', version: 0 });
    dying.kill('SIGKILL');
    await once(dying, 'exit');

    const settings = readSettings({ LOG_LEVEL: 'silent', PLANNING_MS: '200' });
    const next = createServices({ database, settings, log: () => undefined, pollSeconds: 0.5 });
    onTestFinished(next.close);
    await next.services.jobs.start();
    await vi.waitFor(
      async () => {
        const row = await findTrip(database.db, id);
        expect(row).toMatchObject({ status: 'ready', version: 1, draft: null });
      },
      { timeout: 90_000, interval: 200 },
    );
    expect(await verifyStored(id, next.services)).toEqual([]);
  }, 120_000);
});
