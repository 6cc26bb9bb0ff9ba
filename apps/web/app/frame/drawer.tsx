import { Dialog } from '@base-ui/react/dialog';
import { Tabs } from '@base-ui/react/tabs';
import type { NavigationGroupView, NavigationItem } from '@yunyou/contract/site/destination.endpoints';
import { IconButton } from '@yunyou/ui/icon-button';
import { type RefObject, useEffect, useState } from 'react';
import { useApi } from '../api/use-api.ts';
import { assetUrl } from '../assets/asset-url.ts';
import { PageLink } from '../navigation/page-link.tsx';
import styles from './drawer.module.css';
import * as words from './frame-words.ts';
import { CloseIcon } from './icons.tsx';

export type DrawerMenu = 'destination' | 'faves';

interface DrawerProps {
  menu: DrawerMenu;
  /** Contains the links and buttons that open drawers: a press on them does not count as outside. */
  header: RefObject<HTMLElement | null>;
  /** A drawer that the pointer opened must not take the focus away from where the visitor types. */
  isOpenedByHover: boolean;
  onClose(): void;
  onMouseEnter(): void;
  onMouseLeave(): void;
}

const names = { destination: words.destination, faves: words.faves } as const;

/** Responses of this visit; a drawer that opens again shows them immediately. */
const knownTabs = new Map<DrawerMenu, NavigationItem[]>();
const knownGroups = new Map<string, NavigationGroupView[]>();

export default function Drawer({
  menu,
  header,
  isOpenedByHover,
  onClose,
  onMouseEnter,
  onMouseLeave,
}: DrawerProps) {
  const { tabs, selected, groups, select } = useDrawerContent(menu);
  const isOnOpener = ({ target }: Event) =>
    target instanceof Element && header.current?.contains(target) && target.closest('a, button') !== null;
  return (
    <Dialog.Root
      open
      modal={false}
      onOpenChange={(_isOpen, { event, reason }) => {
        if (reason === 'escape-key' || reason === 'close-press' || !isOnOpener(event)) onClose();
      }}
    >
      <Dialog.Portal>
        <Dialog.Viewport className={styles.overlay}>
          <Dialog.Popup
            aria-label={names[menu]}
            className={styles.panel}
            initialFocus={!isOpenedByHover}
            onMouseEnter={onMouseEnter}
            onMouseLeave={onMouseLeave}
          >
            <Tabs.Root
              value={selected?.id ?? null}
              onValueChange={(id) => select(tabs?.find((tab) => tab.id === id))}
            >
              <div className={styles.top}>
                <Tabs.List activateOnFocus aria-label={names[menu]} className={styles.tabs}>
                  {tabs?.map((tab) => (
                    <Tabs.Tab
                      key={tab.id}
                      value={tab.id}
                      className={styles.tab}
                      onMouseEnter={() => select(tab)}
                    >
                      {tab.title}
                    </Tabs.Tab>
                  ))}
                </Tabs.List>
                <Dialog.Close render={<IconButton label={words.close} />}>
                  <CloseIcon />
                </Dialog.Close>
              </div>
              <Tabs.Panel value={selected?.id ?? null} className={styles.content} aria-busy={!groups}>
                {groups ? <Groups groups={groups} /> : <GroupsSkeleton />}
                {tabs?.length === 0 && <p>{words.noData}</p>}
              </Tabs.Panel>
            </Tabs.Root>
            {selected && (
              <PageLink to={selected.linkUrl} className={styles.more} onClick={onClose}>
                {words.viewMore}
              </PageLink>
            )}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function useDrawerContent(menu: DrawerMenu) {
  const api = useApi();
  const [tabs, setTabs] = useState(knownTabs.get(menu));
  const [chosen, select] = useState<NavigationItem>();
  const [loaded, setLoaded] = useState<{ id: string; groups: NavigationGroupView[] }>();
  const selected = chosen ?? tabs?.[0];
  const selectedId = selected?.id;

  useEffect(() => {
    if (knownTabs.has(menu)) return;
    let isCurrent = true;
    const show = (list: NavigationItem[]) => isCurrent && setTabs(list);
    api(`GET /${menu}/navigation`).then(
      ({ list }) => {
        knownTabs.set(menu, list);
        show(list);
      },
      () => show([]),
    );
    return () => {
      isCurrent = false;
    };
  }, [api, menu]);

  useEffect(() => {
    if (!selectedId || knownGroups.has(selectedId)) return;
    let isCurrent = true;
    const show = (groups: NavigationGroupView[]) => isCurrent && setLoaded({ id: selectedId, groups });
    api(`GET /${menu}/navigation/{id}`, { id: selectedId }).then(
      ({ list }) => {
        knownGroups.set(selectedId, list);
        show(list);
      },
      () => show([]),
    );
    return () => {
      isCurrent = false;
    };
  }, [api, menu, selectedId]);

  return { tabs, selected, groups: groupsOf(tabs, selectedId, loaded), select };
}

/** Returns the groups from the cache or from the last response, `[]` for a drawer without tabs, undefined while they load. */
function groupsOf(
  tabs: NavigationItem[] | undefined,
  id: string | undefined,
  loaded: { id: string; groups: NavigationGroupView[] } | undefined,
): NavigationGroupView[] | undefined {
  if (!id) return tabs ? [] : undefined;
  return knownGroups.get(id) ?? (loaded?.id === id ? loaded.groups : undefined);
}

function Groups({ groups }: { groups: NavigationGroupView[] }) {
  return groups.map((group) => (
    <section key={group.imageList[0]?.linkUrl} className={styles.group}>
      {group.displayType === 1 && group.title && <h2 className={styles.groupTitle}>{group.title}</h2>}
      <ul className={styles.tiles}>
        {group.imageList.map((tile) => (
          <li key={tile.linkUrl}>
            <a href={tile.linkUrl} target="_blank" rel="noopener" className={styles.tile}>
              <img
                src={assetUrl(tile.imageUrl)}
                alt=""
                width="480"
                height="360"
                loading="lazy"
                style={tile.imageBlur ? { backgroundImage: `url(${tile.imageBlur})` } : undefined}
              />
              <span className={styles.tileTitle}>{tile.title}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  ));
}

const skeletonKeys = ['one', 'two', 'three', 'four', 'five', 'six'];

function GroupsSkeleton() {
  return (
    <ul className={styles.tiles} aria-label={words.loading}>
      {skeletonKeys.map((key) => (
        <li key={key} className={styles.skeleton} />
      ))}
    </ul>
  );
}
