import * as words from './offline-words.ts';

const style = `
:root{color-scheme:light dark;--paper:light-dark(#f7f3ea,#12181b);--ink:light-dark(#221d19,#ece6da);--soft:light-dark(#554b42,#bcb3a4)}
body{display:grid;min-height:100dvh;margin:0;padding:2rem;box-sizing:border-box;align-content:center;justify-items:center;gap:1rem;background:var(--paper);color:var(--ink);font:1.0625rem/1.6 system-ui,sans-serif;text-align:center}
h1{margin:0;font:600 clamp(2rem,6vw,3.4rem)/1.1 "Cormorant Variable",Georgia,serif}
p{margin:0;max-width:34rem;color:var(--soft)}
ul{margin:0;padding:0;list-style:none;display:grid;gap:.5rem}
a{color:inherit;text-decoration-color:#b3261e;text-underline-offset:.2em}
img{width:4.5rem;height:4.5rem}
.again{display:inline-block;padding:.6rem 1.5rem;border-radius:99rem;background:#b3261e;color:#fffaf2;text-decoration:none}`;

/** Creates the page shown for an address that is not saved while there is no network; links to the saved trips. */
export function offlinePage(saved: readonly { path: string; title: string }[], buildId: string): Response {
  const links = saved
    .map(({ path, title }) => `<li><a href="${escape(path)}">${escape(title)}</a></li>`)
    .join('');
  const body = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${words.youAreOffline} - ${words.brand}</title><style>${style}</style></head><body data-build="${escape(buildId)}"><main style="display:contents"><img src="/seal.svg" alt=""><h1>${words.youAreOffline}</h1><p>${
    saved.length > 0 ? words.savedTripsHere : words.nothingSaved
  }</p><ul>${links}</ul><p><a href="" class="again">${words.tryAgain}</a></p></main></body></html>`;
  return new Response(body, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'",
    },
  });
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
