import { EmptyState, Page, PageHead, Section } from '../../features/sections/section.tsx';
import { PageLink } from '../../navigation/page-link.tsx';
import { pageContext } from '../../page-context.ts';
import { pageMeta } from '../../site.ts';
import type { Route } from './+types/assistants';
import styles from './assistants.module.css';
import { connectSteps, toolList } from './connect-steps.ts';

const description =
  'Let Claude, ChatGPT and other assistants look up places, check plans and plan trips in China with Yunyou.';

export async function loader({ context }: Route.LoaderArgs) {
  const { api, origin } = context.get(pageContext);
  const { isOpen } = await api('GET /assistant/status');
  return { address: isOpen ? `${origin}/mcp` : undefined };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    subject: 'Connect your assistant',
    description,
    path: '/assistants',
    matches,
    picture: 'page/trip',
  });

export default function Assistants({ loaderData: { address } }: Route.ComponentProps) {
  return (
    <Page>
      <PageHead title="Connect your assistant" zhTitle="智能助手" lead={description} />
      {address === undefined ? (
        <EmptyState
          title="Not available here"
          text="This site does not offer a connection for assistants. You can still plan a trip here."
        />
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
        <p>
          Yunyou is a server of the Model Context Protocol (MCP), which most assistants can use. This is its
          address:
        </p>
        <Code text={address} />
      </div>

      <Section title="How to connect">
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

      <Section title="What your assistant can do">
        <ul className={styles.list}>
          {toolList.map(({ name, text }) => (
            <li key={name}>
              <code>{name}</code>: {text}
            </li>
          ))}
        </ul>
        <p className={styles.note}>
          Try: “Check this plan for Xi’an with Yunyou: Monday 12 April, Shaanxi History Museum at 9,
          Terracotta Army at 11.”
        </p>
      </Section>

      <Section title="Your data">
        <div className={styles.words}>
          <p>
            We get what your assistant sends: names of places, dates, passports as countries, your wish. Your
            trips stay closed until you sign in and allow an assistant to read or change them; you can end
            this in your profile. Your orders, passports, profile and reviews are not part of any tool. A plan
            made by an assistant gets a link, and everybody who has the link can read the plan. Read more on
            the <PageLink to="/privacy">privacy page</PageLink>.
          </p>
          <p>
            Facts come with the month of their last check. Assistants make mistakes: open the linked page
            before you book.
          </p>
        </div>
      </Section>
    </>
  );
}

/** Long lines wrap, so that nothing has to be scrolled. */
function Code({ text }: { text: string }) {
  return (
    <pre className={styles.code}>
      <code>{text}</code>
    </pre>
  );
}
