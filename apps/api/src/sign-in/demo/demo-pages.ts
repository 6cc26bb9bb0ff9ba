import type { DemoTraveller } from './demo-travellers.ts';

/** Content security policy: styles, fonts and scripts from our own origin only. */
export const demoPagePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string) => text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? '');

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escape(title)} - Yunyou Demo</title>
<link rel="icon" href="/seal.svg" type="image/svg+xml">
<link rel="stylesheet" href="/demo-sign-in/page.css">
</head>
<body>
<main>
${body}
</main>
</body>
</html>`;
}

export interface TravellerPage {
  /** Target URL of both forms. */
  action: string;
  travellers: readonly DemoTraveller[];
  given?: { name: string; email: string };
  problem?: string;
}

/** Renders the page to choose or create a demo traveller. */
export function travellerPage({ action, travellers, given, problem }: TravellerPage): string {
  const choices = travellers.map(
    ({ accountId, name, about }) => `<li><button name="traveller" value="${escape(accountId)}">
<span class="initial" aria-hidden="true">${escape(name.slice(0, 1))}</span>
<span><strong>${escape(name)}</strong><small>${escape(about)}</small></span>
</button></li>`,
  );
  return page(
    'Who is travelling?',
    `<p class="notice"><strong>Demo sign-in.</strong> There are no passwords here: everyone can sign in as any traveller. Do not enter anything private.</p>
<h1>Who is travelling?</h1>
<form method="post" action="${escape(action)}">
<ul class="travellers">
${choices.join('\n')}
</ul>
</form>
<h2>New traveller</h2>
<form method="post" action="${escape(action)}" class="new">
${problem ? `<p role="alert" class="problem">${escape(problem)}</p>` : ''}
<label>Name <input name="name" required maxlength="60" autocomplete="off" value="${escape(given?.name ?? '')}"></label>
<label>E-mail <input name="email" type="email" required maxlength="254" autocomplete="off" placeholder="somebody@demo.invalid" value="${escape(given?.email ?? '')}"></label>
<button class="primary">Continue</button>
</form>`,
  );
}

/** Renders the page that passes the result to the opening window and closes itself. */
export function callbackPage(): string {
  return page(
    'Signing in',
    '<h1>Signing in</h1><p>You can close this window.</p><script src="/demo-sign-in/callback.js"></script>',
  );
}

export function demoErrorPage(reason: string): string {
  return page(
    'Not signed in',
    `<h1>That did not work</h1><p>${escape(reason)}</p><p>Close this window and press Continue again.</p>`,
  );
}
