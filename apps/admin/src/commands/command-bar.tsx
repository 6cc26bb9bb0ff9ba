import { Button } from 'antd';
import { lazy, Suspense, useEffect, useState } from 'react';
import styles from './command-bar.module.css';
import { useCommandWords } from './command-words.ts';

const loadDialog = async () => ({ default: (await import('./command-dialog.tsx')).CommandDialog });
const CommandDialog = lazy(loadDialog);

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Renders the button of the command bar; Ctrl-K or Cmd-K opens it, too. */
export function CommandBar() {
  const words = useCommandWords();
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState('');
  useEffect(() => {
    void loadDialog(); // before it is needed
  }, []);
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (isShortcut(event)) {
        event.preventDefault(); // browsers open their own search
        setText('');
        setIsOpen((before) => !before);
      } else if (isOpen && isEarlyLetter(event)) {
        event.preventDefault();
        setText((before) => before + event.key);
      }
    };
    addEventListener('keydown', handleKey);
    return () => removeEventListener('keydown', handleKey);
  }, [isOpen]);
  const open = () => {
    setText('');
    setIsOpen(true);
  };
  return (
    <>
      <Button onClick={open} aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'} aria-haspopup="dialog">
        {words.open} <kbd className={styles['shortcut']}>{isApple ? '⌘K' : 'Ctrl K'}</kbd>
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <CommandDialog text={text} onText={setText} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;

/** Returns whether a letter was typed while the dialog was opening, before its field had the focus. */
const isEarlyLetter = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.length === 1 &&
  !(ctrlKey || metaKey || altKey) &&
  !(target instanceof Element && target.closest('[role=dialog]'));
