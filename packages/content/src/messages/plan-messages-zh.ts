import { type dayIdeaMessages, itemName, type lineMessages, type routeMessages } from './plan-messages.ts';

/** Chinese of `dayIdeaMessages`. */
export const zhDayIdeaMessages: typeof dayIdeaMessages = {
  'item-too-early': (n, v) => `${n.at('items')}${itemName(n, v)}在上一项结束之前开始。`,
  'day-past-midnight': (n) =>
    `${n.at('items')}这一天在午夜之后结束。请更正${n.field('from', 'items')}或${n.field('minutes', 'items')}。`,
  'item-in-other-city': (n, v) =>
    `${n.at('items')}${itemName(n, v)}在${n.row('city', v.cityId)}，不在${n.row('city', v.expected)}。`,
  'item-far': (n, v) =>
    `${n.at('items')}${itemName(n, v)}距${n.row('city', v.cityId)} ${v.kilometres} 公里。`,
  'item-variant-unknown': (n, v) => `${n.at('items')}${itemName(n, v)}没有游览方案“${v.variant}”。`,
  'item-closed': (n, v) =>
    `${n.at('items')}${itemName(n, v)}在 ${v.months} 月不能从 ${v.from} 起开放 ${v.minutes} 分钟。请更正时间或月份。`,
};

/** Chinese of `routeMessages`. */
export const zhRouteMessages: typeof routeMessages = {
  'route-days-min': (n, v) =>
    `${n.field('days.min')}为 ${v.days}，但各站共 ${v.nights} 晚。请写 ${v.expected}。`,
  'route-days-max': (n, v) =>
    `${n.field('days.max')}为 ${v.days}，但各站共 ${v.nights} 晚，${n.field('extraNights', 'stops')}共 ${v.extra}。请写 ${v.expected}。`,
  'stop-twice': (n, v) => `${n.at('stops')}${n.row('city', v.cityId)}连续出现两次。请合并这两站。`,
  'stop-sight-far': (n, v) =>
    `${n.at('stops')}${n.row('scenic-spot', v.spotId)}距${n.row('city', v.cityId)} ${v.kilometres} 公里。请更正其中一项。`,
  'leg-without-link': (n, v) =>
    `${n.at('stops')}${n.row('city', v.from)}与${n.row('city', v.to)}之间没有直达交通线路。`,
};

/** Chinese of `lineMessages`. */
export const zhLineMessages: typeof lineMessages = {
  'line-days': (n, v) =>
    `${n.field('days')}为 ${v.days}，但${n.field('itinerary')}有 ${v.itinerary} 天。两者应相等。`,
  'child-price': (n) => `${n.at('priceChild')}儿童价高于成人价。请更正价格。`,
  'start-city-not-visited': (n, v) =>
    `${n.at('startCityId')}${n.row('city', v.cityId)}不在${n.field('cityIds')}中。请在那里添加。`,
  'departures-end-first': (n, v) =>
    `${n.at('departures')}${v.from} 至 ${v.to} 的规则结束早于开始。请对调或更正日期。`,
  'night-on-last-day': (n, v) =>
    `${n.at('itinerary')}第 ${v.day} 天是最后一天，却有${n.field('nightCityId', 'itinerary')}。请删除。`,
  'night-missing': (n, v) =>
    `${n.at('itinerary')}第 ${v.day} 天没有${n.field('nightCityId', 'itinerary')}。请填写过夜的城市。`,
  'day-in-other-city': (n, v) =>
    `${n.at('itinerary')}第 ${v.day} 天在${n.row('city', v.cityId)}，而它不在${n.field('cityIds')}中。请在那里添加。`,
};
