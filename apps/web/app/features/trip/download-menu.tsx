import type { TripView } from '@yunyou/contract/trip/trip.schema';
import { buttonClass } from '@yunyou/ui/button';
import { useRef, useState } from 'react';
import { useLoadedComponent } from '../../frame/use-loaded-component.ts';
import * as words from './trip-page-words.ts';

const importList = () => import('./download-list.tsx');

/** Opens the list of file formats, which is loaded with the first use. */
export function DownloadMenu({ trip, shareKey }: { trip: TripView; shareKey: string | undefined }) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [DownloadList, loadList] = useLoadedComponent(importList);
  return (
    <>
      <button
        ref={trigger}
        type="button"
        className={buttonClass('quiet')}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={loadList}
        onFocus={loadList}
        onClick={() => {
          loadList();
          setIsOpen(!isOpen);
        }}
      >
        {words.download}
      </button>
      {isOpen && DownloadList && (
        <DownloadList trip={trip} shareKey={shareKey} trigger={trigger} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}
