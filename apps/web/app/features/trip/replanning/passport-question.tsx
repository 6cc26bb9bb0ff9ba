import { use, useState } from 'react';
import { countryName, listCountries } from '../brief/countries.ts';
import styles from './replanning.module.css';
import * as words from './replanning-words.ts';
import { ReplanContext, type Replanning } from './use-replan.ts';

/** Renders the question for the passport that the visa check needs. Choosing one plans again. */
export function PassportQuestion() {
  const replanning = use(ReplanContext);
  const isKnown = replanning?.trip.brief.nationality !== undefined;
  return replanning && !isKnown ? <PassportForm {...replanning} /> : null;
}

function PassportForm({ isBusy, replan }: Pick<Replanning, 'isBusy' | 'replan'>) {
  const [countries] = useState(listCountries); // sorting them takes some milliseconds
  return (
    <form
      className={styles.hourForm}
      onSubmit={(event) => {
        event.preventDefault();
        const code = new FormData(event.currentTarget).get('passport');
        if (typeof code !== 'string' || code === '') return;
        replan({ label: words.passport(countryName(code)), change: { nationality: code } });
      }}
    >
      <label>
        {words.yourPassport}{' '}
        <select name="passport" className={styles.time} defaultValue="" required>
          <option value="">{words.chooseACountry}</option>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className={styles.remove} disabled={isBusy}>
        {words.checkTheRules}
      </button>
    </form>
  );
}
