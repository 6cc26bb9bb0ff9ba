import type { linkMessages } from './link-messages.ts';
import type { Names } from './names.ts';

const stationField = (n: Names, { field, service }: { field: string; service: string }): string =>
  service ? `${n.at('services')}${service}：${n.at(field, 'services')}` : n.at(field);

/** Chinese of `linkMessages`. */
export const zhLinkMessages: typeof linkMessages = {
  'station-of-other-city': (n, v) =>
    `${stationField(n, v)}${v.station} 不服务${n.row('city', v.cityId)}。请更正，或在该车站补充${n.field('alsoServesCityIds')}。`,
  'station-of-other-kind': (n, v) =>
    `${stationField(n, v)}${v.station} 的类型是${n.value(v.kind)}，与${n.value(v.mode)}不符。`,
  'service-back-of-one-way': (n, v) =>
    `${n.at('services')}${v.service} 是返程，但线路为${n.field('oneWay')}。请删除其中一项。`,
  'service-minutes': (n, v) =>
    `${n.at('services')}${v.service} 需 ${v.minutes} 分钟，线路为 ${v.fastest} 至 ${v.typical} 分钟。请更正时间、${n.field('dayOffset', 'services')}或分钟数。`,
  'timetable-missing': (n) => `${n.at('timetable')}请填写${n.field('services')}所依据时刻表的月份。`,
  'stations-missing': (n) => `缺少${n.field('fromStationId')}或${n.field('toStationId')}。`,
  'fare-missing': (n) => `缺少${n.field('fare')}。`,
  'one-a-day-two-departures': (n) => `${n.field('perDay')}为 1，但首班与末班时间不同。`,
  'stop-unknown': (n, v) =>
    `${n.at(v.field)}${[v.first, v.second].filter(Boolean).join('、')}：该城市没有叫这个名称的车站或机场。`,
  'main-pair-apart': (n, v) => `到${n.row('city', v.to)}没有当天可达且最多换乘一次的路线。请补充线路。`,
};
