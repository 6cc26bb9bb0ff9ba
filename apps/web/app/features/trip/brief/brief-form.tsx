import type { PaceId } from '@yunyou/contract/trip/trip-brief.schema';
import { Button } from '@yunyou/ui/button';
import { useState } from 'react';
import { AlsoSlot } from './also-slot.tsx';
import styles from './brief-form.module.css';
import { type BriefPatch, type BriefState, labelKey, toggled } from './brief-state.ts';
import * as words from './brief-words.ts';
import { describeTravellers } from './brief-words.ts';
import { BudgetSlot, type CurrencyChoice } from './budget-slot.tsx';
import { EndsSlot, PassportSlot } from './ends-slot.tsx';
import fields from './fields.module.css';
import { maxAdults, maxChildren } from './limits.ts';
import { MustSeeSlot, type NamedSpot } from './must-see-slot.tsx';
import { Choices, Slot } from './slot.tsx';
import { Stepper } from './stepper.tsx';
import { Suggestions } from './suggestions.tsx';
import { WhenSlot } from './when-slot.tsx';
import { type EndPlace, WhereSlot } from './where-slot.tsx';

export interface BriefChoices {
  places: readonly EndPlace[];
  paces: readonly { id: PaceId; name: string; description: string }[];
  tags: readonly { id: string; name: string }[];
  currencies: readonly CurrencyChoice[];
}

interface BriefFormProps {
  state: BriefState;
  choices: BriefChoices;
  favouriteSpots: readonly NamedSpot[];
  spotNames: Readonly<Record<string, string>>;
  today: string;
  isHydrated: boolean;
  isBusy: boolean;
  submitName: string;
  onChange: (patch: BriefPatch) => void;
  onSubmit: () => void;
  /** Called when pointer or focus reaches the submit button. */
  onApproach: () => void;
}

const defaultTravellers = { adults: 2, children: 0 };

/** Renders the form of a trip brief: one expandable row per field with its current value. */
export function BriefForm({ state, choices, onChange, onSubmit, ...rest }: BriefFormProps) {
  const { brief, assumed } = state;
  const [named, setNamed] = useState(rest.spotNames);
  const travellers = brief.travellers ?? assumed?.travellers;
  const counted = travellers ?? defaultTravellers;
  const pace = choices.paces.find(({ id }) => id === (brief.pace ?? assumed?.pace));
  const likes = brief.preferenceTagIds ?? [];
  return (
    <section className={styles.brief} aria-labelledby="brief-title">
      <h2 id="brief-title" className={styles.title}>
        {words.yourPreferences}
      </h2>
      {state.notes.length > 0 && (
        <ul className={styles.notes} aria-label={words.notesOnYourSentence}>
          {state.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      <div>
        <Suggestions suggestions={state.suggestions} cityIds={brief.cityIds ?? []} onChange={onChange} />
        <WhereSlot places={choices.places} cityIds={brief.cityIds ?? []} onChange={onChange} />
        <WhenSlot when={brief.when} assumed={assumed?.when} today={rest.today} onChange={onChange} />
        <Slot
          name="Who"
          value={travellers && describeTravellers({ ...defaultTravellers, ...travellers })}
          isAssumed={!brief.travellers}
          unset="2 adults"
        >
          <div className={fields.row}>
            <Stepper
              label={words.adults}
              value={counted.adults}
              least={1}
              most={maxAdults}
              onChange={(adults) => onChange({ travellers: { ...counted, adults } })}
            />
            <Stepper
              label={words.children}
              value={counted.children}
              least={0}
              most={maxChildren}
              onChange={(children) => onChange({ travellers: { ...counted, children } })}
            />
          </div>
        </Slot>
        <Slot name="Pace" value={pace?.name} isAssumed={!brief.pace} unset={words.balanced}>
          <Choices
            label={words.pace}
            options={choices.paces}
            chosen={brief.pace ? [brief.pace] : []}
            onToggle={(id) => {
              const next = choices.paces.find((known) => known.id === id)?.id;
              onChange({ pace: next === brief.pace ? undefined : next });
            }}
          />
        </Slot>
        <Slot
          name="Love"
          value={
            choices.tags
              .filter(({ id }) => likes.includes(id))
              .map(({ name }) => name)
              .join(', ') || undefined
          }
          unset={words.aBitOfEverything}
        >
          <Choices
            label={words.whatYouLove}
            options={choices.tags}
            chosen={likes}
            onToggle={(id) => onChange({ preferenceTagIds: toggled(likes, id) })}
          />
        </Slot>
        <BudgetSlot
          budget={brief.budget}
          hotelClass={brief.hotelClass}
          currencies={choices.currencies}
          onChange={onChange}
        />
        <MustSeeSlot
          spotIds={brief.mustSeeSpotIds ?? []}
          names={{ ...readNames(brief.mustSeeSpotIds, state.labels), ...rest.spotNames, ...named }}
          favouriteSpots={rest.favouriteSpots}
          onName={({ id, name }) => setNamed((known) => ({ ...known, [id]: name }))}
          onChange={onChange}
        />
        <EndsSlot
          places={choices.places}
          entryCityId={brief.entryCityId}
          exitCityId={brief.exitCityId}
          arrivalMinute={brief.arrivalMinute}
          departureMinute={brief.departureMinute}
          onChange={onChange}
        />
        <PassportSlot
          nationality={brief.nationality}
          comesFrom={brief.comesFrom}
          goesOnTo={brief.goesOnTo}
          isHydrated={rest.isHydrated}
          onChange={onChange}
        />
        <AlsoSlot
          state={state}
          offeredTagIds={new Set(choices.tags.map(({ id }) => id))}
          onChange={onChange}
        />
        <p className={styles.submit}>
          <Button
            onClick={onSubmit}
            onPointerEnter={rest.onApproach}
            onFocus={rest.onApproach}
            disabled={rest.isBusy || !rest.isHydrated}
          >
            {rest.isBusy ? words.oneMoment : rest.submitName}
          </Button>
          <span className={styles.hint}>{words.briefNote}</span>
        </p>
      </div>
    </section>
  );
}

/** Returns names of spots from the labels of the wish, such as "See Forbidden City". */
function readNames(spotIds: readonly string[] = [], labels: BriefState['labels']): Record<string, string> {
  return Object.fromEntries(
    spotIds.flatMap((id) => {
      const label = labels[labelKey('mustSeeSpotIds', id)];
      return label === undefined ? [] : [[id, label.replace(/^See /, '')]];
    }),
  );
}
