import {
  type TakeAlongFormat,
  takeAlongFormatNames,
  takeAlongFormats,
  takeAlongKey,
} from '@yunyou/contract/trip/take-along-formats';
import type { TripView } from '@yunyou/contract/trip/trip.schema';
import type { RefObject } from 'react';
import { saveFile } from '../../api/save-file.ts';
import { useFileApi } from '../../api/use-api.ts';
import ActionMenu from '../menu/action-menu.tsx';
import { clockPreference, currencyPreference } from '../preferences/preferences.ts';
import * as words from './trip-page-words.ts';

interface DownloadListProps {
  trip: TripView;
  shareKey: string | undefined;
  trigger: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/**
 * Renders the formats of a trip as a menu. A plain link cannot download it, because the request carries the owner's
 * key as a header.
 */
export default function DownloadList({ trip, shareKey, trigger, onClose }: DownloadListProps) {
  const files = useFileApi();
  const download = async (format: TakeAlongFormat) => {
    try {
      const file = await files.download(takeAlongKey(format), {
        id: trip.id,
        share: shareKey,
        clock: clockPreference.read(),
        currency: currencyPreference.read(),
      });
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
    { name: words.print, run: () => print() },
  ];
  return <ActionMenu label={words.download} trigger={trigger} actions={actions} onClose={onClose} />;
}
