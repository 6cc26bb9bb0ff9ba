import { toApiUrl } from '@yunyou/contract/client';
import { Button, buttonClass } from '@yunyou/ui/button';
import { useState } from 'react';
import { useApi, useApiBase } from '../../../api/use-api.ts';
import styles from '../../dialogs/dialog.module.css';
import { copyText } from '../../share/copy-text.ts';

interface CalendarAddressProps {
  tripId: string;
  calendarKey: string | undefined;
}

/** Creates, shows and revokes the address under which a calendar subscribes to the trip. */
export function CalendarAddress({ tripId, calendarKey }: CalendarAddressProps) {
  const api = useApi();
  const apiBase = useApiBase();
  const [key, setKey] = useState(calendarKey);
  const create = async () => {
    const answer = await api('POST /travel/calendar', { id: tripId }).catch(() => undefined); // the API client has shown a message
    if (answer) setKey(answer.calendarKey);
  };
  const revoke = async () => {
    const answer = await api('POST /travel/calendar/revoke', { id: tripId }).catch(() => undefined); // as above
    if (answer === null) setKey(undefined);
  };
  const address = key
    ? new URL(toApiUrl(apiBase, 'GET /travel/calendar/{file}', { file: `${key}.ics` }), location.origin).href
    : '';
  return (
    <section className={styles.section} aria-labelledby="calendar-title">
      <h3 id="calendar-title">Add to your calendar</h3>
      <p>
        Your calendar shows the trip and follows your changes. Anyone with this address can read the plan, so
        keep it to yourself.
      </p>
      {key ? (
        <>
          <input
            className={styles.link}
            readOnly
            aria-label="Calendar address"
            value={address}
            onFocus={(event) => event.target.select()}
          />
          <div className={styles.buttons}>
            <a className={buttonClass('primary')} href={address.replace(/^https?:/, 'webcal:')}>
              Open in calendar app
            </a>
            <Button tone="quiet" onClick={() => copyText(address)}>
              Copy calendar address
            </Button>
            <Button tone="quiet" onClick={() => void revoke()}>
              Remove calendar address
            </Button>
          </div>
          <p className={styles.faint}>
            In Google Calendar or Outlook, add a calendar by URL and paste the address.
          </p>
        </>
      ) : (
        <Button tone="quiet" onClick={() => void create()}>
          Create a calendar address
        </Button>
      )}
    </section>
  );
}
