import type { OwnPlace } from '@yunyou/contract/trip/own-place.schema';
import { ownNameCharsMax } from '@yunyou/contract/trip/own-place-limits';
import { pastedCharsMax } from '@yunyou/domain/own-places/read-pasted-place';
import { type FormEvent, useId, useState } from 'react';
import fields from '../../brief/fields.module.css';
import { PlaceSearch } from '../../brief/place-search.tsx';
import { useTypedForm } from '../../typed-text.ts';
import { formatClock, formatMinutes, readClock } from '../../view/trip-words.ts';
import styles from '../editor.module.css';
import * as words from '../editor-words.ts';
import type { KnownPlace } from '../workbench.ts';
import { type OwnFacts, type OwnForm, readOwnForm } from './read-own-form.ts';

/** A place whose position an own place can take. */
export interface NearbyPlace {
  name: string;
  coordinates: OwnPlace['coordinates'];
}

interface OwnPlaceFormProps {
  /** Name under which typed values stay on the device until they are sent. */
  formName: string;
  /** The place to change; absent for a new one. */
  place?: OwnPlace;
  nearby: readonly NearbyPlace[];
  /** Places of our guide that are found by name or address. */
  known: readonly KnownPlace[];
  /** Position from the map, as the field for coordinates takes it. */
  where?: string;
  /** Returns the reason when the place is refused. */
  onSubmit: (facts: OwnFacts, startMinute: number | undefined) => string | undefined;
  onCancel: () => void;
}

const lengths = [15, 30, 45, 60, 90, 120, 150, 180, 240, 300, 360, 480, 600, 720];

/** Renders the form for a place that is not in the guide. Works without a network. */
export function OwnPlaceForm({
  formName,
  place,
  nearby,
  known,
  where,
  onSubmit,
  onCancel,
}: OwnPlaceFormProps) {
  const id = useId();
  const { form, keep, forget } = useTypedForm(formName, where === undefined ? undefined : 'where');
  const fill = (knownId: string) => {
    const found = known.find((one) => one.id === knownId);
    if (!found || !form.current) return;
    fillForm(form.current, found);
    keep();
  };
  const [fault, setFault] = useState<{ field: string; text: string }>();
  const options = place && !lengths.includes(place.minutes) ? [...lengths, place.minutes] : lengths;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    const data = new FormData(event.currentTarget);
    const text = (name: string): string => {
      const value = data.get(name);
      return typeof value === 'string' ? value : '';
    };
    const form: OwnForm = {
      name: text('name'),
      zhName: text('zhName'),
      where: text('where'),
      minutes: Number(text('minutes')),
      yuan: text('yuan'),
      opens: text('opens'),
      closes: text('closes'),
    };
    const near = text('near') === '' ? place?.coordinates : nearby[Number(text('near'))]?.coordinates;
    const read = readOwnForm(form, near);
    const refusal = 'facts' in read ? onSubmit(read.facts, readClock(text('start'))) : undefined;
    if ('fault' in read) setFault({ field: read.field, text: read.fault });
    else if (refusal !== undefined) setFault({ field: 'where', text: refusal });
    else forget();
  };
  const described = (name: string) =>
    fault?.field === name ? { 'aria-invalid': true, 'aria-describedby': `${id}-fault` } : {};
  return (
    <form
      ref={form}
      className={styles.panel}
      aria-label={place ? words.changeNamed(place.name) : words.yourOwnPlace}
      onSubmit={submit}
      onInput={keep}
    >
      <PlaceSearch
        label={words.findNameAddress}
        placeholder={words.placePlaceholder}
        options={known.map(({ id: knownId, name, note }) => ({ id: knownId, name, note }))}
        onPick={fill}
      />
      <div className={fields.row}>
        <Text label={words.name} name="name" value={place?.name} {...described('name')} />
        <Text label={words.chineseNameForDrivers} name="zhName" value={place?.zhName} lang="zh" />
      </div>
      <label className={fields.field}>
        {words.mapLinkOrCoordinates}
        <input
          name="where"
          className={fields.control}
          maxLength={pastedCharsMax}
          placeholder="31.2304, 121.4737"
          defaultValue={where}
          autoComplete="off"
          {...described('where')}
        />
        <span>{words.mapLinkNote}</span>
      </label>
      <div className={fields.row}>
        <label className={fields.field}>
          {words.near}
          <select name="near" className={fields.control} defaultValue={place ? '' : '0'}>
            {place && <option value="">{words.whereItIsNow}</option>}
            {nearby.map(({ name }, index) => (
              <option key={name} value={index}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label className={fields.field}>
          {words.stay}
          <select name="minutes" className={fields.control} defaultValue={place?.minutes ?? 60}>
            {options.map((minutes) => (
              <option key={minutes} value={minutes}>
                {formatMinutes(minutes)}
              </option>
            ))}
          </select>
        </label>
        <label className={fields.field}>
          {words.yuanForEveryone}
          <input
            name="yuan"
            type="number"
            min={0}
            step="any"
            inputMode="decimal"
            className={fields.control}
            defaultValue={place ? place.priceFen / 100 : ''}
            {...described('yuan')}
          />
        </label>
      </div>
      <div className={fields.row}>
        {!place && <Time label={words.startAtOptional} name="start" />}
        <Time label={words.opensOptional} name="opens" minute={place?.hours?.openMinute} />
        <Time
          label={words.closesOptional}
          name="closes"
          minute={place?.hours?.closeMinute}
          {...described('closes')}
        />
      </div>
      {fault && (
        <p id={`${id}-fault`} role="alert" className={styles.fault}>
          {fault.text}
        </p>
      )}
      <div className={styles.tools}>
        <button type="submit" className={styles.choice}>
          {place ? words.savePlace : words.addPlace}
        </button>
        <button
          type="button"
          className={styles.tool}
          onClick={() => {
            forget();
            onCancel();
          }}
        >
          {words.cancel}
        </button>
      </div>
    </form>
  );
}

/** Takes over names and position of a place of our guide. */
function fillForm(form: HTMLFormElement, { name, zhName, coordinates }: KnownPlace): void {
  const texts = { name, zhName, where: `${coordinates.latitude}, ${coordinates.longitude}` };
  for (const [field, text] of Object.entries(texts)) {
    const input = form.elements.namedItem(field);
    if (input instanceof HTMLInputElement) input.value = text;
  }
}

interface FieldProps {
  label: string;
  name: string;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
}

function Text({ label, value, ...rest }: FieldProps & { value?: string | undefined; lang?: string }) {
  return (
    <label className={fields.field}>
      {label}
      <input className={fields.control} maxLength={ownNameCharsMax} defaultValue={value ?? ''} {...rest} />
    </label>
  );
}

function Time({ label, minute, ...rest }: FieldProps & { minute?: number | undefined }) {
  const value = minute === undefined ? '' : formatClock(minute);
  return (
    <label className={fields.field}>
      {label}
      <input type="time" className={fields.control} defaultValue={value} {...rest} />
    </label>
  );
}
