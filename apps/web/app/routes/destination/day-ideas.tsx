import type { DayIdeaView } from '@yunyou/contract/site/city.endpoints';
import { formatDuration, formatMonths, formatWord } from '../../features/facts/format.ts';
import { LocalText } from '../../features/preferences/local-text.tsx';
import { fold } from '../../features/sections/fold.ts';
import { MoreDetails } from '../../features/sections/more-details.tsx';
import { Section } from '../../features/sections/section.tsx';
import { PageLink } from '../../navigation/page-link.tsx';
import styles from './day-ideas.module.css';
import * as words from './destination-words.ts';

const weatherWords: Record<DayIdeaView['weather'], string | undefined> = {
  any: undefined,
  clear: words.forAClearDay,
  rain: words.forARainyDay,
  heat: words.forAHotDay,
};

/** One row of three columns. */
const daysShown = 3;

/** A longer visit is not a meal but a visit with one. */
const longestMealMinutes = 150;

/** Renders the good days of a city: what to do at which hour. */
export function DayIdeas({ ideas, city }: { ideas: readonly DayIdeaView[]; city: string }) {
  if (ideas.length === 0) return null;
  const { first, rest } = fold(ideas, daysShown);
  return (
    <Section id="days" title={words.goodDaysIn(city)}>
      <Days ideas={first} />
      <MoreDetails count={rest.length}>
        <Days ideas={rest} />
      </MoreDetails>
    </Section>
  );
}

function Days({ ideas }: { ideas: readonly DayIdeaView[] }) {
  return (
    <div className={styles.days}>
      {ideas.map(({ id, title, summary, weather, months, items, tip }) => (
        <article key={id} className={styles.day} id={`day-${id}`}>
          <h3>{title}</h3>
          <p className={styles.facts}>
            {[weatherWords[weather], months.length > 0 && formatMonths(months)].filter(Boolean).join(' · ')}
          </p>
          <p>
            <LocalText text={summary} />
          </p>
          <ol className={styles.items}>
            {items.map(({ from, minutes, name, linkUrl, meal, note }) => (
              <li key={from} className={styles.item}>
                <time className={styles.time}>
                  <LocalText text={from} />
                </time>
                <div>
                  <span className={styles.name}>
                    {meal && minutes <= longestMealMinutes && nameMeal(meal, name)}
                    {linkUrl ? <PageLink to={linkUrl}>{name}</PageLink> : name}
                  </span>{' '}
                  <span className={styles.facts}>
                    {formatDuration(minutes)}
                    {meal && minutes > longestMealMinutes && words.withMeal(meal)}
                  </span>
                  {note && (
                    <p>
                      <LocalText text={note} />
                    </p>
                  )}
                </div>
              </li>
            ))}
          </ol>
          {tip && (
            <p className={styles.tip}>
              <LocalText text={tip} />
            </p>
          )}
        </article>
      ))}
    </div>
  );
}

/** Returns "Lunch: " before a place; "Lunch near the museum" has the meal in its name. */
function nameMeal(meal: string, place: string): string {
  return place.toLowerCase().startsWith(meal) ? '' : `${formatWord(meal)}: `;
}
