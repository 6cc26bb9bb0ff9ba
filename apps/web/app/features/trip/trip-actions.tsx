import type { TripView } from '@yunyou/contract/trip/trip.schema';
import { Button, buttonClass } from '@yunyou/ui/button';
import { showToast } from '@yunyou/ui/toasts';
import { lazy, type RefObject, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { useApi } from '../../api/use-api.ts';
import { useLoadedComponent } from '../../frame/use-loaded-component.ts';
import { PageLink } from '../../navigation/page-link.tsx';
import { storeTripKey } from '../../session/trip-key.ts';
import { DownloadMenu } from './download-menu.tsx';
import type { EditorStore } from './editor/editor-store.ts';
import styles from './trip-head.module.css';
import * as words from './trip-page-words.ts';

const OfflineButton = lazy(() => import('./offline/offline-button.tsx'));
const importShare = () => import('./share-dialog.tsx');

interface TripActionsProps {
  trip: TripView;
  store: EditorStore | undefined;
  shareKey: string | undefined;
  versions: RefObject<HTMLDialogElement | null>;
}

/** Renders the buttons to share, download, save offline, copy and restore. */
export function TripActions({ trip, store, shareKey, versions }: TripActionsProps) {
  const api = useApi();
  const navigate = useNavigate();
  const [isSharing, setIsSharing] = useState(false);
  const [ShareDialog, loadShare] = useLoadedComponent(importShare);
  const openShare = () => {
    loadShare();
    setIsSharing(true);
  };
  const isOwner = trip.access === 'owner';
  const isPerson = isOwner || trip.together !== undefined;
  const copy = async () => {
    try {
      const made = await api('POST /travel/duplicate', { id: trip.id, ...(shareKey && { share: shareKey }) });
      storeTripKey(made.key);
      showToast({ type: 'success', message: words.copied });
      await navigate(`/trip/details?id=${made.id}`);
    } catch {
      // The API client has shown a message.
    }
  };
  return (
    <div className={styles.actions}>
      {isOwner && (
        <Button tone="quiet" onPointerEnter={loadShare} onFocus={loadShare} onClick={openShare}>
          {words.share}
        </Button>
      )}
      {isPerson && (
        <Suspense fallback={null}>
          <OfflineButton trip={trip} store={store} />
        </Suspense>
      )}
      <DownloadMenu trip={trip} shareKey={shareKey} />
      <Button tone={isOwner ? 'quiet' : 'primary'} onClick={() => void copy()}>
        {isOwner ? words.duplicate : words.copyToMyTrips}
      </Button>
      {isOwner && store && (
        <Button tone="quiet" onClick={() => versions.current?.showModal()}>
          {words.versions}
        </Button>
      )}
      {isOwner && (
        <PageLink to={`/trip?trip=${trip.id}`} className={buttonClass('quiet')}>
          {words.changeWishes}
        </PageLink>
      )}
      {isSharing && ShareDialog && <ShareDialog trip={trip} onClose={() => setIsSharing(false)} />}
    </div>
  );
}
