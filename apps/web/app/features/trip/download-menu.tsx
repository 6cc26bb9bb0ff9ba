import {
  type TakeAlongFormat,
  takeAlongFormatNames,
  takeAlongFormats,
  takeAlongKey,
} from '@yunyou/contract/trip/take-along-formats';
import type { TripView } from '@yunyou/contract/trip/trip.schema';
import { buttonClass } from '@yunyou/ui/button';
import { useRef, useState } from 'react';
import { useFileApi } from '../../api/use-api.ts';
import { useLoadedComponent } from '../../frame/use-loaded-component.ts';
import { clockPreference, currencyPreference } from '../preferences/preferences.ts';

const importMenu = () => import('../menu/action-menu.tsx');

/** Downloads the trip as a file. A plain link cannot do it, because the request carries the owner's key as a header. */
export function DownloadMenu({ trip, shareKey }: { trip: TripView; shareKey: string | undefined }) {
  const files = useFileApi();
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [ActionMenu, loadMenu] = useLoadedComponent(importMenu);
  const download = async (format: TakeAlongFormat) => {
    try {
      const [file, { saveFile }] = await Promise.all([
        files.download(takeAlongKey(format), {
          id: trip.id,
          share: shareKey,
          clock: clockPreference.read(),
          currency: currencyPreference.read(),
        }),
        import('../../api/save-file.ts'), // few visitors need it
      ]);
      saveFile(file, `${trip.title}.${format}`);
    } catch {
      // The API client has shown a message.
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
