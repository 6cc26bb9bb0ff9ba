import { defineWords } from './language/language.ts';

export const useFrameWords = defineWords(
  {
    loading: 'Loading',
    backOffice: 'Back office',
    menu: 'Menu',
    pages: 'Pages',
    openSite: 'Open the site',
    signOut: 'Sign out',
    language: 'Language',
  },
  {
    loading: '正在加载',
    backOffice: '后台管理',
    menu: '菜单',
    pages: '页面',
    openSite: '打开网站',
    signOut: '退出登录',
    language: '语言',
  },
);
