import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { DayIdeas } from './day-ideas.tsx';
import { Districts } from './districts.tsx';
import { StationList } from './station-list.tsx';

const render = (element: ReactNode) =>
  renderToString(createElement(MemoryRouter, null, element)).replaceAll('<!-- -->', '');

describe('parts of a city page', () => {
  it('show a good day with hours, meals and links to sights', () => {
    const idea = {
      ...{ id: 'day', title: 'The army at opening', summary: 'One far trip.', tagIds: ['history'] },
      ...{ weather: 'rain' as const, months: [4, 5], tip: 'Not on Mondays.' },
      items: [
        { from: '08:30', minutes: 210, name: 'Terracotta Army', linkUrl: '/attractions/detail?id=army' },
        { from: '12:15', minutes: 60, name: 'Noodles', meal: 'lunch' as const, note: 'Near the gate.' },
        { from: '13:15', minutes: 45, name: 'Lunch near the gate', meal: 'lunch' as const },
        { from: '14:00', minutes: 450, name: 'Mount Hua', meal: 'dinner' as const },
      ],
    };
    const html = render(createElement(DayIdeas, { ideas: [idea], city: "Xi'an" }));
    expect(html).toContain('For a rainy day · Apr–\u2060May');
    expect(html).toContain('href="/attractions/detail?id=army"');
    expect(html).toContain('Lunch: Noodles');
    expect(html).not.toContain('Lunch: Lunch');
    expect(html).not.toContain('Dinner: ');
    expect(html).toContain('7½ hours, with dinner');
    expect(render(createElement(DayIdeas, { ideas: [], city: "Xi'an" }))).toBe('');
  });

  it('show a district with an anchor, price classes, streets and metro', () => {
    const district = {
      ...{
        id: 'xian-centre',
        name: 'Bell Tower',
        zhName: '钟楼',
        goodFor: ['stay' as const, 'nightlife' as const],
      },
      ...{
        stayClasses: [1, 3],
        paragraphs: [['First ', { text: 'tower', to: '/tower' }, '.'], ['Second.']],
        foods: ['noodles'],
      },
      streets: [{ name: 'Beiyuanmen', zhName: '北院门', note: 'Snacks' }],
      metro: [{ station: 'Zhonglou', line: 'Line 2', walkMinutes: 3 }],
    };
    const html = render(createElement(Districts, { districts: [district] }));
    expect(html).toContain('id="district-xian-centre"');
    expect(html).toContain('Good for staying, nightlife · hotels ¥ to ¥\u2060¥\u2060¥');
    expect(html).toContain('<p>First <a href="/tower">tower</a>.</p><p>Second.</p>');
    expect(html).toContain('Metro Zhonglou (Line 2), 3 min on foot');
  });

  it('show a station with its ways into town and its name for a driver', () => {
    const station = {
      ...{ id: 'north', label: 'Rail', name: "Xi'an North", zhName: '西安北站', pinyin: "Xī'ān Běizhàn" },
      ...{ zhAddress: '', summary: 'Fast trains.', terminals: [], notes: ['Two halls.'] },
      ways: ['Metro to Bell Tower: 30 min.'],
    };
    const html = render(createElement(StationList, { stations: [station] }));
    expect(html).toContain('id="station-north"');
    expect(html).toContain('<li>Metro to Bell Tower: 30 min.</li>');
    expect(html).toContain('Show to a driver');
  });
});
