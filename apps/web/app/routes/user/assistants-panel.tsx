import type { CallOutput } from '@yunyou/contract/endpoints';
import { useState } from 'react';
import { useApi } from '../../api/use-api.ts';
import { PageLink } from '../../navigation/page-link.tsx';
import styles from './account.module.css';
import * as words from './user-words.ts';

type Assistant = CallOutput<'POST /user/assistants'>['list'][number];

const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

/** Lists the assistants with access to the visitor's trips and ends their access. */
export function AssistantsPanel({ assistants }: { assistants: readonly Assistant[] }) {
  const api = useApi();
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const handleRemove = async (id: string) => {
    await api('POST /user/removeAssistant', { id });
    setRemoved((before) => [...before, id]);
  };
  const shown = assistants.filter(({ id }) => !removed.includes(id));
  return (
    <section className={styles.panel} aria-labelledby="assistants-title">
      <h2 id="assistants-title">{words.assistants}</h2>
      {shown.length === 0 && (
        <p className={styles.note}>
          {words.noAssistants} <PageLink to="/assistants">{words.connectYourAssistant}</PageLink>
        </p>
      )}
      <ul className={styles.sessions}>
        {shown.map(({ id, name, scopes, createdAt }) => (
          <li key={id} className={styles.session}>
            <span>
              {name}
              <small className={styles.note}>
                {scopes.includes('trips.write') ? words.canChange : words.canRead}
                {words.since} <time dateTime={createdAt}>{dayFormat.format(new Date(createdAt))}</time>
              </small>
            </span>
            <button
              type="button"
              className={styles.link}
              aria-label={words.endAccessOf(name)}
              onClick={() => void handleRemove(id).catch(() => undefined)} // the API client has shown a message
            >
              {words.endAccess}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
