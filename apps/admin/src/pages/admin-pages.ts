import type { EntityName } from '@yunyou/contract/entities';
import type { PageCode } from '@yunyou/contract/staff-access';

export interface AdminPage {
  /** Below /admin, spelled as the specification has it. */
  path: string;
  name: string;
  /** List pages carry a unique code, by which roles are given. */
  code: PageCode;
  entities: readonly EntityName[];
}

export interface AdminModule {
  name: string;
  pages: readonly AdminPage[];
}

export const adminModules: readonly AdminModule[] = [
  {
    name: 'Base data',
    pages: [
      {
        path: 'baseDataManage/destinationList',
        name: 'Destinations',
        code: 'destinationList',
        entities: ['city', 'area'],
      },
      {
        path: 'baseDataManage/scenicSpotList',
        name: 'Scenic spots',
        code: 'scenicSpotList',
        entities: ['scenic-spot'],
      },
      { path: 'baseDataManage/tagsList', name: 'Tags', code: 'tagsList', entities: ['tag'] },
    ],
  },
  {
    name: 'Comments',
    pages: [{ path: 'commentManage/commentList', name: 'Comments', code: 'commentList', entities: [] }],
  },
  {
    name: 'Content',
    pages: [
      { path: 'contentManage/contentList', name: 'Guides', code: 'contentList', entities: ['guide'] },
      { path: 'contentManage/newsList', name: 'News', code: 'newsList', entities: ['news'] },
    ],
  },
  {
    name: 'Products',
    pages: [
      { path: 'productManage/productList', name: 'Tours', code: 'productList', entities: ['trip-line'] },
    ],
  },
];

/** Pages that edit one thing, by `?id=`; each belongs to the list it is reached from. */
export const editPages: readonly { path: string; name: string; list: string }[] = [
  {
    path: 'baseDataManage/editeDestination',
    name: 'Edit destination',
    list: 'baseDataManage/destinationList',
  },
  { path: 'baseDataManage/editeScenicpot', name: 'Edit scenic spot', list: 'baseDataManage/scenicSpotList' },
  { path: 'baseDataManage/editeTags', name: 'Edit tag', list: 'baseDataManage/tagsList' },
  { path: 'commentManage/creatComment', name: 'Write comment', list: 'commentManage/commentList' },
  { path: 'contentManage/creatContent', name: 'Edit guide', list: 'contentManage/contentList' },
  { path: 'contentManage/createNews', name: 'Edit news', list: 'contentManage/newsList' },
  { path: 'productManage/creatProduct', name: 'Edit tour', list: 'productManage/productList' },
];
