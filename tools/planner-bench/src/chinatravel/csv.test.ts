import { expect, test } from 'vitest';
import { parseCsv } from './csv.ts';

test('cells keep their spaces, commas and quotes', () => {
  const rows = parseCsv('id,name,food\r\n0,"Tea, ""green""", \r\n1,Pier,"a,b"\r\n');
  expect(rows).toEqual([
    { id: '0', name: 'Tea, "green"', food: ' ' },
    { id: '1', name: 'Pier', food: 'a,b' },
  ]);
});

test('an empty last cell and a missing last line feed are kept', () => {
  expect(parseCsv('a,b\n1,')).toEqual([{ a: '1', b: '' }]);
  expect(parseCsv('')).toEqual([]);
});
