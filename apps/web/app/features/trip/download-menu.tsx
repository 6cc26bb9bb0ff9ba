import { toApiUrl } from '@yunyou/contract/client';
import {
  type TakeAlongFormat,
  takeAlongFormatNames,
  takeAlongFormats,
  takeAlongKey,
} from '@yunyou/contract/trip/take-along-formats';
import type { TripView } from '@yunyou/contract/trip/trip.schema';
import { buttonClass } from '@yunyou/ui/button';
import { showToast } from '@yunyou/ui/toasts';
import { useRef, useState } from 'react';
import { useApiBase } from '../../api/use-api.ts';
import { useLoadedComponent } from '../../frame/use-loaded-component.ts';
import { currentToken } from '../../session/session.ts';
import { currentTripKey } from '../../session/trip-key.ts';

const importMenu = () => import('../menu/action-menu.tsx');

/** Downloads the trip as a file. A plain link cannot do it, because the request carries the owner's key as a header. */
export function DownloadMenu({ trip, shareKey }: { trip: TripView; shareKey: string | undefined }) {
  const apiBase = useApiBase();
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [ActionMenu, loadMenu] = useLoadedComponent(importMenu);
  const download = async (format: TakeAlongFormat) => {
    try {
      const url = toApiUrl(apiBase, takeAlongKey(format), { id: trip.id, share: shareKey });
      const [token, tripKey] = [currentToken(), currentTripKey()];
      const response = await fetch(url, {
        headers: { ...(token && { 'user-token': token }), ...(tripKey && { 'trip-key': tripKey }) },
      });
      if (!response.ok) throw new Error(`The file answers ${response.status}`);
      saveAs(await response.blob(), `${trip.title}.${format}`);
    } catch (error) {
      console.error(error);
      showToast({ type: 'error', message: 'The file could not be made. Please try again.' });
    }
  };
  const actions = [
    ...takeAlongFormatNames.map((format) => ({
      name: takeAlongFormats[format].label,
      run: () => void download(format),
    })),
    { name: 'Print', run: () => print() },
  ];
  return (
    <>
      <button
        ref={trigger}
        type="button"
        className={buttonClass('quiet')}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={loadMenu}
        onFocus={loadMenu}
        onClick={() => {
          loadMenu();
          setIsOpen(!isOpen);
        }}
      >
        Download
      </button>
      {isOpen && ActionMenu && (
        <ActionMenu label="Download" trigger={trigger} actions={actions} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}

function saveAs(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name.replaceAll(/[\\/:*?"<>|]/g, ' ');
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
