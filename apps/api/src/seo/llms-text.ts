import { pagePath } from '@yunyou/contract/paths';

interface ListedGuide {
  id: string;
  title: string;
  summary: string;
}

/** Interfaces that other programs may use on this installation. */
interface Offered {
  mcp: boolean;
  openData: boolean;
  /** Path of the API's documentation. */
  apiDocs: string | undefined;
}

/** Writes llms.txt (llmstxt.org): what this site is and where an assistant finds what it needs. */
export function toLlmsText(
  guides: readonly ListedGuide[],
  { address, offered }: { address(path: string): string; offered: Offered },
): string {
  const link = (name: string, path: string, about: string) =>
    `- [${oneLine(name)}](${address(path)}): ${oneLine(about)}`;
  return [
    '# Yunyou',
    '',
    '> Travel guide and trip planner for people who visit China: cities, sights, opening hours, tickets, trains, entry rules, and trips planned day by day. Facts have the month of their last check.',
    '',
    ...(offered.mcp
      ? [
          '## Tools',
          '',
          link('How to connect', '/assistants', 'steps for the usual assistants'),
          `- Model Context Protocol server: ${address('/mcp')} (streamable HTTP; search, facts, opening hours, entry rules, links, planning, checking of plans)`,
          '',
        ]
      : []),
    ...(offered.openData || offered.apiDocs
      ? [
          '## Data',
          '',
          ...(offered.openData
            ? [link('Open data', '/open-data', 'places, links and rules as JSON Lines, CSV and GeoJSON')]
            : []),
          ...(offered.apiDocs
            ? [link('API', offered.apiDocs, 'every endpoint, with its OpenAPI description')]
            : []),
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
