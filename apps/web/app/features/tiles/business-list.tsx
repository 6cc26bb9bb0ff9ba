import { PageLink } from '../../navigation/page-link.tsx';
import { CardSave } from '../actions/card-save.tsx';
import { PriceClass } from '../facts/price-class.tsx';
import { fold } from '../sections/fold.ts';
import { MoreDetails } from '../sections/more-details.tsx';
import { Section } from '../sections/section.tsx';
import type { Business } from './business.ts';
import styles from './business-list.module.css';
import * as words from './tile-words.ts';

const shownAtFirst = 6;

interface BusinessListProps {
  id: string;
  /** Kind of the businesses, under which each can be saved. */
  kind: 'hotel' | 'restaurant' | 'shop';
  title: string;
  lead?: string;
  businesses: readonly Business[];
}

export function BusinessList({ id, kind, title, lead, businesses }: BusinessListProps) {
  if (businesses.length === 0) return null;
  const { first, rest } = fold(businesses, shownAtFirst);
  return (
    <Section id={id} title={title} {...(lead && { lead })}>
      <Entries kind={kind} businesses={first} />
      <MoreDetails count={rest.length}>
        <Entries kind={kind} businesses={rest} />
      </MoreDetails>
    </Section>
  );
}

function Entries({ kind, businesses }: Pick<BusinessListProps, 'kind' | 'businesses'>) {
  return (
    <ul className={styles.list}>
      {businesses.map((business) => (
        <li key={business.id} className={styles.entry}>
          <h3 className={styles.name}>
            <PageLink to={business.linkUrl}>{business.name}</PageLink>{' '}
            <span lang="zh" className={styles.chinese}>
              {business.zhName}
            </span>
          </h3>
          <p className={styles.facts}>
            <PriceClass priceClass={business.priceClass} />{' '}
            {[business.cuisine ?? business.speciality, business.district].filter(Boolean).join(' · ')}
          </p>
          <p>{business.summary}</p>
          {business.signatureDishes && (
            <p className={styles.order}>{words.orderDishes(business.signatureDishes.join(', '))}</p>
          )}
          {business.registersForeignPassports && (
            <p className={styles.facts}>
              {business.registersForeignPassports === 'yes'
                ? words.acceptsPassports
                : words.askAboutPassports}
            </p>
          )}
          {!import.meta.env.SSR && <CardSave type={kind} id={business.id} name={business.name} />}
        </li>
      ))}
    </ul>
  );
}
