import type { AdminModule, AdminPage } from '@yunyou/contract/admin/admin-pages';
import type { PageCode } from '@yunyou/contract/admin/staff-access';
import { type EntityName, entities } from '@yunyou/contract/entities';
import { useLanguage } from './language.ts';

/** Chinese names of pages; the contract has the English ones. */
const zhPages: Record<PageCode, string> = {
  dashboard: '工作台',
  destinationList: '目的地',
  scenicSpotList: '景点',
  placeList: '酒店、餐厅、商店、片区',
  linkList: '交通线路与车站',
  tagsList: '标签',
  commentList: '评论与点评',
  contentList: '攻略',
  routeList: '经典路线与一日行程',
  newsList: '资讯',
  productList: '旅游产品',
  orderList: '订单',
  passports: '护照',
  userList: '访客',
  mediaList: '图片库',
  navigationList: '导航菜单',
  homeList: '首页',
  themeList: '主题',
  ruleList: '规则',
  redirectList: '跳转',
  staleList: '待核实信息',
  feedbackList: '报错与留言',
  staffList: '员工与角色',
  auditList: '操作日志',
  apiKeyList: 'API 密钥',
  webhookList: 'Webhook 通知',
  settings: '设置',
};

/** Chinese names of pages that share the code of another page, by path. */
const zhPaths: Readonly<Record<string, string>> = {
  'commentManage/inbox': '审核台',
  'productManage/departures': '出发班期',
  'productManage/revenue': '收入',
  'siteManage/exchangeRates': '汇率',
};

/** Chinese names of the groups in the menu, by their English ones. */
export const zhModuleNames: Readonly<Record<string, string>> = {
  Overview: '概览',
  'Base data': '基础数据',
  Comments: '评论',
  Content: '内容',
  Products: '产品',
  Site: '网站',
  'People and settings': '人员与设置',
};

interface Names {
  page(page: AdminPage): string;
  module(module: AdminModule): string;
  entity(entity: EntityName): string;
  entities(entity: EntityName): string;
}

const en: Names = {
  page: ({ name }) => name,
  module: ({ name }) => name,
  entity: (entity) => entities[entity].label,
  entities: (entity) => entities[entity].plural,
};
const zh: Names = {
  page: ({ code, path }) => zhPaths[path] ?? zhPages[code],
  module: ({ name }) => zhModuleNames[name] ?? name,
  entity: (entity) => entities[entity].zhLabel,
  entities: (entity) => entities[entity].zhLabel,
};

/** Returns the names of pages and entities in the chosen language. */
export const useNames = (): Names => (useLanguage() === 'zh' ? zh : en);
