import { describe, expect, it } from 'vitest';
import { applyCells, sheetColumns, toCells } from './import-sheet.ts';

const spot = {
  name: 'Bell Tower',
  aliases: ['Zhonglou', 'Drum | Bell'],
  coordinates: { latitude: 34.26, longitude: 108.94 },
  levels: ['4A'],
  bestMonths: [3, 4, 5],
  free: false,
  tickets: [{ name: 'Adult', price: { amountMinor: 3000, currency: 'CNY' } }],
  booking: { required: 'not-needed', passport: false },
};

const columns = sheetColumns('scenic-spot');
const cellOf = (header: string) =>
  toCells(columns, spot)[columns.findIndex((column) => column.header === header)];

describe('import sheet', () => {
  it('has one column per group field and joins simple lists', () => {
    expect(cellOf('coordinates.latitude')).toBe(34.26);
    expect(cellOf('bestMonths')).toBe('3 | 4 | 5');
    expect(cellOf('booking.passport')).toBe(false);
    expect(cellOf('priceNote')).toBeNull();
  });

  it('writes lists with separators and structured values as JSON', () => {
    expect(cellOf('aliases')).toBe('["Zhonglou","Drum | Bell"]');
    expect(JSON.parse(String(cellOf('tickets')))).toEqual(spot.tickets);
  });

  it('reads back the document it was written from', () => {
    const cells = toCells(columns, spot);
    expect(applyCells('scenic-spot', columns, cells, {})).toEqual({ fields: spot, problems: [] });
    const asText = cells.map((cell) => (cell === null ? '' : String(cell)));
    expect(applyCells('scenic-spot', columns, asText, {})).toEqual({ fields: spot, problems: [] });
  });

  it('keeps fields without a column and removes fields with an empty cell', () => {
    const some = columns.filter(({ header }) => ['name', 'free'].includes(header));
    const { fields } = applyCells('scenic-spot', some, ['Bell Tower of Xian', ''], {
      name: 'Bell Tower',
      free: true,
      visitMinutes: 60,
    });
    expect(fields).toEqual({ name: 'Bell Tower of Xian', visitMinutes: 60 });
  });

  it('reports the column of an unreadable cell', () => {
    const some = columns.filter(({ header }) =>
      ['visitMinutes', 'free', 'tickets', 'bestMonths'].includes(header),
    );
    const { problems } = applyCells('scenic-spot', some, ['perhaps', '{', 'an hour', '3 | May'], {});
    expect(problems.map(({ field }) => field).sort()).toEqual(
      ['bestMonths', 'free', 'tickets', 'visitMinutes'].sort(),
    );
    expect(problems.map(({ message }) => message)).toContain('Best months: "May" is not a number.');
  });
});
