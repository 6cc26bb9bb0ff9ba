import { ApiFailure } from '@yunyou/contract/http-client';
import { Button } from '@yunyou/ui/button';
import { type FormEvent, useState } from 'react';
import { useApi } from '../../api/use-api.ts';
import { Page, PageHead } from '../../features/sections/section.tsx';
import { PageLink } from '../../navigation/page-link.tsx';
import { pageMeta } from '../../site.ts';
import type { Route } from './+types/contact';
import styles from './contact.module.css';

const description = 'Write to us, or report a fact that is wrong or out of date.';

export function loader({ request }: Route.LoaderArgs) {
  const about = new URL(request.url).searchParams.get('about') ?? '';
  return { about: /^\/(?!\/)\S*$/.test(about) ? about : undefined };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta({
    subject: loaderData?.about ? 'Report a wrong fact' : 'Contact',
    description,
    path: '/contact',
    matches,
    picture: 'page/home',
    isIndexed: !loaderData?.about,
  });

export default function Contact({ loaderData: { about } }: Route.ComponentProps) {
  const [isSent, setIsSent] = useState(false);
  return (
    <Page>
      <PageHead
        title={about ? 'Report a wrong fact' : 'Contact'}
        lead={
          about
            ? 'Tell us what is wrong or out of date. We check it at its source and correct the page.'
            : 'Ask a question, tell us what you miss, or what does not work for you.'
        }
      />
      {isSent ? (
        <div className={styles.thanks} role="status">
          <h2>Thank you</h2>
          <p>{about ? 'We have your report and will check it.' : 'We have your message.'}</p>
          <PageLink to={about ?? '/'}>{about ? 'Back to the page' : 'Go to the home page'}</PageLink>
        </div>
      ) : (
        <ContactForm about={about} onSent={() => setIsSent(true)} />
      )}
    </Page>
  );
}

function ContactForm({ about, onSent }: { about: string | undefined; onSent(): void }) {
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
          About <PageLink to={about}>{about}</PageLink>
        </p>
      )}
      <label className={styles.field}>
        {about ? 'What is wrong, and what is right?' : 'Your message'}
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
        Your e-mail address, if you would like an answer
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
        <p>Sending needs JavaScript.</p>
      </noscript>
      <div>
        <Button type="submit" disabled={isBusy}>
          Send
        </Button>
      </div>
      <p className={styles.note}>
        Our staff read this. See <PageLink to="/privacy">Privacy</PageLink> for how long it is kept.
      </p>
    </form>
  );
}
