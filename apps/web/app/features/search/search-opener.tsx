import { lazy, Suspense, useEffect } from 'react';
import header from '../../frame/header.module.css';
import { SearchIcon } from '../../frame/icons.tsx';
import * as words from './search-words.ts';

const loadDialog = () => import('./search-dialog.tsx');
const SearchDialog = lazy(loadDialog);

interface SearchOpenerProps {
  isOpen: boolean;
  onOpen(): void;
  onClose(): void;
}

/** Renders the header's search button and its keyboard shortcuts: Ctrl+K, Cmd+K, and / outside of text fields. */
export function SearchOpener({ isOpen, onOpen, onClose }: SearchOpenerProps) {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k';
      const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !isTyping(event.target);
      if (!isShortcut && !isSlash) return;
      event.preventDefault();
      onOpen();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [onOpen]);
  const preload = () => void loadDialog();
  return (
    <>
      <button
        type="button"
        className={header.icon}
        aria-label={words.search}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        onMouseEnter={preload}
        onFocus={preload}
        onClick={onOpen}
      >
        <SearchIcon />
      </button>
      {isOpen && (
        <Suspense>
          <SearchDialog onClose={onClose} />
        </Suspense>
      )}
    </>
  );
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('input, textarea, select, [contenteditable="true"]') !== null
  );
}
