import { pictureUrl } from '@yunyou/contract/picture-url';
import { VisuallyHidden } from '@yunyou/ui/visually-hidden';
import { useEffect } from 'react';
import { assetUrl } from '../../assets/asset-url.ts';
import styles from './hit-options.module.css';
import * as text from './search-words.ts';
import type { SearchBox } from './use-search-box.ts';

/** Renders the listbox of suggestions, grouped by type. The text field keeps the focus. */
export function HitOptions({ box }: { box: SearchBox }) {
  const { groups, active, listId, optionId } = box;
  const activeId = active && optionId(active);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  const count = groups?.reduce((sum, group) => sum + group.hits.length, 0) ?? 0;
  return (
    <>
      <div id={listId} role="listbox" aria-label={text.suggestions} className={styles.list} tabIndex={-1}>
        {groups?.map((group) => (
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a group of options has no tag of its own
          <div key={group.type} role="group" aria-labelledby={`${listId}-${group.type}`}>
            <p id={`${listId}-${group.type}`} className={styles.kind}>
              {group.title}
            </p>
            {group.hits.map((hit) => (
              // The text field has the focus and handles the keys; options handle the pointer.
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/control-has-associated-label, jsx-a11y/prefer-tag-over-role
              <div
                key={hit.id}
                id={optionId(hit)}
                role="option"
                tabIndex={-1}
                aria-selected={hit === active}
                className={styles.hit}
                onMouseMove={() => hit !== active && box.activate(hit)}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => box.choose(hit)}
              >
                <img
                  src={assetUrl(
                    pictureUrl({ picture: hit.picture, format: 'tile', width: 240, type: 'webp' }),
                  )}
                  alt=""
                  width="64"
                  height="48"
                  loading="lazy"
                  className={styles.picture}
                />
                <span className={styles.words}>
                  <span className={styles.name}>
                    {hit.name} {hit.zhName && <span lang="zh">{hit.zhName}</span>}
                  </span>
                  <span className={styles.note}>{hit.note}</span>
                </span>
              </div>
            ))}
          </div>
        ))}
      </div>
      {groups && count === 0 && <p className={styles.empty}>{text.noMatchingData}</p>}
      <VisuallyHidden>
        <span role="status">{groups && count > 0 ? text.suggestionCount(count) : ''}</span>
      </VisuallyHidden>
    </>
  );
}
