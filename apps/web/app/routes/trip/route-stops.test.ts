import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import type { StopWords } from './route-stop-words.ts';
import { RouteStops } from './route-stops.tsx';

const stop: StopWords = {
  ...{ id: 'xian', city: "Xi'an", zhCity: '西安', to: '/destination/city?id=xian', stay: '2 nights' },
  ...{ before: '1 night on the way', why: 'The army needs a morning.' },
  spots: [{ id: 'army', name: 'Terracotta Army', to: '/attractions/detail?id=army' }],
};

it('lists stops in order with nights, reason and links, also when a city comes twice', () => {
  const stops = [stop, { ...stop, id: 'luoyang', city: 'Luoyang', before: undefined, spots: [] }, stop];
  const html = renderToString(createElement(MemoryRouter, null, createElement(RouteStops, { stops })));
  expect(html.indexOf('Luoyang')).toBeGreaterThan(html.indexOf('Terracotta Army'));
  expect(html).toContain('1 night on the way, then 2 nights');
  expect(html).toContain('href="/destination/city?id=xian"');
  expect(html.match(/aria-label="Main sights in Xi&#x27;an"/g)).toHaveLength(2);
});
