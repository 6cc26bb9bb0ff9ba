import { Button } from 'antd';
import { lazy, Suspense, useEffect, useState } from 'react';
import styles from './command-bar.module.css';
import { useCommandWords } from './command-words.ts';

const CommandDialog = lazy(async () => ({ default: (await import('./command-dialog.tsx')).CommandDialog }));

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The button of the command bar; Ctrl-K or Cmd-K opens it, too. */
export function CommandBar() {
  const words = useCommandWords();
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== 'k' ||
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        event.shiftKey
      )
        return;
      event.preventDefault(); // browsers open their own search
      setIsOpen((before) => !before);
    };
    addEventListener('keydown', handleKey);
    return () => removeEventListener('keydown', handleKey);
  }, []);
  return (
    <>
      <Button
        onClick={() => setIsOpen(true)}
        aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
        aria-haspopup="dialog"
      >
        {words.open} <kbd className={styles['shortcut']}>{isApple ? '⌘K' : 'Ctrl K'}</kbd>
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <CommandDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
