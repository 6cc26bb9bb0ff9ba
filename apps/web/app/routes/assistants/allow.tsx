import type { AssistantRequest, AssistantScope } from '@yunyou/contract/account/assistant.endpoints';
import { Button } from '@yunyou/ui/button';
import { useState } from 'react';
import { createBrowserClient } from '../../api/browser-client.ts';
import { findOrUndefined } from '../../api/page-data.ts';
import { useApi } from '../../api/use-api.ts';
import { EmptyState, Page, PageHead } from '../../features/sections/section.tsx';
import { guarded, requireGuard } from '../../navigation/guards.ts';
import { PageLink } from '../../navigation/page-link.tsx';
import { pageContext } from '../../page-context.ts';
import { pageMeta } from '../../site.ts';
import type { Route } from './+types/allow';
import * as text from './assistant-words.ts';
import styles from './assistants.module.css';

export const handle = { guards: ['auth'] };
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [guarded('auth')];

export function loader({ request, context }: Route.LoaderArgs) {
  requireGuard('auth', request);
  return { apiBase: context.get(pageContext).apiBase };
}

/** Reads the parameters of the assistant's link in the browser; the API checks them. */
export async function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  const { apiBase } = await serverLoader();
  const api = createBrowserClient({ apiBase, isSilent: true });
  // The API validates each parameter, so that a wrong one is an error and not a type.
  const asked = Object.fromEntries(new URL(request.url).searchParams) as unknown as AssistantRequest;
  const info = await findOrUndefined(api('POST /user/assistantRequest', asked));
  return { asked, info };
}
clientLoader.hydrate = true as const;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    subject: text.allowAnAssistant,
    description: text.allowDescription,
    path: '/assistants/allow',
    matches,
    isIndexed: false,
    picture: 'page/trip',
  });

export function HydrateFallback() {
  return <p role="status">{text.loading}</p>;
}

const scopeWords: Readonly<Record<AssistantScope, string>> = {
  'trips.read': text.scopeRead,
  'trips.write': text.scopeWrite,
};

export default function Allow({ loaderData }: Route.ComponentProps) {
  const { asked, info } = loaderData as Awaited<ReturnType<typeof clientLoader>>; // rendered in the browser only
  const api = useApi();
  const [isBusy, setIsBusy] = useState(false);
  if (!info)
    return (
      <Page>
        <PageHead title={text.allowAnAssistant} />
        <EmptyState title={text.badLink} text={text.badLinkNote} />
      </Page>
    );
  const handleAnswer = async (isAllowed: boolean) => {
    setIsBusy(true);
    try {
      const { returnUrl } = await api('POST /user/answerAssistant', { ...asked, isAllowed });
      globalThis.location.assign(returnUrl);
    } catch {
      setIsBusy(false); // the API client has shown a message
    }
  };
  return (
    <Page>
      <PageHead title={text.allowTitle(info.name)} lead={text.allowLead(info.name)} />
      <div className={styles.words}>
        <p>{text.scopesTitle}</p>
        <ul className={styles.list}>
          {info.scopes.map((scope) => (
            <li key={scope}>{scopeWords[scope]}</li>
          ))}
        </ul>
        <p>
          {text.limitsBefore} <strong>{info.returnHost}</strong>
          {text.limitsMiddle} <PageLink to="/user?type=profile">{text.yourProfile}</PageLink>.
        </p>
        <div className={styles.answers}>
          <Button disabled={isBusy} onClick={() => void handleAnswer(true)}>
            {text.allow}
          </Button>
          <Button tone="quiet" disabled={isBusy} onClick={() => void handleAnswer(false)}>
            {text.doNotAllow}
          </Button>
        </div>
      </div>
    </Page>
  );
}
