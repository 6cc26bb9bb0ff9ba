import { expect, it } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';
import { understandWish } from './understand-wish.ts';

it('matches the wish against the names of the published catalogue', async () => {
  const { services } = await createTestApp();
  const { brief, by } = await understandWish('4 days in Beijing and 西安, no flights', services);
  expect(by).toBe('rules');
  expect(brief).toMatchObject({
    cityIds: ['beijing', 'xian'],
    when: { days: 4 },
    transport: ['train', 'coach', 'ferry'],
  });
});
