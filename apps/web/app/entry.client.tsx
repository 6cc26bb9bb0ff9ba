import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { assetBase, withAssetBase } from './assets/asset-url.ts';
import { stopRecordingEarlyClicks } from './early-clicks.tsx';
import { prefetchForPage } from './features/map/map-library.ts';
import { reloadOnChunkFailure, resumeIntendedPath } from './navigation/chunk-failure.ts';
import { keepInstallOffer } from './offline/install-offer.ts';
import { registerForInstalledApp } from './offline/register-installed.ts';

/** Set by the manifest file of the router before this module runs. */
declare const __reactRouterManifest: object;

// The manifest file has paths. Its modules must have the addresses of the page: the browser runs a module once per address.
if (assetBase()) Object.assign(__reactRouterManifest, withAssetBase(__reactRouterManifest, assetBase()));
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
