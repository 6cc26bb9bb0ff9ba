import type { CallOutput } from '@yunyou/contract/endpoints';
import { memberNameCharsMax } from '@yunyou/contract/trip/together-limits';
import { Button, buttonClass } from '@yunyou/ui/button';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { createBrowserClient } from '../../../api/browser-client.ts';
import { statusOf } from '../../../api/page-data.ts';
import { useApi, useApiBase } from '../../../api/use-api.ts';
import { PageLink } from '../../../navigation/page-link.tsx';
import { useVisitor } from '../../../session/session.ts';
import { storeTripKey } from '../../../session/trip-key.ts';
import { EmptyState, PageHead } from '../../sections/section.tsx';
import styles from './together.module.css';
import { togetherWords } from './together-words.ts';

/** Describes an invitation and has the form to accept it. The key is in the fragment, which browsers do not send. */
export default function JoinPage() {
  return <Invitation invitationKey={location.hash.slice(1)} />;
}

type Invited = CallOutput<'POST /travel/invitation'>;

function Invitation({ invitationKey: key }: { invitationKey: string }) {
  const apiBase = useApiBase();
  const navigate = useNavigate();
  const [invited, setInvited] = useState<Invited | 'none' | 'failed' | undefined>(key ? undefined : 'none');
  useEffect(() => {
    if (!key) return;
    createBrowserClient({ apiBase, isSilent: true })('POST /travel/invitation', { key })
      .then((answer) => {
        if (answer.isMember) void navigate(`/trip/details?id=${answer.id}`, { replace: true });
        else setInvited(answer);
      })
      .catch((error: unknown) => setInvited(isRejected(error) ? 'none' : 'failed'));
  }, [apiBase, key, navigate]);
  if (!invited) return <PageHead title={togetherWords.joinATrip} lead={togetherWords.loading} />;
  if (invited === 'none' || invited === 'failed') return <NoInvitation isRejected={invited === 'none'} />;
  return (
    <>
      <PageHead
        title={togetherWords.joinTitle(invited.title)}
        lead={togetherWords.joinLead(invited.from, invited.role)}
      />
      <JoinForm invitationKey={key} />
    </>
  );
}

function NoInvitation({ isRejected }: { isRejected: boolean }) {
  return (
    <>
      <PageHead title={togetherWords.joinATrip} lead={togetherWords.joinDescription} />
      {isRejected ? (
        <EmptyState title={togetherWords.joinNone} text={togetherWords.joinNoneLead}>
          <PageLink to="/trip" className={buttonClass()}>
            {togetherWords.planYourOwn}
          </PageLink>
        </EmptyState>
      ) : (
        <EmptyState title={togetherWords.joinFailed} text={togetherWords.joinFailedLead}>
          <Button onClick={() => location.reload()}>{togetherWords.tryAgain}</Button>
        </EmptyState>
      )}
    </>
  );
}

/** Returns whether the server rejects the invitation. Without this, no answer would look like a revoked one. */
function isRejected(error: unknown): boolean {
  const status = statusOf(error);
  return status === 400 || status === 404;
}

function JoinForm({ invitationKey: key }: { invitationKey: string }) {
  const api = useApi();
  const navigate = useNavigate();
  const visitor = useVisitor();
  const join = async (name: string) => {
    const joined = await api('POST /travel/join', { key, name }).catch(() => undefined); // the API client has shown a message
    if (!joined) return;
    storeTripKey(joined.key);
    await navigate(`/trip/details?id=${joined.id}`, { replace: true });
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        const name = new FormData(event.currentTarget).get('name');
        if (typeof name === 'string' && name.trim() !== '') void join(name.trim());
      }}
    >
      <label className={styles.field}>
        {togetherWords.joinName}
        <input
          className={styles.control}
          name="name"
          required
          maxLength={memberNameCharsMax}
          autoComplete="name"
          defaultValue={visitor?.userName.slice(0, memberNameCharsMax) ?? ''}
        />
      </label>
      <Button type="submit">{togetherWords.join}</Button>
    </form>
  );
}
