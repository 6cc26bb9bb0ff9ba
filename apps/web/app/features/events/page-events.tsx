import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useApiBase } from '../../api/use-api.ts';
import { idleTurn } from '../../idle/idle-turn.ts';

/** Counts page views, without who it was; the code for it comes when the page has nothing else to do. */
export function PageEvents() {
  const { pathname } = useLocation();
  const apiBase = useApiBase();
  useEffect(() => {
    const count = () =>
      import('./events.ts').then(({ startEvents, recordEvent }) => {
        startEvents(apiBase);
        recordEvent('page-view', pathname);
      });
    idleTurn(() => void count().catch(() => undefined)); // not worth a reload
  }, [apiBase, pathname]);
  return null;
}
