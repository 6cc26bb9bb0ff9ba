import type { PageCode } from './staff-access.ts';

export interface AdminPage {
  /** Path below /admin, spelled as in the specification. */
  path: string;
  name: string;
  /** Page code, to which roles grant actions. */
  code: PageCode;
  /** Path of the edit page, which takes `?id=` (and `?entity=` if the page manages several entities). */
  editPath?: string;
}

export interface AdminModule {
  name: string;
  pages: readonly AdminPage[];
}

export const adminModules: readonly AdminModule[] = [
  { name: 'Overview', pages: [{ path: 'dashboard', name: 'Dashboard', code: 'dashboard' }] },
  {
    name: 'Base data',
    pages: [
      list('baseDataManage', 'destinationList', 'Destinations', 'editeDestination'),
      list('baseDataManage', 'scenicSpotList', 'Scenic spots', 'editeScenicpot'),
      list('baseDataManage', 'placeList', 'Hotels, food and shops', 'editePlace'),
      list('baseDataManage', 'linkList', 'Links and stations', 'editeLink'),
      list('baseDataManage', 'tagsList', 'Tags', 'editeTags'),
    ],
  },
  {
    name: 'Comments',
    pages: [
      { path: 'commentManage/inbox', name: 'Inbox', code: 'dashboard' },
      list('commentManage', 'commentList', 'Comments and reviews'),
    ],
  },
  {
    name: 'Content',
    pages: [
      list('contentManage', 'contentList', 'Guides', 'creatContent'),
      list('contentManage', 'routeList', 'Classic routes and days', 'editeRoute'),
      list('contentManage', 'newsList', 'News', 'createNews'),
      list('contentManage', 'mediaList', 'Media library'),
      list('contentManage', 'staleList', 'Facts to check'),
      list('contentManage', 'feedbackList', 'Reports and messages'),
    ],
  },
  {
    name: 'Products',
    pages: [
      list('productManage', 'productList', 'Tours', 'creatProduct'),
      list('productManage', 'orderList', 'Orders'),
      { path: 'productManage/departures', name: 'Departures', code: 'orderList' },
      { path: 'productManage/revenue', name: 'Revenue', code: 'orderList' },
    ],
  },
  {
    name: 'Site',
    pages: [
      list('siteManage', 'navigationList', 'Drawers', 'editeNavigation'),
      list('siteManage', 'homeList', 'Home page', 'editeHome'),
      list('siteManage', 'themeList', 'Themes', 'editeTheme'),
      list('siteManage', 'ruleList', 'Rules', 'editeRule'),
      { path: 'siteManage/exchangeRates', name: 'Exchange rates', code: 'ruleList' },
      list('siteManage', 'redirectList', 'Redirects', 'editeRedirect'),
    ],
  },
  {
    name: 'People and settings',
    pages: [
      list('systemManage', 'userList', 'Visitors'),
      list('systemManage', 'staffList', 'Staff and roles'),
      list('systemManage', 'auditList', 'Audit log'),
      list('systemManage', 'apiKeyList', 'API keys'),
      list('systemManage', 'webhookList', 'Webhooks'),
      list('systemManage', 'settings', 'Settings'),
    ],
  },
];

function list(module: string, code: PageCode, name: string, edit?: string): AdminPage {
  return { path: `${module}/${code}`, name, code, ...(edit && { editPath: `${module}/${edit}` }) };
}

export const adminPages: readonly AdminPage[] = adminModules.flatMap(({ pages }) => pages);

/** Every path below /admin, with pages that are in no menu. The server answers 404 for others. */
export const adminPaths: readonly string[] = [
  '',
  'login',
  'account',
  'commentManage/creatComment',
  'commentManage/commentQueue',
  'productManage/newOrder',
  'productManage/passengers',
  ...adminPages.flatMap(({ path, editPath }) => (editPath ? [path, editPath] : [path])),
];
