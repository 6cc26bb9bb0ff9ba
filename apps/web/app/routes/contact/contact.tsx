import { ApiFailure } from '@yunyou/contract/http-client';
import { Button } from '@yunyou/ui/button';
import { type FormEvent, useState } from 'react';
import { useApi } from '../../api/use-api.ts';
import columns from '../../features/sections/columns.module.css';
import { Page, PageHead } from '../../features/sections/section.tsx';
import { PageLink } from '../../navigation/page-link.tsx';
import { pageContext } from '../../page-context.ts';
import { pageMeta } from '../../site.ts';
import type { Route } from './+types/contact';
import styles from './contact.module.css';
import * as words from './contact-words.ts';
import { findShownName } from './shown-name.ts';

const description = words.description;

export async function loader({ request, context }: Route.LoaderArgs) {
  const about = new URL(request.url).searchParams.get('about') ?? '';
  if (!/^\/(?!\/)\S*$/.test(about)) return {};
  return { about, name: await findShownName(context.get(pageContext).api, about) };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta({
    subject: loaderData?.about ? words.reportAWrongFact : words.contact,
    description,
    path: '/contact',
    matches,
    picture: 'page/home',
    isIndexed: !loaderData?.about,
  });

export default function Contact({ loaderData: { about, name } }: Route.ComponentProps) {
  const [isSent, setIsSent] = useState(false);
  return (
    <Page>
      <PageHead
        title={about ? words.reportAWrongFact : words.contact}
        lead={about ? words.reportLead : words.contactLead}
      />
      {isSent ? (
        <div className={styles.thanks} role="status">
          <h2>{words.thankYou}</h2>
          <p>{about ? words.reportReceived : words.messageReceived}</p>
          <PageLink to={about ?? '/'}>{about ? words.backToThePage : words.goHome}</PageLink>
        </div>
      ) : (
        <div className={columns.columns}>
          <ContactForm about={about} name={name} onSent={() => setIsSent(true)} />
          <QuickHelp isReport={about !== undefined} />
        </div>
      )}
    </Page>
  );
}

/** Lists what needs no message. */
function QuickHelp({ isReport }: { isReport: boolean }) {
  const entries: { name: string; to?: string; text: string }[] = [
    ...(isReport ? [] : [{ name: words.reportAWrongFact, text: words.factHelp }]),
    { name: words.yourOrders, to: '/user?type=Orders', text: words.ordersHelp },
    { name: words.yourProfile, to: '/user?type=profile', text: words.profileHelp },
    { name: words.travelGuides, to: '/wiki', text: words.guidesHelp },
  ];
  return (
    <aside className={styles.help} aria-labelledby="contact-help">
      <h2 id="contact-help">{words.quickHelp}</h2>
      <ul className={styles.entries}>
        {entries.map(({ name, to, text }) => (
          <li key={name}>
            <h3>{to ? <PageLink to={to}>{name}</PageLink> : name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </aside>
  );
}

interface ContactFormProps {
  /** Path of the page with the wrong fact, and the name of what it shows. */
  about: string | undefined;
  name: string | undefined;
  onSent(): void;
}

function ContactForm({ about, name, onSent }: ContactFormProps) {
  const api = useApi();
  const [isBusy, setIsBusy] = useState(false);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const read = (name: string) => {
      const value = fields.get(name);
      return typeof value === 'string' ? value.trim() : '';
    };
    const email = read('email');
    setIsBusy(true);
    try {
      await api('POST /feedback/send', {
        kind: about ? 'fact' : 'contact',
        path: about ?? '/contact',
        text: read('text'),
        ...(email && { email }),
      });
      onSent();
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      // The API client has shown a message, too.
      setProblems(Object.fromEntries((error.data.fields ?? []).map((one) => [one.field, one.message])));
      setIsBusy(false);
    }
  };
  return (
    <form className={styles.form} onSubmit={(event) => void handleSubmit(event)}>
      {about && (
        <p className={styles.about}>
          {words.about} <PageLink to={about}>{name ?? about}</PageLink>
        </p>
      )}
      <label className={styles.field}>
        {about ? words.reportLabel : words.yourMessage}
        <textarea
          name="text"
          rows={6}
          minLength={5}
          maxLength={2000}
          required
          aria-invalid={'text' in problems}
          aria-describedby="contact-problem"
        />
      </label>
      <label className={styles.field}>
        {words.emailLabel}
        <input
          name="email"
          type="email"
          autoComplete="email"
          maxLength={200}
          aria-invalid={'email' in problems}
          aria-describedby="contact-problem"
        />
      </label>
      <p id="contact-problem" className={styles.problem} role="status">
        {Object.values(problems).join(' ')}
      </p>
      <noscript>
        <p>{words.sendingNeedsJavascript}</p>
      </noscript>
      <div>
        <Button type="submit" disabled={isBusy}>
          {words.send}
        </Button>
      </div>
      <p className={styles.note}>
        {words.privacyBefore} <PageLink to="/privacy">{words.privacy}</PageLink> {words.privacyAfter}
      </p>
    </form>
  );
}
