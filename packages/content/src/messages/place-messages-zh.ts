import type { cityMessages, placeMessages } from './place-messages.ts';

/** Chinese of `placeMessages`. */
export const zhPlaceMessages: typeof placeMessages = {
  'far-from-city': (n, v) =>
    `${n.at('coordinates')}距${n.row('city', v.cityId)} ${v.kilometres} 公里，上限为 ${v.limit} 公里。请更正坐标或${n.field('cityId')}。`,
  'far-from-sights': (n, v) =>
    `${n.at('coordinates')}距${n.row('city', v.cityId)}最近的景点 ${v.kilometres} 公里，上限为 ${v.limit} 公里。请更正坐标或${n.field('cityId')}。`,
  'outside-province': (n, v) =>
    `${n.at('coordinates')}在${n.row('area', v.areaId)}以外 ${v.kilometres} 公里。请更正坐标或城市所属的区域。`,

  'taxi-minutes': (n, v) =>
    `${n.at('intoTown')}乘出租车到${v.to} ${v.minutes} 分钟与 ${v.kilometres} 公里不符。请更正分钟数或坐标。`,
  'way-currency': (n, v) => `${n.at('intoTown')}到${v.to}的价格为 ${v.currency}；应使用 ${v.expected}。`,
  'way-to-unserved-city': (n, v) =>
    `${n.at('intoTown')}${n.row('city', v.cityId)}不在${n.field('alsoServesCityIds')}中。请在那里添加。`,
  'airport-without-code': (n) => `${n.at('code')}机场需要 IATA 代码。`,
  'code-not-needed': (n) => `${n.at('code')}只有机场和火车站有代码。请删除。`,
  'code-twice': (n, v) => `${n.at('code')}与${n.row('station', v.other)}相同。请更正其中一个。`,
  'station-name': (n, v) => `${n.at('zhName')}请写作${v.name}站，与站牌一致，便于司机辨认。`,
  'serves-own-city': (n) => `${n.at('alsoServesCityIds')}包含${n.field('cityId')}本身。请删除。`,
};

/** Chinese of `cityMessages`. */
export const zhCityMessages: typeof cityMessages = {
  'gazetteer-unknown': (n, v) =>
    `${n.at('name')}GeoNames 在${n.row('area', v.areaId)}没有“${v.name}”。请将 GeoNames 使用的名称加入${n.field('aliases')}。`,
  'gazetteer-far': (n, v) =>
    `${n.at('coordinates')}距 GeoNames 的位置 ${v.kilometres} 公里，上限为 ${v.limit} 公里。请更正。`,
  'city-code-twice': (n, v) =>
    `${n.at('cityCode')}${v.code} 已属于${n.row('city', v.other)}。请使用其自己的代码。`,
  'city-without-stay': () => '没有酒店，也没有适合住宿的片区。',
  'city-without-eat': () => '没有餐厅，也没有适合用餐的片区。',
  'city-without-station': () => '没有车站服务此城市。',
  'city-without-link': () => '没有交通线路通往此城市。',
  'few-day-ideas': (_, v) => `只有 ${v.count} 个一日行程，至少需要 ${v.minimum} 个。`,
};
