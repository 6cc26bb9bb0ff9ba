import type { SearchHit } from '@yunyou/contract/site/destination.endpoints';
import { useState } from 'react';
import { useGoTo } from '../../navigation/use-go-to.ts';
import { groupHits, type HitGroup } from './hit-groups.ts';
import { addRecentSearch } from './recent-searches.ts';
import { type HitsOptions, useHits } from './use-hits.ts';

interface SearchBoxOptions extends HitsOptions {
  /** Id of the list that the text field controls. */
  listId: string;
  startText: string;
  /** Called before navigating to the chosen hit. */
  onLeave(): void;
}

type KeyPress = Pick<KeyboardEvent, 'key' | 'isComposing' | 'preventDefault'>;

export interface SearchBox {
  text: string;
  setText(text: string): void;
  /** Undefined before the first answer. */
  groups: HitGroup[] | undefined;
  active: SearchHit | undefined;
  listId: string;
  optionId(hit: SearchHit): string;
  activate(hit: SearchHit): void;
  choose(hit: SearchHit): void;
  handleKey(event: KeyPress): void;
}

const noIndex = -1;

/**
 * Holds the state of a combobox with search suggestions: arrow keys move the active hit, Enter or a click opens it.
 * Without an active hit, Enter submits the form, which opens the search page.
 */
export function useSearchBox({ listId, startText, onLeave, ...options }: SearchBoxOptions): SearchBox {
  const goTo = useGoTo();
  const [{ text, activeIndex }, setState] = useState({ text: startText, activeIndex: noIndex });
  const found = useHits(text, options);
  const groups = found && groupHits(found);
  const hits = groups?.flatMap((group) => group.hits) ?? [];
  const active = hits[activeIndex];

  const setText = (next: string) => setState({ text: next, activeIndex: noIndex });
  const activateAt = (index: number) => setState((state) => ({ ...state, activeIndex: index }));
  const choose = (hit: SearchHit) => {
    addRecentSearch(text);
    onLeave();
    void goTo(hit.linkUrl);
  };

  const handleKey = (event: KeyPress) => {
    if (event.isComposing) return; // Enter confirms the text of an input method (IME)
    if (event.key === 'Enter' && active) {
      event.preventDefault();
      choose(active);
      return;
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || hits.length === 0) return;
    event.preventDefault();
    const next = activeIndex === noIndex && step < 0 ? hits.length - 1 : activeIndex + step;
    activateAt((next + hits.length) % hits.length);
  };

  return {
    text,
    setText,
    groups,
    active,
    listId,
    optionId: (hit) => `${listId}-${hit.type}-${hit.id}`,
    activate: (hit) => activateAt(hits.indexOf(hit)),
    choose,
    handleKey,
  };
}
