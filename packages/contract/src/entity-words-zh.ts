import type { EntityName } from './entities.ts';

/** Chinese names of entities; `entities` has the English ones. */
export const zhEntities: Record<EntityName, string> = {
  tag: '标签',
  area: '区域',
  city: '城市',
  'scenic-spot': '景点',
  hotel: '酒店',
  restaurant: '餐厅',
  shop: '商店',
  district: '片区',
  station: '车站',
  link: '交通线路',
  'trip-line': '旅游产品',
  'day-idea': '一日行程',
  route: '经典路线',
  guide: '攻略',
  news: '资讯',
  theme: '主题',
  navigation: '导航项',
  banner: '横幅',
  experience: '体验',
  rule: '规则',
  redirect: '跳转',
};
