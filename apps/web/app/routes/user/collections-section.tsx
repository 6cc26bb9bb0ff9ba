import { Button, buttonClass } from '@yunyou/ui/button';
import { VisuallyHidden } from '@yunyou/ui/visually-hidden';
import { useState } from 'react';
import { useApi } from '../../api/use-api.ts';
import { AddToTrip } from '../../features/actions/add-to-trip.tsx';
import { EmptyState, Section, Tiles } from '../../features/sections/section.tsx';
import { Tile } from '../../features/tiles/tile.tsx';
import { PageLink } from '../../navigation/page-link.tsx';
import { type CollectionOrder, groupFavourites, tripAddress } from './collection-kinds.ts';
import styles from './collections.module.css';
import type { Favourite } from './load-user-page.ts';
import * as words from './user-words.ts';

const keyOf = ({ type, id }: Favourite) => `${type}/${id}`;

/** Favourites by kind. Removed entries stay visible until the visitor leaves the page, so that they can be restored. */
export function CollectionsSection({ favourites }: { favourites: readonly Favourite[] }) {
  const api = useApi();
  const [order, setOrder] = useState<CollectionOrder>('newest');
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const remaining = favourites.filter((favourite) => !removed.has(keyOf(favourite)));
  const tripTo = tripAddress(remaining);

  const handleChange = async (favourite: Favourite, isKept: boolean) => {
    const withChange = (isOut: boolean) => (before: ReadonlySet<string>) => {
      const after = new Set(before);
      if (isOut) after.add(keyOf(favourite));
      else after.delete(keyOf(favourite));
      return after;
    };
    setRemoved(withChange(!isKept));
    try {
      const { type, id } = favourite;
      await api('GET /behaviour/favourite', { type, id, state: isKept ? 'on' : 'off' });
    } catch {
      setRemoved(withChange(isKept)); // the API client has shown a message
    }
  };

  if (favourites.length === 0) {
    return (
      <EmptyState title={words.nothingSavedYet} text={words.nothingSavedHint}>
        <PageLink to="/destination" className={buttonClass()}>
          {words.findPlaces}
        </PageLink>
      </EmptyState>
    );
  }
  return (
    <>
      <div className={styles.tools}>
        <label className={styles.order}>
          {words.sortBy}
          <select
            value={order}
            onChange={({ target }) => setOrder(target.value === 'name' ? 'name' : 'newest')}
          >
            <option value="newest">{words.recentlySaved}</option>
            <option value="name">{words.name}</option>
          </select>
        </label>
        {tripTo && (
          <PageLink to={tripTo} className={buttonClass()}>
            {words.planTripThesePlaces}
          </PageLink>
        )}
      </div>
      {groupFavourites(favourites, order).map(({ type, name, items }) => (
        <Section key={type} title={name}>
          <Tiles>
            {items.map((favourite) => (
              <div key={keyOf(favourite)} className={styles.item}>
                {removed.has(keyOf(favourite)) ? (
                  <div className={styles.removed} role="status">
                    <p>{words.removedNote(favourite.name)}</p>
                    <Button tone="quiet" onClick={() => void handleChange(favourite, true)}>
                      {words.undo}
                    </Button>
                  </div>
                ) : (
                  <FavouriteTile favourite={favourite} onRemove={() => void handleChange(favourite, false)} />
                )}
              </div>
            ))}
          </Tiles>
        </Section>
      ))}
    </>
  );
}

function FavouriteTile({ favourite, onRemove }: { favourite: Favourite; onRemove(): void }) {
  const { type, id, name, zhName, linkUrl, picture, imageBlur } = favourite;
  return (
    <>
      <Tile to={linkUrl} picture={picture} blur={imageBlur} title={name} zhTitle={zhName} headingLevel={3} />
      <div className={styles.actions}>
        {(type === 'city' || type === 'scenic-spot') && (
          <AddToTrip place={{ entity: type, id, name }} className={styles.action}>
            {words.addToATrip}
            <VisuallyHidden>: {name}</VisuallyHidden>
          </AddToTrip>
        )}
        <button type="button" className={styles.action} onClick={onRemove}>
          {words.remove}
          <VisuallyHidden> {name}</VisuallyHidden>
        </button>
      </div>
    </>
  );
}
