import { useEffect } from 'react';
import { defineWords } from './language.ts';

const useSiteName = defineWords({ name: 'Yunyou back office' }, { name: '云游后台' });

/** Sets the title of the browser's tab. */
export function usePageTitle(title: string): void {
  const { name } = useSiteName();
  useEffect(() => {
    document.title = `${title} · ${name}`;
  }, [title, name]);
}
