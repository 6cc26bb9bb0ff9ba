import { describe, expect, it } from 'vitest';
import { call } from '../../testing/call.ts';
import { apiPath, createTestApp } from '../../testing/test-app.ts';

describe('GET /travel/events', () => {
  it('streams each state until the trip is ready, and returns 404 to other visitors', async () => {
    const { app } = await createTestApp();
    const created = (await call(app, 'POST /travel/create', { wish: "3 days in Xi'an" })).body.data;
    const events = await app.inject({
      url: `${apiPath}/travel/events`,
      query: { id: created.id },
      headers: { 'trip-key': created.key },
    });
    expect(events.headers['content-type']).toContain('text/event-stream');
    const states = events.body
      .split('\n\n')
      .filter(Boolean)
      .map((event) => JSON.parse(event.split('data: ')[1] ?? '{}'));
    expect(states.at(-1)).toMatchObject({ id: created.id, status: 'ready', progress: 1 });
    expect(states.at(-1).days).toHaveLength(3);
    expect(states.map(({ progress }) => progress)).toEqual(
      states.map(({ progress }) => progress).toSorted((a, b) => a - b),
    );
    const stranger = await app.inject({ url: `${apiPath}/travel/events`, query: { id: created.id } });
    expect(stranger.statusCode).toBe(404);
  });
});
