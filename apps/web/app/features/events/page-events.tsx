import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useApiBase } from '../../api/use-api.ts';
import { runWhenIdle } from '../../idle/idle-queue.ts';

/** Records anonymous page views. Loads the code for it when the page is idle. */
export function PageEvents() {
  const { pathname } = useLocation();
  const apiBase = useApiBase();
  useEffect(() => {
    const count = () =>
      import('./events.ts').then(({ startEvents, recordEvent }) => {
        startEvents(apiBase);
        recordEvent('page-view', pathname);
      });
    runWhenIdle(() => void count().catch(() => undefined)); // analytics is optional: a failed chunk needs no reload
  }, [apiBase, pathname]);
  return null;
}
