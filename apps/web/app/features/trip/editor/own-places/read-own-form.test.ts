import { describe, expect, it } from 'vitest';
import { readOwnForm } from './read-own-form.ts';

const near = { latitude: 39.9, longitude: 116.4 };
const form = { name: ' Mei’s  flat ', zhName: '', where: '', minutes: 60, yuan: '', opens: '', closes: '' };

describe('the form of an own place', () => {
  it('takes the position of a stop nearby when nothing is pasted', () => {
    expect(readOwnForm(form, near)).toEqual({
      facts: { name: 'Mei’s flat', coordinates: near, minutes: 60, priceFen: 0 },
    });
  });

  it('takes position and name from a pasted link, and a Chinese name for drivers', () => {
    const where = 'https://uri.amap.com/marker?position=116.4103,39.9163&name=小梅家';
    expect(readOwnForm({ ...form, name: '', where }, near)).toMatchObject({
      facts: { name: '小梅家', zhName: '小梅家', coordinates: { latitude: expect.closeTo(39.915, 3) } },
    });
  });

  it('reads price and hours, also until midnight', () => {
    expect(readOwnForm({ ...form, yuan: '12.5', opens: '18:00', closes: '00:00' }, near)).toMatchObject({
      facts: { priceFen: 1250, hours: { openMinute: 1080, closeMinute: 1440 } },
    });
  });

  it('names the field with a fault', () => {
    const faults = [
      [{ name: ' ' }, 'name'],
      [{ where: 'https://maps.app.goo.gl/x' }, 'where'],
      [{ yuan: '-1' }, 'yuan'],
      [{ yuan: '999999999' }, 'yuan'],
      [{ opens: '10:00' }, 'closes'],
      [{ opens: '10:00', closes: '09:00' }, 'closes'],
    ] as const;
    for (const [change, field] of faults)
      expect(readOwnForm({ ...form, ...change }, near)).toMatchObject({ field });
    expect(readOwnForm(form, undefined)).toMatchObject({ field: 'where' });
  });
});
