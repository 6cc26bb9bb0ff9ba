import type { z } from 'zod';
import { area } from './entities/area.schema.ts';
import { city } from './entities/city.schema.ts';
import { dayIdea } from './entities/day-idea.schema.ts';
import { district } from './entities/district.schema.ts';
import { guide, news } from './entities/guide.schema.ts';
import { link } from './entities/link.schema.ts';
import { hotel, restaurant, shop } from './entities/local-business.schema.ts';
import { route } from './entities/route.schema.ts';
import { redirect, rule } from './entities/rule.schema.ts';
import { scenicSpot } from './entities/scenic-spot.schema.ts';
import { banner, experience, navigation, theme } from './entities/showcase.schema.ts';
import { station } from './entities/station.schema.ts';
import { tag } from './entities/tag.schema.ts';
import { tripLine } from './entities/trip-line.schema.ts';

/**
 * Every catalogue entity. The key names its folder under `content/`, its table (with underscores) and the target of
 * references to it. Content is loaded in this order, so that referenced entities come first.
 */
export const entities = {
  tag: { schema: tag, label: 'Tag', plural: 'Tags', zhLabel: '标签', titleField: 'name' },
  area: { schema: area, label: 'Area', plural: 'Areas', zhLabel: '区域', titleField: 'name' },
  city: {
    schema: city,
    label: 'City',
    plural: 'Cities',
    zhLabel: '城市',
    titleField: 'name',
    bodyField: 'article',
  },
  'scenic-spot': {
    schema: scenicSpot,
    label: 'Scenic spot',
    plural: 'Scenic spots',
    zhLabel: '景点',
    titleField: 'name',
    bodyField: 'description',
  },
  hotel: { schema: hotel, label: 'Hotel', plural: 'Hotels', zhLabel: '酒店', titleField: 'name' },
  restaurant: {
    schema: restaurant,
    label: 'Restaurant',
    plural: 'Restaurants',
    zhLabel: '餐厅',
    titleField: 'name',
  },
  shop: { schema: shop, label: 'Shop', plural: 'Shops', zhLabel: '商店', titleField: 'name' },
  district: { schema: district, label: 'District', plural: 'Districts', zhLabel: '片区', titleField: 'name' },
  station: { schema: station, label: 'Station', plural: 'Stations', zhLabel: '车站', titleField: 'name' },
  link: { schema: link, label: 'Link', plural: 'Links', zhLabel: '交通线路', titleField: 'fromCityId' },
  'trip-line': { schema: tripLine, label: 'Tour', plural: 'Tours', zhLabel: '旅游产品', titleField: 'name' },
  'day-idea': {
    schema: dayIdea,
    label: 'Day idea',
    plural: 'Day ideas',
    zhLabel: '一日行程',
    titleField: 'title',
  },
  route: {
    schema: route,
    label: 'Classic route',
    plural: 'Classic routes',
    zhLabel: '经典路线',
    titleField: 'title',
    bodyField: 'article',
  },
  guide: {
    schema: guide,
    label: 'Guide',
    plural: 'Guides',
    zhLabel: '攻略',
    titleField: 'title',
    bodyField: 'body',
  },
  news: {
    schema: news,
    label: 'Article',
    plural: 'News',
    zhLabel: '资讯',
    titleField: 'title',
    bodyField: 'body',
  },
  theme: { schema: theme, label: 'Theme', plural: 'Themes', zhLabel: '主题', titleField: 'title' },
  navigation: {
    schema: navigation,
    label: 'Navigation tab',
    plural: 'Navigation tabs',
    zhLabel: '导航项',
    titleField: 'title',
  },
  banner: { schema: banner, label: 'Banner', plural: 'Banners', zhLabel: '横幅', titleField: 'title' },
  experience: {
    schema: experience,
    label: 'Experience',
    plural: 'Experiences',
    zhLabel: '体验',
    titleField: 'title',
  },
  rule: { schema: rule, label: 'Rule', plural: 'Rules', zhLabel: '规则', titleField: 'title' },
  redirect: {
    schema: redirect,
    label: 'Redirect',
    plural: 'Redirects',
    zhLabel: '跳转',
    titleField: 'fromPath',
  },
} as const satisfies Record<string, EntityDefinition>;

interface EntityDefinition {
  schema: z.ZodObject;
  /** Names in the back office: in English for one and for several rows, in Chinese for both. */
  label: string;
  plural: string;
  zhLabel: string;
  /** Field that names a row in lists. */
  titleField: string;
  /** Field that receives the text below the front matter of a content file. */
  bodyField?: string;
}

export type EntityName = keyof typeof entities;
export type EntityFields<N extends EntityName> = z.infer<(typeof entities)[N]['schema']>;
export const entityNames = Object.keys(entities) as EntityName[]; // `Object.keys` returns string[]
