import { expect, it } from 'vitest';
import { sampleCity, sampleLink, sampleSpot } from '../../trip/catalogue/trip-samples.ts';
import { hotelIn, judgeCase, place, type RuleCases, transfer, visit } from '../judge-samples.ts';
import { choiceRules } from './choice.ts';

const twoDays = [[visit('sight', '09:00', '11:00')], [visit('other', '09:00', '11:00')], []];
const drive = (start: string, end: string) =>
  transfer(hotelIn('alba'), place('spot', 'sight'), start, end, { mode: 'car' });
const flightsOf = (id: string) =>
  Array.from({ length: 8 }, (_, index) =>
    sampleLink(id, `other-${index}`, { id: `${id}-${index}`, mode: 'flight' }),
  );
const way = {
  stays: [
    ['alba', 1],
    ['brisa', 1],
  ] as const,
  days: twoDays,
  brief: { cityIds: [] },
};
const town = (rest: object) =>
  sampleCity('famous', { popularity: 90, coordinates: { latitude: 30.5, longitude: 112.5 }, ...rest });
const teaGarden = { ...sampleSpot('garden', 'alba', { tagIds: ['tea'], popularity: 60 }), name: 'Garden' };
const tea = {
  stays: [['alba', 2]] as const,
  days: twoDays,
  brief: { preferenceTagIds: ['tea'], cityIds: ['alba'] },
};

const cases: RuleCases = {
  'passed-town': {
    keeps: { ...way, guide: { cities: [town({ popularity: 50 })] } },
    breaks: { ...way, guide: { cities: [town({})] } },
  },
  'interest-missed': {
    keeps: { ...tea, spots: { sight: { tagIds: ['tea'] } }, guide: { spots: [teaGarden] } },
    breaks: { ...tea, guide: { spots: [teaGarden] } },
  },
  'start-at-airport': {
    keeps: { ...way, guide: { links: flightsOf('alba') } },
    breaks: { ...way, guide: { links: flightsOf('brisa') } },
  },
  'long-drives': {
    keeps: { days: [[], [drive('08:00', '10:00'), drive('15:00', '17:00')], []] },
    breaks: { days: [[], [drive('08:00', '11:00'), drive('15:00', '18:00')], []] },
  },
};

it.each(choiceRules.map(({ id }) => id))('rule %s', (id) => {
  expect(judgeCase(choiceRules, cases, id)).toEqual({ keeps: true, breaks: true });
});
