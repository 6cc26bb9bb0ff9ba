import { describe, expect, it } from 'vitest';
import { findHotel, findStop, type PlaceNames } from './booked-places.ts';

const names: PlaceNames = {
  cities: [
    { id: 'beijing', name: 'Beijing', zhName: '北京', airports: [{ code: 'PEK', name: 'Capital' }] },
    { id: 'xian', name: "Xi'an", zhName: '西安', airports: [{ code: 'XIY', name: 'Xianyang' }] },
  ],
  stations: [
    { id: 'beijing-west', name: 'Beijing West Railway Station', zhName: '北京西站', cityId: 'beijing' },
    {
      id: 'pek',
      name: 'Beijing Capital International Airport',
      zhName: '北京首都国际机场',
      cityId: 'beijing',
      code: 'PEK',
    },
  ],
  hotels: [{ id: 'lantern', name: 'The Lantern Hotel', zhName: '灯笼酒店', cityId: 'beijing' }],
};

describe('findStop', () => {
  it.each([
    ['Beijing Capital (PEK)', { cityId: 'beijing', stationId: 'pek' }],
    ['XIY', { cityId: 'xian' }],
    ['北京西站', { cityId: 'beijing', stationId: 'beijing-west' }],
    ['Beijing West', { cityId: 'beijing', stationId: 'beijing-west' }],
    ['Beijing South', { cityId: 'beijing' }],
    ['西安北站', { cityId: 'xian' }],
    ["Xi'an North", { cityId: 'xian' }],
    ['Munich (MUC)', undefined],
    ['Beijing Road (XXX)', undefined],
    [undefined, undefined],
  ])('%s', (name, expected) => {
    expect(findStop(name, names)).toEqual(expected);
  });
});

it('finds a hotel of the guide by its name, with or without "hotel"', () => {
  expect(findHotel('Lantern', names)?.id).toBe('lantern');
  expect(findHotel('灯笼酒店', names)?.id).toBe('lantern');
  expect(findHotel('Lantern Garden', names)).toBeUndefined();
});
