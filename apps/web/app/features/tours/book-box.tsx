import { travellersMax } from '@yunyou/contract/orders/order-patterns';
import { type Group, priceGroup } from '@yunyou/domain/money/price';
import { buttonClass } from '@yunyou/ui/button';
import { PageLink } from '../../navigation/page-link.tsx';
import styles from './book-box.module.css';
import { bookingAddress } from './booking-address.ts';
import { GroupPriceTable } from './group-price.tsx';
import { GroupSteppers } from './group-steppers.tsx';
import type { Tour } from './tour-data.ts';
import * as words from './tour-words.ts';

/** Renders the price for the group and the booking button, beside the tour. */
export function BookBox({ tour, group, onGroup }: { tour: Tour; group: Group; onGroup(group: Group): void }) {
  return (
    <section className={`panel ${styles.box}`} aria-labelledby="book-box">
      <h2 id="book-box" className={styles.title}>
        {words.priceForYourGroup}
      </h2>
      <GroupSteppers
        group={group}
        most={Math.min(tour.groupSizeMax, travellersMax)}
        childAgeMax={tour.childAgeMax}
        onChange={onGroup}
      />
      <GroupPriceTable price={priceGroup(tour, group)} />
      <PageLink to={bookingAddress(tour.id, { group })} className={buttonClass()} isLikely>
        {words.chooseDateBook}
      </PageLink>
      <p className={styles.note}>{words.bookNote}</p>
    </section>
  );
}
