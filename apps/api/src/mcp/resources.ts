import { findPublished, listPublished } from '@yunyou/database/catalogue/catalogue.queries';
import { notFound } from '../api-error.ts';
import { toMarkdown } from './article-markdown.ts';
import type { McpContext } from './mcp-tool.ts';

interface ListedResource {
  id: string;
  title: string;
  description: string;
}

/** A kind of text that clients can attach to a conversation: `yunyou://<kind>/{id}`. */
interface ResourceKind {
  kind: 'guide' | 'rule';
  title: string;
  description: string;
  list(context: McpContext): Promise<ListedResource[]>;
  /** Returns Markdown. */
  read(id: string, context: McpContext): Promise<string>;
}

const rulesMax = 200;

const guides: ResourceKind = {
  kind: 'guide',
  title: 'Guides',
  description: 'Travel guides to China: money, trains, visas, food, etiquette and more',
  list: async ({ api }) => {
    const { list } = await api('POST /wiki/list', { pageSize: 100 });
    return list.map(({ id, title, summary }) => ({ id, title, description: summary }));
  },
  read: async (id, { api, pageUrl }) => {
    const { title, summary, body, facts, updatedAt, linkUrl } = await api('GET /wiki/detail', { id });
    return [
      `# ${title}`,
      summary,
      toMarkdown(body, pageUrl),
      ...(facts.length > 0 ? ['## Checked facts'] : []),
      ...facts.map(({ statement, source, checkedOn }) => `- ${statement} (${source}, checked ${checkedOn})`),
      `Updated ${updatedAt.slice(0, 10)}. ${pageUrl(linkUrl)}`,
    ].join('\n\n');
  },
};

const rules: ResourceKind = {
  kind: 'rule',
  title: 'Rules',
  description: 'Visa, holiday and booking rules with authority and date of the last check',
  list: async ({ services }) => {
    const rows = await listPublished(services.db, 'rule', { orderBy: [], limit: rulesMax });
    return rows.map(({ id, doc }) => ({ id, title: doc.title, description: doc.summary }));
  },
  read: async (id, { services, pageUrl }) => {
    const row = await findPublished(services.db, 'rule', id);
    if (!row) throw notFound('rule');
    const { title, summary, fact, validFrom, validTo } = row.doc;
    return [
      `# ${title}`,
      summary,
      `${fact.statement} (${fact.source}, checked ${fact.checkedOn})`,
      ...(validFrom !== undefined || validTo !== undefined
        ? [`Valid ${validFrom ?? 'until now'} to ${validTo ?? 'further notice'}.`]
        : []),
      pageUrl('/wiki'),
    ].join('\n\n');
  },
};

export const resourceKinds: readonly ResourceKind[] = [guides, rules];
