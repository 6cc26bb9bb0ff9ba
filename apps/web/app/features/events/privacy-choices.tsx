import { lazy, Suspense, useState } from 'react';
import * as words from './event-words.ts';

const PrivacyDialog = lazy(() => import('./privacy-dialog.tsx'));

/** Renders the footer button that opens the privacy dialog. */
export function PrivacyChoices({ className }: { className?: string | undefined }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {words.privacyChoices}
      </button>
      {isOpen && (
        <Suspense>
          <PrivacyDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
