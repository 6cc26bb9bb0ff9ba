import '@fontsource-variable/inter/wght.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { App as AntApp, ConfigProvider, theme } from 'antd';
import enGb from 'antd/locale/en_GB';
import zhCn from 'antd/locale/zh_CN';
import { StrictMode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import './base.css';
import { useLanguage } from './language/language.ts';
import { router } from './router.tsx';
import { setStyleNonce } from './style-nonce.ts';
import { usePrefersDark } from './use-prefers-dark.ts';

setStyleNonce();
const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 10_000 } } });

/** Background and text colours of the public site. */
const paper = {
  colorBgLayout: '#f7f3ea',
  colorBgContainer: '#fffdf8',
  colorBgElevated: '#fffdf8',
  colorTextBase: '#221d19',
};
const dusk = {
  colorBgBase: '#12181b',
  colorBgLayout: '#12181b',
  colorBgContainer: '#1a2226',
  colorBgElevated: '#1f282d',
};

function Admin() {
  const isDark = usePrefersDark();
  const language = useLanguage();
  useEffect(() => {
    document.documentElement.lang = language === 'zh' ? 'zh-CN' : 'en';
  }, [language]);
  const accent = isDark ? '#ff8a7e' : '#9c211a';
  return (
    <ConfigProvider
      locale={language === 'zh' ? zhCn : enGb}
      // A space between two characters would differ from the label of the button.
      button={{ autoInsertSpace: false }}
      theme={{
        algorithm: isDark ? theme.darkAlgorithm : theme.defaultAlgorithm,
        // antd's default greys have too little contrast.
        components: {
          Descriptions: { labelColor: isDark ? '#b5aea4' : '#5c564e' },
          Menu: { itemSelectedColor: accent },
          Tabs: { itemSelectedColor: accent, itemHoverColor: accent },
        },
        token: {
          colorPrimary: '#b3261e',
          ...(isDark ? dusk : paper),
          colorLink: accent,
          colorLinkHover: isDark ? '#ffb1a8' : '#7a1812',
          colorTextPlaceholder: isDark ? '#a8a29a' : '#6b655d',
          colorTextDescription: isDark ? '#b5aea4' : '#5c564e',
          colorError: isDark ? '#ff8f87' : '#b3140c',
          borderRadius: 6,
          motion: !matchMedia('(prefers-reduced-motion: reduce)').matches,
          // Our Chinese font last: it is fetched only where the machine has none.
          fontFamily:
            '"Inter Variable", system-ui, "PingFang SC", "Microsoft YaHei", "Noto Sans SC", "Noto Sans CJK SC", "Yunyou Chinese", sans-serif',
        },
      }}
    >
      <AntApp>
        <QueryClientProvider client={queries}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </AntApp>
    </ConfigProvider>
  );
}

const container = document.querySelector('#root');
if (!container) throw new Error('Element #root is missing');
createRoot(container).render(
  <StrictMode>
    <Admin />
  </StrictMode>,
);
