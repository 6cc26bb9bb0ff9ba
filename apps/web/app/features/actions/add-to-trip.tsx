import { buttonClass } from '@yunyou/ui/button';
import { lazy, type MouseEvent, type ReactNode, Suspense, useState } from 'react';
import { PageLink } from '../../navigation/page-link.tsx';
import { currentVisitor } from '../../session/session.ts';
import { currentTripKey } from '../../session/trip-key.ts';
import type { PlaceToAdd } from '../trip/refine/place-to-add.ts';
import * as words from './action-words.ts';

const AddToTripDialog = lazy(() => import('./add-to-trip-dialog.tsx'));

interface AddToTripProps {
  place: PlaceToAdd;
  /** City of a hotel, restaurant or shop. A new trip starts with the city. */
  inCity?: { id: string; name: string };
  className?: string | undefined;
  children?: ReactNode;
}

/**
 * Links to the trip form with the place filled in. A visitor who may have trips chooses between them and a new trip in a
 * dialog.
 */
export function AddToTrip({ place, inCity, className, children = words.addToTrip }: AddToTripProps) {
  const [isOpen, setIsOpen] = useState(false);
  const newTrip = addressOfNewTrip(place, inCity?.id);
  const choose = (event: MouseEvent) => {
    const isNewTab = event.ctrlKey || event.metaKey || event.shiftKey;
    if (isNewTab || (!currentVisitor() && !currentTripKey())) return;
    event.preventDefault();
    setIsOpen(true);
  };
  return (
    <>
      <PageLink to={newTrip} className={className ?? buttonClass()} onClick={choose}>
        {children}
      </PageLink>
      {isOpen && (
        <Suspense>
          <AddToTripDialog
            place={place}
            newTrip={newTrip}
            cityName={inCity?.name}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

function addressOfNewTrip({ entity, id }: PlaceToAdd, cityId: string | undefined): string {
  const query = entity === 'scenic-spot' ? { must: id } : { city: cityId ?? id };
  return `/trip?${new URLSearchParams(query)}`;
}
