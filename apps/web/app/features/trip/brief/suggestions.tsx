import type { PlaceSuggestion } from '@yunyou/contract/trip/trip-brief.schema';
import { Button } from '@yunyou/ui/button';
import styles from './brief-form.module.css';
import type { BriefPatch } from './brief-state.ts';
import * as words from './brief-words.ts';
import { maxCities } from './limits.ts';

interface SuggestionsProps {
  suggestions: readonly PlaceSuggestion[];
  cityIds: readonly string[];
  onChange: (patch: BriefPatch) => void;
}

/** Renders the places that the guide does not cover, each with a button that adds the nearest city. */
export function Suggestions({ suggestions, cityIds, onChange }: SuggestionsProps) {
  if (suggestions.length === 0) return null;
  return (
    <ul className={styles.suggestions} aria-label={words.uncovered}>
      {suggestions.map(({ place, text, cityId, cityName }) => (
        <li key={place}>
          <span>{text}</span>
          {!cityIds.includes(cityId) && cityIds.length < maxCities && (
            <Button tone="quiet" onClick={() => onChange({ cityIds: [...cityIds, cityId] })}>
              {words.addCity(cityName)}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
