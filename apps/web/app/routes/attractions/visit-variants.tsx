import type { ScenicSpot } from '@yunyou/contract/entities/scenic-spot.schema';
import { formatDuration } from '../../features/facts/format.ts';
import { LocalText } from '../../features/preferences/local-text.tsx';
import styles from './attraction.module.css';
import * as words from './attraction-words.ts';

type Variant = NonNullable<ScenicSpot['visitVariants']>[number];

/** Renders the ways to visit a large spot, shortest first. */
export function VisitVariants({ variants }: { variants: readonly Variant[] }) {
  return (
    <ul className={styles.variants}>
      {variants.map((variant) => (
        <li key={variant.id}>
          <strong>{variant.name}</strong> <span className={styles.length}>{formatLength(variant)}</span>
          {variant.note && (
            <p>
              <LocalText text={variant.note} />
            </p>
          )}
          {variant.ticketNames.length > 0 && (
            <p className={styles.length}>{words.needs(variant.ticketNames.join('; '))}</p>
          )}
        </li>
      ))}
    </ul>
  );
}

function formatLength({ minutes, days, nightsInside }: Variant): string {
  if (days === 1) return formatDuration(minutes);
  return nightsInside === 0 ? words.dayCount(days) : words.daysAndNights(days, nightsInside);
}
