import { z } from 'zod';
import { endpoint, noInput, page, paging } from '../endpoint.ts';
import { id, text } from '../entities/base.schema.ts';
import { latestCheckMonths } from '../entities/fact-validity.ts';
import { feedbackKind } from '../site/feedback.endpoints.ts';
import { entityName } from './admin-entities.endpoints.ts';

const months = z.int().min(1).max(60);

/** Interfaces for other programs and sites, to read data or to receive events. Staff can close each of them. */
export const siteIntegrations = {
  assistants: {
    label: 'Assistants',
    description: 'Assistants can look up places, check plans and plan trips (Model Context Protocol).',
  },
  calendar: {
    label: 'Calendar subscriptions',
    description: 'Visitors can subscribe to their trips in a calendar.',
  },
  embed: {
    label: 'Cards on other sites',
    description: 'Other sites can show shared trips, cities and driver cards in a frame.',
  },
  openData: {
    label: 'Open data',
    description: 'Programs can fetch our places, links and rules as files.',
  },
  apiKeys: {
    label: 'API keys of partners',
    description: 'Programs with a key can call the public endpoints up to their quota.',
  },
  webhooks: {
    label: 'Webhooks',
    description: 'Other programs are told about orders, reviews and published content.',
  },
} as const satisfies Record<string, { label: string; description: string }>;
export type SiteIntegration = keyof typeof siteIntegrations;

const integration = z.boolean().default(true);

/** Settings that staff change in the back office. */
export const siteSettings = z.strictObject({
  /** Months after which an entry is due for a check at the latest, by entity. Many kinds of facts are due earlier. */
  staleMonths: z.strictObject({
    city: months,
    'scenic-spot': months,
    hotel: months,
    restaurant: months,
    shop: months,
    link: months,
    station: months.default(latestCheckMonths.station),
    district: months.default(latestCheckMonths.district),
  }),
  /** Which integrations are on. One that is not stored is on. */
  integrations: z
    .strictObject({
      assistants: integration,
      calendar: integration,
      embed: integration,
      openData: integration,
      apiKeys: integration,
      webhooks: integration,
    } satisfies Record<SiteIntegration, typeof integration>)
    .prefault({}),
});
export type SiteSettings = z.infer<typeof siteSettings>;

/** Applies until staff save settings. */
export const defaultSiteSettings: SiteSettings = {
  staleMonths: latestCheckMonths,
  integrations: {
    assistants: true,
    calendar: true,
    embed: true,
    openData: true,
    apiKeys: true,
    webhooks: true,
  },
};

/** Which facts the list shows. */
const factDues = ['overdue', 'soon'] as const;
export type FactDue = (typeof factDues)[number];

export const staleFact = z.object({
  entity: entityName,
  id: z.string(),
  title: z.string(),
  /** Path in the document: `factsAsOf`, `fact` or `facts.3`. */
  path: z.string(),
  statement: z.string(),
  /** Authority of the fact and its page; empty when none is stored. */
  source: z.string(),
  url: z.string(),
  checkedOn: z.string(),
  dueOn: z.string(),
});
/** A fact with its last check in the back office; null when it was loaded from a content file. */
const listedFact = staleFact.extend({
  /** `evidence`: the page on which it was checked; empty when none was given. */
  lastCheck: z.object({ staffName: z.string(), at: z.string(), evidence: z.string() }).nullable(),
});
export type ListedFact = z.infer<typeof listedFact>;
export type StaleFact = z.infer<typeof staleFact>;

const dayCount = z.object({ day: z.string(), count: z.int() });
const attentionTask = z.enum([
  ...(['paidOrders', 'unpaidOrders', 'dueRefunds', 'failedMails', 'reviews', 'reportedReviews'] as const),
  ...(['feedback', 'noAlt', 'staleFacts', 'inReview'] as const),
]);
export type AttentionTask = z.infer<typeof attentionTask>;
/** An open task: the page on which it is done, and the query that shows it there. */
const attention = z.object({
  code: z.string(),
  query: z.string(),
  task: attentionTask,
  /** The entity of rows in review. */
  entity: entityName.optional(),
  count: z.int(),
});
const phraseCount = z.object({ phrase: z.string(), count: z.int() });
const jobHealth = z.object({
  name: z.string(),
  failed: z.int(),
  waiting: z.int(),
  /** Seconds that the oldest due job has waited. */
  waitedSeconds: z.int(),
  longestSeconds: z.int(),
});
export type JobHealth = z.infer<typeof jobHealth>;

export const dashboard = z.object({
  visits: z.array(dayCount),
  favourites: z.array(dayCount),
  signUps: z.array(dayCount),
  plans: z.array(dayCount),
  orders: z.array(dayCount),
  /** Counts of open tasks on the pages that the caller may read. */
  waiting: z.array(attention),
  /** Searches without result and phrases of wishes that were not used, of the last 30 days, without visitors. */
  searches: z.array(phraseCount),
  wishes: z.array(phraseCount),
  /** Jobs of the last three days that failed, wait too long or take long. */
  jobs: z.array(jobHealth),
});
export type Dashboard = z.infer<typeof dashboard>;

export const feedbackRow = z.object({
  id: z.string(),
  kind: feedbackKind,
  path: z.string(),
  /** The row that the page shows; null for other pages and for rows that no longer exist. */
  subject: z.object({ entity: entityName, id: z.string(), title: z.string() }).nullable(),
  text: z.string(),
  email: z.string().nullable(),
  createdAt: z.string(),
  /** Null while it is open. */
  closed: z.object({ at: z.string(), by: z.string(), reply: z.string() }).nullable(),
});
export type FeedbackRow = z.infer<typeof feedbackRow>;

export const adminOverviewEndpoints = {
  'GET /admin/dashboard': endpoint({
    summary: 'Get figures of the last 30 days and counts of open tasks',
    access: { staff: 'dashboard.read' },
    input: noInput,
    output: dashboard,
  }),
  'POST /admin/stale/list': endpoint({
    summary:
      'List facts of readable entities whose last check is older than their limit, longest overdue first',
    access: { staff: 'staleList.read' },
    input: z.strictObject({
      entity: entityName.optional(),
      /** Part of the title, the statement or the source. */
      keyword: z.string().trim().max(100).optional(),
      /** `soon`: facts that become due within 30 days, instead of overdue ones. */
      due: z.enum(factDues).default('overdue'),
      /** The city, its places, and links and guides that name it. */
      cityId: id.optional(),
      ...paging,
    }),
    output: page(listedFact),
  }),
  'POST /admin/stale/confirm': endpoint({
    summary:
      'Confirm that facts were checked today and are still true; needs the action `write` on their entities, too',
    access: { staff: 'staleList.write' },
    input: z.strictObject({
      facts: z
        .array(
          z.strictObject({
            entity: entityName,
            id,
            path: z.string().regex(/^(factsAsOf|fact|facts\.\d{1,2})$/, 'factsAsOf, fact or facts.<number>'),
          }),
        )
        .min(1)
        .max(100),
      evidence: z
        .url({ protocol: /^https?$/, error: 'A web address that begins with https://' })
        .max(500)
        .optional()
        .meta({ help: 'Page on which the facts were checked' }),
    }),
    output: z.null(),
  }),
  'POST /admin/feedback/list': endpoint({
    summary:
      'List open reports of wrong facts and messages of visitors, oldest first, or closed ones, newest first',
    access: { staff: 'feedbackList.read' },
    input: z.strictObject({
      kind: feedbackKind.optional(),
      state: z.enum(['open', 'closed']).default('open'),
      keyword: z.string().trim().max(100).optional(),
      ...paging,
    }),
    output: page(feedbackRow),
  }),
  'POST /admin/feedback/close': endpoint({
    summary: 'Close a report or message',
    access: { staff: 'feedbackList.write' },
    input: z.strictObject({ id }),
    output: z.null(),
  }),
  'POST /admin/feedback/reply': endpoint({
    summary: 'Answer a report or message by mail and close it',
    access: { staff: 'feedbackList.write' },
    input: z.strictObject({ id, text: text(3000) }),
    output: z.null(),
    limits: { flow: 'feedback-reply', perMinute: 20, concurrency: 4, maxWaiting: 20 },
  }),
  'GET /admin/settings': endpoint({
    summary: 'Get the settings of this installation (secrets masked) and of the site',
    access: { staff: 'settings.read' },
    input: noInput,
    output: z.object({
      site: siteSettings,
      installation: z.array(z.object({ name: z.string(), value: z.string(), description: z.string() })),
    }),
  }),
  'POST /admin/settings/save': endpoint({
    summary: 'Save the settings of the site',
    access: { staff: 'settings.write' },
    input: z.strictObject({ site: siteSettings }),
    output: z.null(),
  }),
};
