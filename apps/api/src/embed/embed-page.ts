import { hash } from 'node:crypto';
import type { FileAnswer } from '@yunyou/contract/endpoint';
import { embedPolicy } from '../http/security-headers.ts';
import { escapeXml } from '../seo/xml.ts';

const styles = `
:root{color-scheme:light dark;--paper:#f7f3ea;--ink:#1c2326;--soft:#4a5357;--line:#d9d2c3;--seal:#b3261e}
@media(prefers-color-scheme:dark){:root{--paper:#12181b;--ink:#ece7dc;--soft:#b4bbbd;--line:#2e383c;--seal:#f0776d}}
*{box-sizing:border-box;margin:0}
html{height:100%}
body{display:flex;flex-direction:column;height:100%;border:1px solid var(--line);border-radius:12px;overflow:hidden;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{flex:1;overflow:auto;padding:16px 20px}
img{display:block;width:100%;aspect-ratio:1200/630;object-fit:cover}
svg{display:block;width:100%;aspect-ratio:8/5;background:#dde5e3;font-family:system-ui,sans-serif}
h1{font:600 22px/1.25 Georgia,"Noto Serif SC",serif}
p,ol{margin-top:8px}
main>p:first-child{margin-top:0}
ol{padding-left:1.6em}
.soft{color:var(--soft);font-size:14px}
.card{display:flex;flex-direction:column;justify-content:center;text-align:center}
.name{font:600 34px/1.3 "Noto Serif SC","Songti SC",SimSun,serif}
.address{font-size:19px}
footer{padding:10px 20px;border-top:1px solid var(--line);font-size:14px}
a{color:var(--seal)}
`;

const policyOf = embedPolicy(`'sha256-${hash('sha256', styles, 'base64')}'`);

interface EmbedPage {
  title: string;
  lang: 'en' | 'zh-Hans' | 'zh-Hant';
  /** HTML of the card; its texts are escaped. */
  content: string;
  /** Path of our page about the same thing. */
  link: { path: string; text: string };
}

/**
 * Writes a page that other sites may frame: no script, no cookies, no font of ours. Its address is the base of its relative
 * links, so that it needs no setting for the public address.
 */
export function toEmbedFile({ title, lang, content, link }: EmbedPage): FileAnswer {
  const page = `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeXml(title)} - Yunyou</title><meta name="robots" content="noindex"><link rel="canonical" href="${escapeXml(link.path)}">
<style>${styles}</style></head>
<body>${content}<footer lang="en"><a href="${escapeXml(link.path)}" target="_blank" rel="noopener">${escapeXml(link.text)}</a></footer></body></html>
`;
  return {
    contentType: 'text/html; charset=utf-8',
    content: Buffer.from(page),
    framePolicy: policyOf,
  };
}
