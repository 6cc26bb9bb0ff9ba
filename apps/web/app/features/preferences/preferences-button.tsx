import { lazy, Suspense, useState } from 'react';
import { preferenceWords } from './preference-words.ts';

const PreferencesDialog = lazy(() => import('./preferences-dialog.tsx'));

/** Renders the footer button that opens the preferences: currency, theme, clock and data use. */
export function PreferencesButton({ className }: { className?: string | undefined }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {preferenceWords.title}
      </button>
      {isOpen && (
        <Suspense>
          <PreferencesDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
