import { Page, PageHead, Section } from '../../features/sections/section.tsx';
import { PageLink } from '../../navigation/page-link.tsx';
import { pageMeta } from '../../site.ts';
import type { Route } from './+types/accessibility';
import styles from './statement.module.css';
import { StatementTable } from './statement-table.tsx';

const description =
  'What we do so that everybody can use this site, how it is tested, and what does not work yet.';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ subject: 'Accessibility', description, path: '/accessibility', matches, picture: 'page/home' });

/** Automated checks and their results. */
const tests = [
  [
    'axe-core',
    'Every public page, wide and at 390 pixels, in light and dark colours; drawers, the sign-in window, search, booking, account pages and a trip while it is edited',
    'No violation. Automatic rules find a part of all problems only.',
  ],
  [
    'Keyboard',
    'Menus, drawers, dialogs, tabs, search, the phone field, and moving and undoing stops of a trip: used with keys, closed with Escape, focus back where it was',
    'Passes',
  ],
  ['Without JavaScript', 'Every public page has its heading, text and navigation', 'Passes'],
  ['Reflow', 'No public page scrolls sideways at 390 pixels', 'Passes'],
  [
    'Back office',
    'Lists and forms with axe-core in both themes, without a hidden row that its table library measures with',
    'No violation on the pages tested',
  ],
  [
    'Reduced motion',
    'Carousel and transitions rest when the system asks for it',
    'Made so, not tested automatically',
  ],
] as const;

export default function Accessibility() {
  return (
    <Page>
      <PageHead title="Accessibility" zhTitle="无障碍" lead={description} />
      <div className={styles.words}>
        <p>
          We work towards the Web Content Accessibility Guidelines 2.2 at level AA. We have tested ourselves,
          with tools and by keyboard. Nobody from outside has audited the site, and it has not yet been tried
          by people who rely on a screen reader every day, so we claim partial conformance and no more.
        </p>
      </div>

      <Section title="How it is tested">
        <StatementTable
          caption="Checks that run before every release"
          columns={['Check', 'What it covers', 'Result']}
          rows={tests}
        />
      </Section>

      <Section title="What does not work yet">
        <div className={styles.words}>
          <ul>
            <li>
              Maps are drawn on a canvas and say nothing to a screen reader. Everything on them is also in a
              list beside or below the map.
            </li>
            <li>Printed roadbooks are PDF files without tags. The trip’s page holds the same text.</li>
            <li>
              Photographs in reviews have no description, because their authors are not asked for one. Drawn
              pictures beside a name that says the same are skipped on purpose.
            </li>
            <li>
              The sign-in window and the payment page belong to the services that run them; we cannot vouch
              for those.
            </li>
            <li>
              The site is in English; Chinese names are marked as Chinese, so that they are read out as such.
            </li>
          </ul>
        </div>
      </Section>

      <Section title="Having trouble using this site?">
        <div className={styles.words}>
          <p>
            <PageLink to="/contact">Tell us</PageLink>, with the address of the page and what you tried. This
            statement was last reviewed in November 2026.
          </p>
        </div>
      </Section>
    </Page>
  );
}
