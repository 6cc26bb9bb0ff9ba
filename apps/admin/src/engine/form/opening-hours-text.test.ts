import { describe, expect, it } from 'vitest';
import { describeHours } from './opening-hours-text.ts';

describe('describeHours', () => {
  it('describes weekdays, seasons, hours past midnight and last entry', () => {
    expect(
      describeHours(
        [
          {
            open: '09:00',
            close: '17:00',
            lastEntry: '16:00',
            closedOn: ['mon'],
            season: { from: '', to: '' },
          },
          { open: '18:00', close: '02:00', season: { from: '06-01', to: '08-31' } },
        ],
        [{ from: '2027-02-05', to: '2027-02-06', reason: 'Spring Festival', hours: undefined }],
        'en',
      ),
    ).toEqual([
      'Rest of the year: Mon closed; Tue–Sun 09:00–17:00, last entry 16:00',
      '06-01 to 08-31: Mon–Sun 18:00–02:00 the next day',
      '2027-02-05 to 2027-02-06: closed (Spring Festival)',
    ]);
  });

  it('omits incomplete rules', () => {
    expect(describeHours([{ open: '9' }, undefined], undefined, 'en')).toEqual([]);
  });

  it('describes them in Chinese', () => {
    const rules = [{ open: '18:00', close: '02:00', closedOn: ['mon'] }];
    expect(describeHours(rules, undefined, 'zh')).toEqual(['周一 不开放; 周二–周日 18:00–次日 02:00']);
  });
});
