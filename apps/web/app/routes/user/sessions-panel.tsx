import type { VisitorSession } from '@yunyou/contract/account/account.endpoints';
import { Button } from '@yunyou/ui/button';
import { useState } from 'react';
import { useApi } from '../../api/use-api.ts';
import { useGoTo } from '../../navigation/use-go-to.ts';
import { signOut } from '../../session/session.ts';
import styles from './account.module.css';
import * as words from './user-words.ts';

const whenFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

/** Lists active sessions and ends one or all. */
export function SessionsPanel({ sessions }: { sessions: readonly VisitorSession[] }) {
  const api = useApi();
  const goTo = useGoTo();
  const [ended, setEnded] = useState<readonly string[]>([]);

  const handleEnd = async (id: string) => {
    await api('POST /user/endSession', { id });
    setEnded((before) => [...before, id]);
  };
  const handleEverywhere = async () => {
    await api('POST /user/logoutEverywhere');
    await signOut();
    await goTo('/');
  };
  // The API client has shown a message.
  const runIgnoringErrors = (work: Promise<void>) => void work.catch(() => undefined);

  return (
    <section className={styles.panel} aria-labelledby="sessions-title">
      <h2 id="sessions-title">{words.sessions}</h2>
      <ul className={styles.sessions}>
        {sessions
          .filter(({ id }) => !ended.includes(id))
          .map(({ id, device, createdAt, isCurrent }) => (
            <li key={id} className={styles.session}>
              <span>
                {device} {isCurrent && <strong className={styles.current}>{words.thisDevice}</strong>}
                <small className={styles.note}>
                  {words.signedInSince}{' '}
                  <time dateTime={createdAt}>{whenFormat.format(new Date(createdAt))}</time>
                </small>
              </span>
              {!isCurrent && (
                <button
                  type="button"
                  className={styles.link}
                  aria-label={words.signOutDevice(device)}
                  onClick={() => runIgnoringErrors(handleEnd(id))}
                >
                  {words.signOut}
                </button>
              )}
            </li>
          ))}
      </ul>
      <Button tone="quiet" onClick={() => runIgnoringErrors(handleEverywhere())}>
        {words.signOutEverywhere}
      </Button>
    </section>
  );
}
