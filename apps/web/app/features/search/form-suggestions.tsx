import type { SearchHit } from '@yunyou/contract/site/destination.endpoints';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Below } from './below.tsx';
import { HitOptions } from './hit-options.tsx';
import { addRecentSearch } from './recent-searches.ts';
import { useSearchBox } from './use-search-box.ts';

interface FormSuggestionsProps {
  form: RefObject<HTMLFormElement | null>;
  listId: string;
  types: readonly SearchHit['type'][] | undefined;
}

const inputOf = (form: HTMLFormElement | null) => form?.querySelector('input') ?? undefined;

/** Adds suggestions to the text field of a search form. Loaded on first focus; the form works without it. */
export default function FormSuggestions({ form, listId, types }: FormSuggestionsProps) {
  const [isOpen, setIsOpen] = useState(
    () => inputOf(form.current)?.value !== inputOf(form.current)?.defaultValue,
  );
  const isListening = useRef(false);
  const box = useSearchBox({
    listId,
    startText: inputOf(form.current)?.value ?? '',
    limit: 8,
    types,
    onLeave: () => setIsOpen(false),
  });
  const isShown = isOpen && Boolean(box.groups?.length);
  const activeId = isShown && box.active ? box.optionId(box.active) : undefined;

  useEffect(() => {
    const input = inputOf(form.current);
    if (!input) return;
    input.setAttribute('aria-expanded', String(isShown));
    if (activeId) input.setAttribute('aria-activedescendant', activeId);
    else input.removeAttribute('aria-activedescendant');
  }, [form, isShown, activeId]);

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const listening = new AbortController();
    const { signal } = listening;
    const handleInput = () => {
      box.setText(inputOf(element)?.value ?? '');
      setIsOpen(true);
    };
    const handleKey = (event: KeyboardEvent) => {
      if (!isShown) return;
      if (event.key !== 'Escape') box.handleKey(event);
      else {
        event.preventDefault();
        setIsOpen(false);
      }
    };
    const handleSubmit = () => {
      addRecentSearch(box.text);
      setIsOpen(false);
    };
    // The visitor may have typed between the first render and this effect.
    if (!isListening.current && inputOf(element)?.value !== box.text) handleInput();
    isListening.current = true;
    element.addEventListener('input', handleInput, { signal });
    element.addEventListener('keydown', handleKey, { signal });
    element.addEventListener('submit', handleSubmit, { signal });
    element.addEventListener('focusout', () => setIsOpen(false), { signal });
    return () => listening.abort();
  });

  return (
    <Below anchor={form} isShown={isShown}>
      <HitOptions box={box} />
    </Below>
  );
}
