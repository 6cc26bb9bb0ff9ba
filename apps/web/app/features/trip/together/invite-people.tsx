import type { CallOutput } from '@yunyou/contract/endpoints';
import { type MemberRole, memberNameCharsMax, memberRoles } from '@yunyou/contract/trip/together-limits';
import type { TripPerson } from '@yunyou/contract/trip/trip-person.schema';
import { Button } from '@yunyou/ui/button';
import { showToast } from '@yunyou/ui/toasts';
import { useEffect, useState } from 'react';
import { useApi } from '../../../api/use-api.ts';
import { useVisitor } from '../../../session/session.ts';
import dialogStyles from '../../dialogs/dialog.module.css';
import { formatDate } from '../../facts/format.ts';
import { copyText } from '../../share/copy-text.ts';
import styles from './together.module.css';
import { roleWords, togetherWords } from './together-words.ts';

type People = CallOutput<'GET /travel/people'>;

interface InvitePeopleProps {
  tripId: string;
  /** Called with the first invitation. */
  onStart: () => void;
}

/** Lets the owner invite people, and lists the members and open invitations. */
export default function InvitePeople({ tripId, onStart }: InvitePeopleProps) {
  const api = useApi();
  const [known, setKnown] = useState<People>();
  const load = async () => {
    const answer = await api('GET /travel/people', { id: tripId }).catch(() => undefined); // the API client has shown a message
    if (answer) setKnown(answer);
  };
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- loads once per trip
  useEffect(() => void load(), [tripId]);
  const after = async (call: Promise<null>) => {
    if ((await call.catch(() => undefined)) === null) await load(); // as above
  };
  if (!known) return null;
  const owner = known.people.find(({ role }) => role === 'owner');
  const others = known.people.filter((person) => person !== owner);
  return (
    <section className={dialogStyles.section} aria-labelledby="together-title">
      <h3 id="together-title">{togetherWords.title}</h3>
      <p>{togetherWords.lead}</p>
      <InviteForm
        tripId={tripId}
        ownerName={owner?.name}
        onInvited={() => {
          onStart();
          void load();
        }}
      />
      <ul className={styles.rows}>
        {others.map((person) => (
          <PersonRow
            key={person.id}
            person={person}
            onRole={(role) =>
              void after(api('POST /travel/person/role', { id: tripId, memberId: person.id, role }))
            }
            onRemove={() =>
              void after(api('POST /travel/person/remove', { id: tripId, memberId: person.id }))
            }
          />
        ))}
        {known.invitations.map(({ id, role, email, expiresAt }) => (
          <li key={id} className={styles.row}>
            <span className={styles.name}>
              {email ?? togetherWords.byLink}, {roleWords[role].toLowerCase()},{' '}
              {togetherWords.until(formatDate(expiresAt.slice(0, 10)))}
            </span>
            <button
              type="button"
              className={styles.tool}
              onClick={() =>
                void after(api('POST /travel/invitation/revoke', { id: tripId, invitationId: id }))
              }
            >
              {togetherWords.revoke}
            </button>
          </li>
        ))}
      </ul>
      {owner && (
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={known.membersSeePrivate}
            onChange={(event) =>
              void after(
                api('POST /travel/people/private', { id: tripId, membersSeePrivate: event.target.checked }),
              )
            }
          />
          {togetherWords.seesPrivate}
        </label>
      )}
    </section>
  );
}

interface PersonRowProps {
  person: TripPerson;
  onRole: (role: MemberRole) => void;
  onRemove: () => void;
}

function PersonRow({ person: { name, role }, onRole, onRemove }: PersonRowProps) {
  return (
    <li className={styles.row}>
      <span className={styles.name}>{name}</span>
      <select
        className={styles.control}
        aria-label={togetherWords.roleOf(name)}
        value={role}
        onChange={({ target }) => onRole(memberRoles.find((one) => one === target.value) ?? 'viewer')}
      >
        <RoleOptions />
      </select>
      <button
        type="button"
        className={styles.tool}
        aria-label={togetherWords.removePerson(name)}
        onClick={onRemove}
      >
        {togetherWords.remove}
      </button>
    </li>
  );
}

const RoleOptions = () =>
  memberRoles.map((role) => (
    <option key={role} value={role}>
      {roleWords[role]}
    </option>
  ));

interface InviteFormProps {
  tripId: string;
  ownerName: string | undefined;
  onInvited: () => void;
}

function InviteForm({ tripId, ownerName, onInvited }: InviteFormProps) {
  const api = useApi();
  const visitor = useVisitor();
  const [name, setName] = useState(ownerName ?? visitor?.userName.slice(0, memberNameCharsMax) ?? '');
  const [role, setRole] = useState<MemberRole>('editor');
  const [email, setEmail] = useState('');
  const [link, setLink] = useState('');
  const invite = async () => {
    const input = { id: tripId, role, name, ...(email.trim() !== '' && { email: email.trim() }) };
    const answer = await api('POST /travel/invite', input).catch(() => undefined); // the API client has shown a message
    if (!answer) return;
    setLink(answer.key === undefined ? '' : `${location.origin}/trip/join#${answer.key}`);
    if (answer.key === undefined) showToast({ type: 'success', message: togetherWords.sent });
    setEmail('');
    onInvited();
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void invite();
      }}
    >
      <label className={styles.field}>
        {togetherWords.yourName}
        <input
          className={styles.control}
          value={name}
          maxLength={memberNameCharsMax}
          required
          autoComplete="name"
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      <label className={styles.field}>
        {togetherWords.role}
        <select
          className={styles.control}
          value={role}
          onChange={({ target }) => setRole(memberRoles.find((one) => one === target.value) ?? 'viewer')}
        >
          <RoleOptions />
        </select>
      </label>
      {visitor && (
        <label className={styles.field}>
          {togetherWords.email}
          <input
            className={styles.control}
            type="email"
            value={email}
            maxLength={200}
            onChange={(event) => setEmail(event.target.value)}
          />
        </label>
      )}
      <Button type="submit">{email.trim() === '' ? togetherWords.invite : togetherWords.send}</Button>
      {link && (
        <>
          <input
            className={dialogStyles.link}
            readOnly
            aria-label={togetherWords.link}
            value={link}
            onFocus={(event) => event.target.select()}
          />
          <p className={dialogStyles.faint}>{togetherWords.linkNote}</p>
          <Button tone="quiet" onClick={() => copyText(link)}>
            {togetherWords.copy}
          </Button>
        </>
      )}
    </form>
  );
}
