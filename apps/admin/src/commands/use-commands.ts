import { adminModules, adminPages } from '@yunyou/contract/admin/admin-pages';
import { entities } from '@yunyou/contract/entities';
import { useNavigate } from 'react-router';
import { getLanguage, setLanguage } from '../language/language.ts';
import { useNames } from '../language/names.ts';
import { editAddress, entitiesOf } from '../pages/admin-pages.ts';
import { signOut } from '../session/sign-out.ts';
import { useMay } from '../session/use-me.ts';
import { useCommandWords } from './command-words.ts';
import type { Command } from './match-commands.ts';

/** Returns the pages that the role may read and the actions that it may run. */
export function useCommands(): Command[] {
  const words = useCommandWords();
  const names = useNames();
  const may = useMay();
  const navigate = useNavigate();
  const open = (path: string) => () => void navigate(path);
  const editable = adminPages
    .filter(({ code, editPath }) => editPath && may(`${code}.write`))
    .flatMap((page) => entitiesOf(page).map((entity) => ({ page, entity })));
  const actions = editable.map(({ entity }) => ({
    key: `new ${entity}`,
    group: 'actions' as const,
    label: words.newRow(names.entity(entity)),
    aliases: `new ${entities[entity].label}`,
    run: open(editAddress(entity)),
  }));
  const queues = adminPages.flatMap((page) => {
    if (entitiesOf(page).length === 0 || !may(`${page.code}.publish`)) return [];
    const queue = { group: 'actions' as const, aliases: `publish queue ${page.name}` };
    return [
      {
        ...queue,
        key: `review ${page.code}`,
        label: words.inReview(names.page(page)),
        run: open(`/${page.path}?show=review`),
      },
      {
        ...queue,
        key: `pending ${page.code}`,
        label: words.unpublished(names.page(page)),
        run: open(`/${page.path}?show=pending`),
      },
    ];
  });
  const pages = adminModules.flatMap((module) =>
    module.pages
      .filter(({ code }) => may(`${code}.read`))
      .map((page) => ({
        key: page.path,
        group: 'pages' as const,
        label: names.page(page),
        note: names.module(module),
        aliases: page.name,
        run: open(`/${page.path}`),
      })),
  );
  return [
    ...pages,
    {
      key: 'account',
      group: 'pages',
      label: words.account,
      aliases: 'account password',
      run: open('/account'),
    },
    ...actions,
    ...queues,
    {
      key: 'site',
      group: 'actions',
      label: words.openSite,
      aliases: 'site',
      run: () => void window.open('/', '_blank', 'noopener'),
    },
    {
      key: 'language',
      group: 'actions',
      label: words.language,
      aliases: 'language chinese english 中文',
      run: () => setLanguage(getLanguage() === 'en' ? 'zh' : 'en'),
    },
    {
      key: 'sign-out',
      group: 'actions',
      label: words.signOut,
      aliases: 'sign out',
      run: () => void signOut(),
    },
  ];
}
