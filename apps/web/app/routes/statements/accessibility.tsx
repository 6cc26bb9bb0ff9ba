import { Page, PageHead, Section } from '../../features/sections/section.tsx';
import { PageLink } from '../../navigation/page-link.tsx';
import { pageMeta } from '../../site.ts';
import type { Route } from './+types/accessibility';
import styles from './statement.module.css';
import { StatementTable } from './statement-table.tsx';
import * as text from './statement-words.ts';

const description = text.accessibilityDescription;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    subject: text.accessibility,
    description,
    path: '/accessibility',
    matches,
    picture: 'page/home',
  });

/** Automated checks and their results. */
const tests = [
  ['axe-core', text.axeCovers, text.axeResult],
  [text.keyboard, text.keyboardCovers, text.passes],
  [text.withoutJavascript, text.noScriptCovers, text.passes],
  [text.reflow, text.reflowCovers, text.passes],
  [text.backOffice, text.backOfficeCovers, text.backOfficeResult],
  [text.reducedMotion, text.motionCovers, text.motionResult],
] as const;

export default function Accessibility() {
  return (
    <Page>
      <PageHead title={text.accessibility} zhTitle="无障碍" lead={description} />
      <div className={styles.words}>
        <p>{text.conformance}</p>
      </div>

      <Section title={text.howItIsTested}>
        <StatementTable
          caption={text.checksCaption}
          columns={[text.check, text.whatItCovers, text.result]}
          rows={tests}
        />
      </Section>

      <Section title={text.knownProblems}>
        <div className={styles.words}>
          <ul>
            <li>{text.problemMaps}</li>
            <li>{text.problemPdf}</li>
            <li>{text.problemPhotos}</li>
            <li>{text.problemServices}</li>
            <li>{text.problemLanguage}</li>
          </ul>
        </div>
      </Section>

      <Section title={text.trouble}>
        <div className={styles.words}>
          <p>
            <PageLink to="/contact">{text.tellUs}</PageLink>
            {text.troubleAfter}
          </p>
        </div>
      </Section>
    </Page>
  );
}
