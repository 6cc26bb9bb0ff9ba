import { EmptyState, Page, PageHead, Section } from '../../features/sections/section.tsx';
import { PageLink } from '../../navigation/page-link.tsx';
import { pageContext } from '../../page-context.ts';
import { pageMeta } from '../../site.ts';
import type { Route } from './+types/assistants';
import * as labels from './assistant-words.ts';
import styles from './assistants.module.css';
import { connectSteps, toolList } from './connect-steps.ts';

const description = labels.assistantsDescription;

export async function loader({ context }: Route.LoaderArgs) {
  const { api, origin } = context.get(pageContext);
  const { isOpen } = await api('GET /assistant/status');
  return { address: isOpen ? `${origin}/mcp` : undefined };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    subject: labels.connectYourAssistant,
    description,
    path: '/assistants',
    matches,
    picture: 'page/trip',
  });

export default function Assistants({ loaderData: { address } }: Route.ComponentProps) {
  return (
    <Page>
      <PageHead title={labels.connectYourAssistant} zhTitle="智能助手" lead={description} />
      {address === undefined ? (
        <EmptyState title={labels.notAvailableHere} text={labels.notAvailableNote} />
      ) : (
        <Guide address={address} />
      )}
    </Page>
  );
}

function Guide({ address }: { address: string }) {
  return (
    <>
      <div className={styles.words}>
        <p>{labels.addressNote}</p>
        <Code text={address} />
      </div>

      <Section title={labels.howToConnect}>
        <div className={styles.steps}>
          {connectSteps(address).map(({ name, text, code }) => (
            <section key={name}>
              <h3>{name}</h3>
              <p>{text}</p>
              {code !== undefined && <Code text={code} />}
            </section>
          ))}
        </div>
      </Section>

      <Section title={labels.abilities}>
        <ul className={styles.list}>
          {toolList.map(({ name, text }) => (
            <li key={name}>
              <code>{name}</code>: {text}
            </li>
          ))}
        </ul>
        <p className={styles.note}>{labels.example}</p>
      </Section>

      <Section title={labels.yourData}>
        <div className={styles.words}>
          <p>
            {labels.dataNote} <PageLink to="/privacy">{labels.privacyPage}</PageLink>.
          </p>
          <p>{labels.factsNote}</p>
        </div>
      </Section>
    </>
  );
}

/** Renders a block of code. Long lines wrap, so that nothing has to be scrolled. */
function Code({ text }: { text: string }) {
  return (
    <pre className={styles.code}>
      <code>{text}</code>
    </pre>
  );
}
