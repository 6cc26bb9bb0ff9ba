import type { SearchHit } from '@yunyou/contract/site/destination.endpoints';
import { useState } from 'react';
import { useGoTo } from '../../navigation/use-go-to.ts';
import { groupHits, type HitGroup } from './hit-groups.ts';
import { addRecentSearch } from './recent-searches.ts';
import { type HitsOptions, useHits } from './use-hits.ts';

interface SearchBoxOptions extends HitsOptions {
  /** What the text field controls. */
  listId: string;
  startText: string;
  /** Is the best hit chosen by Enter at once, or only what the arrows reached? */
  isFirstChosen: boolean;
  onLeave(): void;
}

/** A key as the browser reports it. */
type KeyPress = Pick<KeyboardEvent, 'key' | 'isComposing' | 'preventDefault'>;

export interface SearchBox {
  text: string;
  setText(text: string): void;
  /** Undefined while nothing is known yet. */
  groups: HitGroup[] | undefined;
  active: SearchHit | undefined;
  listId: string;
  optionId(hit: SearchHit): string;
  point(hit: SearchHit): void;
  choose(hit: SearchHit): void;
  handleKey(event: KeyPress): void;
}

/** A text field with suggestions, moved through by arrows and chosen by Enter or a press. */
export function useSearchBox({
  listId,
  startText,
  isFirstChosen,
  onLeave,
  ...options
}: SearchBoxOptions): SearchBox {
  const goTo = useGoTo();
  const [{ text, pointed }, setState] = useState({ text: startText, pointed: isFirstChosen ? 0 : -1 });
  const found = useHits(text, options);
  const groups = found && groupHits(found);
  const hits = groups?.flatMap((group) => group.hits) ?? [];
  const active = hits[pointed];

  const setText = (next: string) => setState({ text: next, pointed: isFirstChosen ? 0 : -1 });
  const pointAt = (index: number) => setState((state) => ({ ...state, pointed: index }));
  const choose = (hit: SearchHit) => {
    addRecentSearch(text);
    onLeave();
    void goTo(hit.linkUrl);
  };

  const handleKey = (event: KeyPress) => {
    if (event.isComposing) return; // Enter then ends a Chinese input, it chooses nothing
    if (event.key === 'Enter' && active) {
      event.preventDefault();
      choose(active);
      return;
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || hits.length === 0) return;
    event.preventDefault();
    pointAt((pointed + step + hits.length) % hits.length);
  };

  return {
    text,
    setText,
    groups,
    active,
    listId,
    optionId: (hit) => `${listId}-${hit.type}-${hit.id}`,
    point: (hit) => pointAt(hits.indexOf(hit)),
    choose,
    handleKey,
  };
}
