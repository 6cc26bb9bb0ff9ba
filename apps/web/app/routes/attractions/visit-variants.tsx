import type { ScenicSpot } from '@yunyou/contract/entities/scenic-spot.schema';
import { formatDuration } from '../../features/facts/format.ts';
import styles from './attraction.module.css';

type Variant = NonNullable<ScenicSpot['visitVariants']>[number];

/** Ways to visit a large spot, shortest first. */
export function VisitVariants({ variants }: { variants: readonly Variant[] }) {
  return (
    <ul className={styles.variants}>
      {variants.map((variant) => (
        <li key={variant.id}>
          <strong>{variant.name}</strong> <span className={styles.length}>{formatLength(variant)}</span>
          {variant.note && <p>{variant.note}</p>}
          {variant.ticketNames.length > 0 && (
            <p className={styles.length}>Needs: {variant.ticketNames.join('; ')}</p>
          )}
        </li>
      ))}
    </ul>
  );
}

function formatLength({ minutes, days, nightsInside }: Variant): string {
  if (days === 1) return formatDuration(minutes);
  if (nightsInside === 0) return `${days} days`;
  return `${days} days, ${nightsInside === 1 ? 'a night' : `${nightsInside} nights`} inside`;
}
