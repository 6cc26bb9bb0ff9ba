import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { stopRecordingEarlyClicks } from './early-clicks.tsx';
import { prefetchForPage } from './features/map/map-library.ts';
import { reloadOnChunkFailure, resumeIntendedPath } from './navigation/chunk-failure.ts';
import { keepInstallOffer } from './offline/install-offer.ts';
import { registerForInstalledApp } from './offline/register-installed.ts';

reloadOnChunkFailure();
registerForInstalledApp();
keepInstallOffer();
resumeIntendedPath();
prefetchForPage();
startTransition(() => {
  stopRecordingEarlyClicks();
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
