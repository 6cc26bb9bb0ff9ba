import { Page, PageHead, Section } from '../../features/sections/section.tsx';
import { PageLink } from '../../navigation/page-link.tsx';
import { pageMeta } from '../../site.ts';
import type { Route } from './+types/privacy';
import styles from './statement.module.css';
import { StatementTable } from './statement-table.tsx';
import { browserStorage, cookies, storedThings } from './stored-data.ts';

const description = 'What this site stores about you, where, for how long, and how to download or delete it.';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ subject: 'Privacy', description, path: '/privacy', matches, picture: 'page/user' });

export default function Privacy() {
  return (
    <Page>
      <PageHead title="Privacy" zhTitle="隐私" lead={description} />
      <div className={styles.words}>
        <p>
          You can read every page, plan a trip and look at tours without telling us who you are. There is no
          advertising, no tracker of another company, and fonts, maps, pictures and scripts come from our own
          address. Nothing is sold or lent.
        </p>
      </div>

      <Section title="What the server stores">
        <StatementTable
          caption="Everything our database holds about visitors"
          columns={['What', 'It holds', 'How long']}
          rows={storedThings.map(({ what, holds, retention }) => [what, holds, retention])}
        />
        <div className={styles.words}>
          <p>
            Beside the database, the server writes a log line for each request: the address that was asked
            for, your network address, the time and the answer’s status. It serves to find faults and attacks.
            The log goes to whoever runs this installation, who decides how long it is kept; the site itself
            keeps no copy.
          </p>
          <p>
            Our staff’s own actions are logged by name. What staff do with an order is part of that order.
          </p>
        </div>
      </Section>

      <Section title="What your browser stores">
        <StatementTable
          caption="Cookies: all of them are ours, none follows you"
          columns={['Cookie', 'Purpose', 'How long']}
          rows={cookies.map(({ name, purpose, retention }) => [name, purpose, retention])}
        />
        <StatementTable
          caption="Storage of the browser, which we do not see unless it says so"
          columns={['Name', 'Purpose', 'How long']}
          rows={browserStorage.map(({ name, purpose, retention }) => [name, purpose, retention])}
        />
      </Section>

      <Section title="Counting visits">
        <div className={styles.words}>
          <p>
            We count which pages are read and how often something is liked, saved or shared. If your browser
            sends Do Not Track or Global Privacy Control, nothing is sent and nothing is counted. You can also
            say no under “Privacy choices” at the foot of every page.
          </p>
        </div>
      </Section>

      <Section title="Who else is involved">
        <div className={styles.words}>
          <ul>
            <li>
              The sign-in provider, from the moment you open the sign-in window and not before. It learns that
              you sign in here; we learn your name, e-mail address and account number.
            </li>
            <li>
              The payment service, where one is set up and you pay there: amount, order number, e-mail
              address.
            </li>
            <li>The mail server that delivers messages about your orders.</li>
            <li>
              Where the installation has them: a language model that is given the words of your wish, a
              weather service that is given the coordinates of a city, and a country service for the phone
              field that sees your network address. None of them is given your name.
            </li>
          </ul>
        </div>
      </Section>

      <Section title="Take it along, or have it deleted">
        <div className={styles.words}>
          <p>
            Under <PageLink to="/user?type=profile">your profile</PageLink> you can download everything above
            in one file, end single sign-ins, and delete your account. Deleting takes effect at once and
            cannot be undone; backups of the installation may hold a copy until they are replaced. Without an
            account, a trip is deleted on its own page.
          </p>
        </div>
      </Section>
    </Page>
  );
}
