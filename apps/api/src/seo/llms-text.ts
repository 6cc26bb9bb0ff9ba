import { pagePath } from '@yunyou/contract/paths';

interface ListedGuide {
  id: string;
  title: string;
  summary: string;
}

/** Writes llms.txt (llmstxt.org): what this site is and where an assistant finds what it needs. */
export function toLlmsText(
  guides: readonly ListedGuide[],
  { address, isMcpOn }: { address(path: string): string; isMcpOn: boolean },
): string {
  const link = (name: string, path: string, about: string) =>
    `- [${oneLine(name)}](${address(path)}): ${oneLine(about)}`;
  return [
    '# Yunyou',
    '',
    '> Travel guide and trip planner for people who visit China: cities, sights, opening hours, tickets, trains, entry rules, and trips planned day by day. Facts have the month of their last check.',
    '',
    ...(isMcpOn
      ? [
          '## Tools',
          '',
          link('How to connect', '/assistants', 'steps for the usual assistants'),
          `- Model Context Protocol server: ${address('/mcp')} (streamable HTTP; search, facts, opening hours, entry rules, links, planning, checking of plans)`,
          '',
        ]
      : []),
    '## Pages',
    '',
    link('Destinations', '/destination/list', 'all cities and sights'),
    link('Trip planner', '/trip', 'plan a trip from a sentence'),
    link('Classic routes', '/trip/routes', 'routes with nights and how to plan them'),
    link('Tours', '/trip/tours', 'tours to book'),
    link('Sitemap', '/sitemap.xml', 'every page'),
    '',
    '## Guides',
    '',
    ...guides.map(({ id, title, summary }) => link(title, pagePath('guide', id), summary)),
    '',
  ].join('\n');
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll(/[[\]]/g, '');
