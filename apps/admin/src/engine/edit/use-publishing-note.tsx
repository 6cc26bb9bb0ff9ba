import type { CallOutput } from '@yunyou/contract/endpoints';
import { App } from 'antd';
import { defineWords } from '../../language/language.ts';

type Site = CallOutput<'POST /admin/entity/move'>['site'];

const useWords = defineWords(
  {
    running: 'Updating the site',
    runningText: 'Pages and search get the change now.',
    live: 'The site is up to date',
    liveText: (seconds: string) => `Pages and search have the change after ${seconds} s.`,
    searchLater: 'Pages have the change. Search follows in a few seconds.',
    open: 'Open the page',
  },
  {
    running: '正在更新网站',
    runningText: '页面和搜索正在获取修改。',
    live: '网站已更新',
    liveText: (seconds) => `页面和搜索在 ${seconds} 秒后显示修改。`,
    searchLater: '页面已显示修改，搜索将在几秒后更新。',
    open: '打开页面',
  },
);

/** At the bottom, because the buttons of the form are at the top. */
const shown = { key: 'publishing', placement: 'bottomRight', role: 'status' } as const;

/** Shows the progress of a move that changes the site, then how long it took, with a link to the page. */
export function usePublishingNote() {
  const words = useWords();
  const { notification } = App.useApp();
  return {
    start: () =>
      notification.info({
        ...shown,
        title: words.running,
        description: words.runningText,
        duration: 0,
      }),
    stop: () => notification.destroy(shown.key),
    end: (site: NonNullable<Site>, path: string | null) =>
      notification.success({
        ...shown,
        title: words.live,
        description: (
          <>
            <p>
              {site.isInSearch ? words.liveText((site.milliseconds / 1000).toFixed(1)) : words.searchLater}
            </p>
            {path && (
              <a href={path} target="_blank" rel="noopener">
                {words.open}
              </a>
            )}
          </>
        ),
      }),
  };
}
