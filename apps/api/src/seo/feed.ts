import { escapeXml, xmlDeclaration } from './xml.ts';

interface FeedEntry {
  url: string;
  title: string;
  summary: string;
  publishedOn: string;
  changedAt: Date;
}

export interface Feed {
  title: string;
  /** The HTML page with the same content. */
  pageUrl: string;
  feedUrl: string;
  entries: readonly FeedEntry[];
}

/** Writes an Atom feed (RFC 4287). */
export function toAtom({ title, pageUrl, feedUrl, entries }: Feed): string {
  const latest = Math.max(0, ...entries.map(({ changedAt }) => changedAt.getTime()));
  return `${xmlDeclaration}
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
<title>${escapeXml(title)}</title>
<id>${escapeXml(feedUrl)}</id>
<link rel="self" type="application/atom+xml" href="${escapeXml(feedUrl)}"/>
<link rel="alternate" type="text/html" href="${escapeXml(pageUrl)}"/>
<updated>${new Date(latest).toISOString()}</updated>
<author><name>Yunyou</name></author>
${entries.map(toEntry).join('\n')}
</feed>
`;
}

const toEntry = ({ url, title, summary, publishedOn, changedAt }: FeedEntry): string =>
  `<entry><title>${escapeXml(title)}</title><id>${escapeXml(url)}</id><link href="${escapeXml(url)}"/><published>${publishedOn}T00:00:00+08:00</published><updated>${changedAt.toISOString()}</updated><summary>${escapeXml(summary)}</summary></entry>`;
