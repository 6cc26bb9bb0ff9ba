import { describe, expect, it, onTestFinished, vi } from 'vitest';

/** A browser without IndexedDB: its storage areas, cookies and the handlers of one tab. */
function createBrowser() {
  const local = createArea();
  const cookies = { cookie: '' };
  return { local, cookies, openTab: () => openTab(local, cookies) };
}

function createArea() {
  const texts = new Map<string, string>();
  return {
    texts,
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, value: string) => void texts.set(key, value),
    removeItem: (key: string) => void texts.delete(key),
    key: (index: number) => [...texts.keys()][index] ?? null,
    get length() {
      return texts.size;
    },
  };
}

/** Loads the modules anew, as a page does. */
async function openTab(local: ReturnType<typeof createArea>, cookies: { cookie: string }) {
  const tab = createArea();
  const reload = vi.fn<() => void>();
  const handlers: ((event: { key: string | null }) => void)[] = [];
  vi.stubGlobal('document', cookies);
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', tab);
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('addEventListener', (_: string, handler: (typeof handlers)[number]) =>
    handlers.push(handler),
  );
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });
  vi.resetModules();
  const owner = await import('./owner.ts');
  const { storedTexts } = await import('./stored-texts.ts');
  const noticeOwner = () => {
    for (const handle of handlers) handle({ key: 'yunyou:owner' });
  };
  return {
    ...owner,
    searches: storedTexts('recentSearches'),
    draft: storedTexts('bookingDraft'),
    tab,
    reload,
    noticeOwner,
  };
}

describe('the data of a visitor in the browser', () => {
  it('is removed at sign-out, also what was made before signing in; that of the device stays', async () => {
    const { local, cookies, openTab: open } = createBrowser();
    local.setItem('yunyou:counting', 'off');
    local.setItem('recentSearches', '["lanterns"]');
    cookies.cookie = 'token=one';
    const { forgetAccountData, searches, draft, tab } = await open();
    expect(searches.get()).toBe('["lanterns"]');
    draft.set('passport', 'wall');
    await forgetAccountData();
    expect([...tab.texts]).toEqual([]);
    expect([...local.texts.keys()].filter((key) => key !== 'yunyou:forgetting')).toEqual(['yunyou:counting']);
  });

  it('is given to the account at sign-in, and kept when the same account signs in again', async () => {
    const { cookies, openTab: open } = createBrowser();
    const { refreshOwner, searches, draft } = await open();
    searches.set('lanterns');
    draft.set('passport', 'wall');
    cookies.cookie = 'token=one';
    refreshOwner('ada');
    expect([searches.get(), draft.get('wall')]).toEqual(['lanterns', 'passport']);
    cookies.cookie = 'token=two';
    refreshOwner('ada');
    expect([searches.get(), draft.get('wall')]).toEqual(['lanterns', 'passport']);
  });

  it('is removed when another account signs in', async () => {
    const { local, cookies, openTab: open } = createBrowser();
    cookies.cookie = 'token=one';
    const { refreshOwner, searches, draft, tab } = await open();
    searches.set('lanterns');
    draft.set('passport', 'wall');
    cookies.cookie = 'token=two';
    refreshOwner('bob');
    expect([searches.get(), draft.get('wall')]).toEqual([undefined, undefined]);
    expect(JSON.stringify([[...local.texts], [...tab.texts]])).not.toMatch(/lanterns|passport/);
  });

  it('is removed when the session has expired before the page loads', async () => {
    const { local, cookies, openTab: open } = createBrowser();
    cookies.cookie = 'token=one';
    (await open()).searches.set('lanterns');
    cookies.cookie = '';
    expect((await open()).searches.get()).toBeUndefined();
    expect(JSON.stringify([...local.texts])).not.toContain('lanterns');
  });

  it('is removed in a tab when another tab signs out, and the page is loaded again', async () => {
    const { local, cookies, openTab: open } = createBrowser();
    cookies.cookie = 'token=one';
    const { draft, tab, reload, noticeOwner } = await open();
    draft.set('passport', 'wall');
    noticeOwner();
    expect(reload).not.toHaveBeenCalled();
    cookies.cookie = '';
    local.removeItem('yunyou:owner');
    noticeOwner();
    expect([...tab.texts]).toEqual([]);
    expect(reload).toHaveBeenCalledOnce();
  });
});
