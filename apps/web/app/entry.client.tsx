import { StrictMode, startTransition } from 'react';
import { HydratedRouter } from 'react-router/dom';
import { nameKnownStyles } from './known-styles.ts';
import { tellWaking } from './late-scripts.tsx';
import { reloadOnChunkFailure, resumeIntendedPath } from './navigation/chunk-failure.ts';
import { hydrateRoot } from './start-react.ts';

reloadOnChunkFailure();
resumeIntendedPath();
// In a step of its own: reading this file was one already.
setTimeout(() =>
  startTransition(() => {
    tellWaking();
    if (!import.meta.env.DEV) nameKnownStyles();
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  }),
);
