import { formatPriceClass } from '../../features/facts/format.ts';
import { fold } from '../../features/sections/fold.ts';
import { MoreDetails } from '../../features/sections/more-details.tsx';
import { Section } from '../../features/sections/section.tsx';
import { PageLink } from '../../navigation/page-link.tsx';
import * as words from './destination-words.ts';
import type { DistrictWords } from './district-words.ts';
import styles from './districts.module.css';

/** One row of three columns. */
const districtsShown = 3;

/** Parts of a city to stay, eat and walk in. */
export function Districts({ districts }: { districts: readonly DistrictWords[] }) {
  if (districts.length === 0) return null;
  const { first, rest } = fold(districts, districtsShown);
  return (
    <Section id="districts" title={words.byDistrict}>
      <Entries districts={first} />
      <MoreDetails count={rest.length}>
        <Entries districts={rest} />
      </MoreDetails>
    </Section>
  );
}

function Entries({ districts }: { districts: readonly DistrictWords[] }) {
  return (
    <div className={styles.list}>
      {districts.map(({ id, name, zhName, goodFor, stayClasses, paragraphs, streets, foods, metro }) => (
        <article key={id} className={styles.district} id={`district-${id}`}>
          <h3>
            {name}{' '}
            <span lang="zh" className={styles.chinese}>
              {zhName}
            </span>
          </h3>
          <p className={styles.facts}>
            {[
              words.goodFor(goodFor.map((purpose) => purposeWords[purpose]).join(', ')),
              stayClasses.length > 0 && words.hotels(formatClasses(stayClasses)),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {paragraphs.map((parts, paragraph) => (
            <p key={paragraph}>
              {parts.map((part, index) => {
                if (typeof part === 'string') return part;
                if ('foreign' in part) return <i key={index}>{part.foreign}</i>;
                return (
                  <PageLink key={index} to={part.to}>
                    {part.text}
                  </PageLink>
                );
              })}
            </p>
          ))}
          {foods.length > 0 && <p>{words.eatThere(foods.join(', '))}</p>}
          {streets.length > 0 && (
            <ul className={styles.streets}>
              {streets.map((street) => (
                <li key={street.name}>
                  {street.name} <span lang="zh">{street.zhName}</span>
                  {street.note && `: ${street.note}`}
                </li>
              ))}
            </ul>
          )}
          {metro.map(({ station, line, walkMinutes }) => (
            <p key={station} className={styles.facts}>
              {words.metroWay(station, line, walkMinutes)}
            </p>
          ))}
        </article>
      ))}
    </div>
  );
}

const purposeWords: Record<DistrictWords['goodFor'][number], string> = {
  stay: 'staying',
  eat: 'eating',
  shop: 'shopping',
  nightlife: 'nightlife',
  walk: 'walking',
};

/** Formats the lowest and highest price class: "¥ to ¥¥¥". The signs stay on one line. */
function formatClasses(classes: readonly number[]): string {
  const [lowest = '', highest = ''] = [Math.min(...classes), Math.max(...classes)].map((priceClass) =>
    formatPriceClass(priceClass).replaceAll(/(?<=¥)¥/g, '\u2060¥'),
  );
  return lowest === highest ? lowest : words.priceRange(lowest, highest);
}
