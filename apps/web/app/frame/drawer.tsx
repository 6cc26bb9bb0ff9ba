import type { NavigationGroupView, NavigationItem } from '@yunyou/contract/site/destination.endpoints';
import { IconButton } from '@yunyou/ui/icon-button';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useApi } from '../api/use-api.ts';
import { PageLink } from '../navigation/page-link.tsx';
import styles from './drawer.module.css';
import { CloseIcon } from './icons.tsx';
import { useDismiss } from './use-dismiss.ts';

export type DrawerMenu = 'destination' | 'faves';

interface DrawerProps {
  menu: DrawerMenu;
  /** The header: a press there is not "outside". */
  opener: RefObject<HTMLElement | null>;
  onClose(): void;
  onMouseEnter(): void;
  onMouseLeave(): void;
}

const names = { destination: 'Destination', faves: 'Faves' } as const;

/** What has been fetched in this visit; a drawer that opens again shows it at once. */
const knownTabs = new Map<DrawerMenu, NavigationItem[]>();
const knownGroups = new Map<string, NavigationGroupView[]>();

export default function Drawer({ menu, opener, onClose, onMouseEnter, onMouseLeave }: DrawerProps) {
  const panel = useRef<HTMLDivElement>(null);
  const { tabs, selected, groups, select } = useDrawerContent(menu);
  useDismiss([panel, opener], true, (by) => {
    onClose();
    if (by === 'escape') opener.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
  });

  const handleKeys = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step || !tabs) return;
    const next = tabs.at((tabs.findIndex((tab) => tab.id === selected?.id) + step) % tabs.length);
    if (!next) return;
    event.preventDefault();
    select(next);
    panel.current?.querySelector<HTMLElement>(`#tab-${next.id}`)?.focus();
  };

  return (
    <div className={styles.overlay} role="presentation" onClick={onClose}>
      {/* The panel only follows the pointer and keeps presses inside it from reaching the overlay. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events */}
      <div
        ref={panel}
        className={styles.panel}
        onClick={(event) => event.stopPropagation()}
        onMouseEnter={onMouseEnter}
        onMouseLeave={onMouseLeave}
      >
        <div className={styles.top}>
          <div
            role="tablist"
            aria-label={names[menu]}
            className={styles.tabs}
            onKeyDown={handleKeys}
            tabIndex={-1}
          >
            {tabs?.map((tab) => (
              <button
                key={tab.id}
                id={`tab-${tab.id}`}
                type="button"
                role="tab"
                className={styles.tab}
                aria-selected={tab.id === selected?.id}
                aria-controls="drawer-content"
                tabIndex={tab.id === selected?.id ? 0 : -1}
                onMouseEnter={() => select(tab)}
                onFocus={() => select(tab)}
                onClick={() => select(tab)}
              >
                {tab.title}
              </button>
            ))}
          </div>
          <IconButton label="Close" onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </div>
        <div
          id="drawer-content"
          role="tabpanel"
          aria-labelledby={selected && `tab-${selected.id}`}
          className={styles.content}
          aria-busy={!groups}
        >
          {groups ? <Groups groups={groups} /> : <GroupsSkeleton />}
          {tabs?.length === 0 && <p>No Data</p>}
        </div>
        {selected && (
          <PageLink to={selected.linkUrl} className={styles.more} onClick={onClose}>
            View More
          </PageLink>
        )}
      </div>
    </div>
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

/** What there is to show: what is known, what just came, nothing for an empty drawer; undefined while it loads. */
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
    <section key={group.title} className={styles.group}>
      {group.displayType === 1 && <h2 className={styles.groupTitle}>{group.title}</h2>}
      <ul className={styles.tiles}>
        {group.imageList.map((tile) => (
          <li key={tile.linkUrl}>
            <a href={tile.linkUrl} target="_blank" rel="noopener" className={styles.tile}>
              <img src={tile.imageUrl} alt="" width="480" height="360" loading="lazy" />
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
    <ul className={styles.tiles} aria-label="Loading">
      {skeletonKeys.map((key) => (
        <li key={key} className={styles.skeleton} />
      ))}
    </ul>
  );
}
