import type { Currency } from '@yunyou/contract/entities/base.schema';
import type { RecordChange, Traveller, TripCosts } from '@yunyou/contract/trip/records.schema';
import { travellerNameCharsMax } from '@yunyou/contract/trip/records-limits';
import type { TripView } from '@yunyou/contract/trip/trip.schema';
import { writeExpensesCsv } from '@yunyou/domain/costs/expenses-csv';
import { Button } from '@yunyou/ui/button';
import bookingStyles from '../bookings/bookings.module.css';
import { AddLine } from '../records/add-line.tsx';
import styles from './costs.module.css';
import * as words from './costs-words.ts';
import { CurrencySelect } from './currency-select.tsx';
import type { TravellerNames } from './name-travellers.ts';

interface TravellersProps {
  named: readonly Traveller[];
  onRun: (change: RecordChange) => boolean;
}

/** Travellers without an account. Only the owner of the trip names them. */
export function Travellers({ named, onRun }: TravellersProps) {
  return (
    <details className={styles.group} open={named.length > 0}>
      <summary className={styles.summary}>{words.travellers}</summary>
      <p className={styles.note}>{words.travellersLead}</p>
      <ul className={styles.names}>
        {named.map((traveller) => (
          <li key={traveller.id}>
            {traveller.name}{' '}
            <button
              type="button"
              className={bookingStyles.link}
              aria-label={words.removeTraveller(traveller.name)}
              onClick={() => onRun({ kind: 'remove-traveller', travellerId: traveller.id })}
            >
              {words.removeLabel}
            </button>
          </li>
        ))}
      </ul>
      <AddLine
        label={words.travellerName}
        buttonLabel={words.addTraveller}
        maxLength={travellerNameCharsMax}
        onAdd={(name) => onRun({ kind: 'traveller', name })}
      />
    </details>
  );
}

interface CostSettingsProps {
  trip: TripView;
  costs: TripCosts;
  people: TravellerNames;
  canWrite: boolean;
  onRun: (change: RecordChange) => boolean;
}

/** Renders the currency of sums, what readers see, and the download of the file. */
export function CostSettings({ trip, costs, people, canWrite, onRun }: CostSettingsProps) {
  const download = () => {
    const csv = writeExpensesCsv(costs, people.ownNames, {
      header: words.csvHeader,
      category: (category) => words.categoryNames[category],
    });
    saveFile(new File([csv], words.csvName(trip.title), { type: 'text/csv' }));
  };
  return (
    <details className={styles.group}>
      <summary className={styles.summary}>{words.settings}</summary>
      {canWrite && (
        <CurrencySelect
          label={words.costCurrency}
          value={costs.currency}
          onChange={(currency: Currency) => onRun({ kind: 'cost-currency', currency })}
        />
      )}
      {trip.access === 'owner' && (
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={costs.isShared}
            onChange={(event) => onRun({ kind: 'share-costs', isShared: event.target.checked })}
          />
          {words.shareCosts}
        </label>
      )}
      <div>
        <Button tone="quiet" disabled={costs.expenses.length === 0} onClick={download}>
          {words.downloadCsv}
        </Button>
      </div>
    </details>
  );
}

/** Saves a file that was made in the browser. */
function saveFile(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // Some browsers read the address after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
