import { describe, expect, it } from 'vitest';
import { toPartialTripBrief } from '../../brief/to-partial-brief.ts';
import { createGazetteer } from '../../gazetteer.ts';
import { readWish } from '../../read-wish.ts';

const city = (id: string, name: string, zhName: string, aliases: string[] = []) => ({
  ...{ id, name, zhName, pinyin: name, aliases, areaId: id, popularity: 80 },
  airports: [],
});
const gazetteer = createGazetteer({
  cities: [
    city('beijing', 'Beijing', '北京', ['Peking']),
    city('chongqing', 'Chongqing', '重庆'),
    city('hong-kong', 'Hong Kong', '香港', ['Hongkong']),
    city('qingdao', 'Qingdao', '青岛', ['칭다오']),
    city('sanya', 'Sanya', '三亚'),
    city('shanghai', 'Shanghai', '上海', ['Shanghái', 'Xangai', '상하이']),
    city('tianjin', 'Tianjin', '天津'),
    city('xiamen', 'Xiamen', '厦门', ['Amoy']),
  ],
  areas: [],
  spots: [],
});
const today = '2026-11-16';
const clock = (minute = 0): string => `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`;

function hoursOf(wish: string): string {
  const { said } = toPartialTripBrief(readWish(wish, { gazetteer, today }).values, { gazetteer, today });
  const { when, entryCityId, exitCityId, startsInTown, endsInTown, arrivalMinute, departureMinute } = said;
  if (startsInTown !== true || endsInTown !== true || entryCityId !== exitCityId) return 'no port call';
  return `${entryCityId} ${when?.days} ${clock(arrivalMinute)}-${clock(departureMinute)}`;
}

describe('a port call', () => {
  it.each([
    ['Our ship is in Qingdao from 8am to 5pm, what should we see?', 'qingdao 1 9:15-16:00'],
    ['Shore day in Xiamen, docking 07:00, all aboard 16:30', 'xiamen 1 8:15-15:30'],
    ['cruise ship, port: Shanghai. Arrive 9am. Back on board by 6pm please', 'shanghai 1 10:35-16:40'],
    ['Kreuzfahrtschiff legt um 9 Uhr in Sanya an, Abfahrt 19 Uhr', 'sanya 1 10:15-18:00'],
    ['Landausflug Qingdao, 8 bis 17 Uhr', 'qingdao 1 9:15-16:00'],
    ['notre paquebot est à quai à Qingdao de 7h à 18h', 'qingdao 1 8:15-17:00'],
    ['El barco de crucero llega a Sanya a las 8 y sale a las 18', 'sanya 1 9:15-17:00'],
    ['crociera: scalo a Qingdao dalle 9 alle 18', 'qingdao 1 10:15-17:00'],
    ['Cruzeiro atraca em Sanya às 10h e zarpa às 20h', 'sanya 1 11:15-19:00'],
    ['ons cruiseschip meert om 8 uur aan in Xiamen en vertrekt om 17 uur', 'xiamen 1 9:15-16:00'],
    ['邮轮停靠厦门,早上9点到下午6点', 'xiamen 1 10:15-17:00'],
    ['クルーズ船で青島に寄港、9時から18時まで', 'qingdao 1 10:15-17:00'],
    ['크루즈로 칭다오 기항, 오전 9시부터 오후 6시까지', 'qingdao 1 10:15-17:00'],
  ])('is a day with hard ends in town: %s', (wish, expected) => {
    expect(hoursOf(wish)).toBe(expected);
  });

  it.each([
    'Yangtze cruise from Chongqing, ship leaves at 8pm, arrive 9am in three days',
    '10 days from Beijing to Shanghai, cruise ship leaves Shanghai at 16:00',
    'Beijing 5 days, flight lands 8am, dinner cruise at 18:00',
    '重庆三峡游轮，晚上8点上船，早上9点下船，4天',
  ])('is not a river cruise or one day of a longer trip: %s', (wish) => {
    expect(hoursOf(wish)).toBe('no port call');
  });

  it('says how much time is left for the port', () => {
    const { values } = readWish('Cruise ship in Tianjin 7am to 8pm', { gazetteer, today });
    const { notes } = toPartialTripBrief(values, { gazetteer, today });
    expect(notes.join(' ')).toMatch(/75 minutes.*port.*Tianjin/);
  });
});
