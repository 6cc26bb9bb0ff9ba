import { toApiUrl } from '@yunyou/contract/client';
import { Button, buttonClass } from '@yunyou/ui/button';
import { useRef, useState } from 'react';
import { useApi, useApiBase } from '../../../api/use-api.ts';
import styles from '../../dialogs/dialog.module.css';
import { useFocusKept } from '../../dialogs/use-focus-kept.ts';
import { copyText } from '../../share/copy-text.ts';
import * as words from './calendar-words.ts';

interface CalendarAddressProps {
  tripId: string;
  calendarKey: string | undefined;
}

/** Creates, shows and revokes the address under which a calendar subscribes to the trip. */
export function CalendarAddress({ tripId, calendarKey }: CalendarAddressProps) {
  const api = useApi();
  const apiBase = useApiBase();
  const [key, setKey] = useState(calendarKey);
  const section = useRef<HTMLElement>(null);
  useFocusKept(key, () => section.current?.querySelector<HTMLElement>('input, button'));
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
    <section ref={section} className={styles.section} aria-labelledby="calendar-title">
      <h3 id="calendar-title">{words.addToYourCalendar}</h3>
      <p>{words.calendarLead}</p>
      {key ? (
        <>
          <input
            className={styles.link}
            readOnly
            aria-label={words.calendarAddress}
            value={address}
            onFocus={(event) => event.target.select()}
          />
          <div className={styles.buttons}>
            <a className={buttonClass('primary')} href={address.replace(/^https?:/, 'webcal:')}>
              {words.openInCalendarApp}
            </a>
            <Button tone="quiet" onClick={() => copyText(address)}>
              {words.copyCalendarAddress}
            </Button>
            <Button tone="quiet" onClick={() => void revoke()}>
              {words.removeCalendarAddress}
            </Button>
          </div>
          <p className={styles.faint}>{words.calendarHint}</p>
        </>
      ) : (
        <Button tone="quiet" onClick={() => void create()}>
          {words.createACalendarAddress}
        </Button>
      )}
    </section>
  );
}
