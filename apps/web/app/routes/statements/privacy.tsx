import { Page, PageHead, Section } from '../../features/sections/section.tsx';
import { PageLink } from '../../navigation/page-link.tsx';
import { pageMeta } from '../../site.ts';
import type { Route } from './+types/privacy';
import styles from './statement.module.css';
import { StatementTable } from './statement-table.tsx';
import * as text from './statement-words.ts';
import { browserStorage, cookies, storedThings } from './stored-data.ts';

const description = text.privacyDescription;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ subject: text.privacy, description, path: '/privacy', matches, picture: 'page/user' });

export default function Privacy() {
  return (
    <Page>
      <PageHead title={text.privacy} zhTitle="隐私" lead={description} />
      <div className={styles.words}>
        <p>{text.privacyLead}</p>
      </div>

      <Section title={text.whatTheServerStores}>
        <StatementTable
          caption={text.serverCaption}
          columns={[text.what, text.contents, text.howLong]}
          rows={storedThings.map(({ what, holds, retention }) => [what, holds, retention])}
        />
        <div className={styles.words}>
          <p>{text.logNote}</p>
          <p>{text.staffNote}</p>
        </div>
      </Section>

      <Section title={text.whatYourBrowserStores}>
        <StatementTable
          caption={text.cookiesCaption}
          columns={[text.cookie, text.purpose, text.howLong]}
          rows={cookies.map(({ name, purpose, retention }) => [name, purpose, retention])}
        />
        <StatementTable
          caption={text.storageCaption}
          columns={[text.name, text.purpose, text.howLong]}
          rows={browserStorage.map(({ name, purpose, retention }) => [name, purpose, retention])}
        />
      </Section>

      <Section title={text.countingVisits}>
        <div className={styles.words}>
          <p>{text.countingNote}</p>
        </div>
      </Section>

      <Section title={text.othersTitle}>
        <div className={styles.words}>
          <ul>
            <li>{text.signInProvider}</li>
            <li>{text.paymentService}</li>
            <li>{text.mailServer}</li>
            <li>{text.otherServices}</li>
          </ul>
        </div>
      </Section>

      <Section title={text.exportTitle}>
        <div className={styles.words}>
          <p>
            {text.exportBefore} <PageLink to="/user?type=profile">{text.yourProfile}</PageLink>{' '}
            {text.exportAfter}
          </p>
        </div>
      </Section>
    </Page>
  );
}
