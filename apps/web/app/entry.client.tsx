import { StrictMode, startTransition } from 'react';
import { HydratedRouter } from 'react-router/dom';
import { reloadOnChunkFailure, resumeIntendedPath } from './navigation/chunk-failure.ts';
import { hydrateRoot } from './react-dom.ts';

reloadOnChunkFailure();
resumeIntendedPath();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
