import { useEffect, useState } from 'react';
import { useApi } from '../../../api/use-api.ts';
import styles from '../view/summary/summary.module.css';
import * as words from './prepare-words.ts';
import {
  hasReminders,
  type PushSupport,
  readPushSupport,
  startReminders,
  stopReminders,
} from './push-device.ts';

interface RemindersProps {
  tripId: string;
  pushKey: string;
}

type State = PushSupport | 'on' | 'working' | 'failed';

/** Turns reminders on this device on and off. Requests the permission only when the visitor presses the button. */
export function Reminders({ tripId, pushKey }: RemindersProps) {
  const api = useApi();
  const [state, setState] = useState<State>();
  useEffect(() => {
    let isCurrent = true;
    const support = readPushSupport();
    const isOn = support === 'possible' ? hasReminders(api, tripId).catch(() => false) : false; // offline: the button tries again
    void Promise.resolve(isOn).then((on) => isCurrent && setState(on ? 'on' : support));
    return () => {
      isCurrent = false;
    };
  }, [api, tripId]);
  const start = async () => {
    setState('working');
    try {
      setState((await startReminders(api, tripId, pushKey)) ? 'on' : readPushSupport());
    } catch (error) {
      console.error('Reminders could not be turned on', error);
      setState('failed');
    }
  };
  const stop = async () => {
    setState('working');
    await stopReminders(api, tripId).then(
      () => setState('possible'),
      () => setState('on'), // the API client has shown a message
    );
  };
  if (state === undefined || state === 'impossible') return null;
  const canStart = state === 'possible' || state === 'failed';
  return (
    <p className={styles.note} role="status">
      {words.reminderStates[state]}{' '}
      {(canStart || state === 'on') && (
        <button type="button" className={styles.add} onClick={() => void (canStart ? start() : stop())}>
          {canStart ? words.remindMe : words.stopReminders}
        </button>
      )}
    </p>
  );
}
