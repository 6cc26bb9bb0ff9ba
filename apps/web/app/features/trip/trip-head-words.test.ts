import { expect, it } from 'vitest';
import { joinStaysInCity } from './trip-head-words.ts';

it('nights before and after one on a mountain are named once', () => {
  const stays = [
    { cityName: "Xi'an", nights: 1 },
    { cityName: "Xi'an", nights: 2 },
    { cityName: 'Beijing', nights: 3 },
    { cityName: "Xi'an", nights: 1 },
  ];
  expect(joinStaysInCity(stays)).toEqual([
    { cityName: "Xi'an", nights: 3 },
    { cityName: 'Beijing', nights: 3 },
    { cityName: "Xi'an", nights: 1 },
  ]);
});
