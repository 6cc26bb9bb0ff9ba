import type { RouteObject } from 'react-router';

/** Routes of pages other than entity lists; the paths match `adminModules`. */
export const specialPages: readonly RouteObject[] = [
  {
    path: 'dashboard',
    lazy: async () => ({ Component: (await import('./dashboard-page.tsx')).DashboardPage }),
  },
  {
    path: 'commentManage/inbox',
    lazy: async () => ({ Component: (await import('../inbox/inbox-page.tsx')).InboxPage }),
  },
  {
    path: 'commentManage/commentList',
    lazy: async () => ({ Component: (await import('../reviews/review-list-page.tsx')).ReviewListPage }),
  },
  {
    path: 'commentManage/creatComment',
    lazy: async () => ({ Component: (await import('../reviews/enter-review-page.tsx')).EnterReviewPage }),
  },
  {
    path: 'commentManage/commentQueue',
    lazy: async () => ({ Component: (await import('../reviews/review-queue-page.tsx')).ReviewQueuePage }),
  },
  {
    path: 'productManage/orderList',
    lazy: async () => ({ Component: (await import('../orders/order-list-page.tsx')).OrderListPage }),
  },
  {
    path: 'productManage/newOrder',
    lazy: async () => ({ Component: (await import('../orders/new-order-page.tsx')).NewOrderPage }),
  },
  {
    path: 'productManage/departures',
    lazy: async () => ({ Component: (await import('../orders/departures-page.tsx')).DeparturesPage }),
  },
  {
    path: 'productManage/passengers',
    lazy: async () => ({ Component: (await import('../orders/passengers-page.tsx')).PassengersPage }),
  },
  {
    path: 'productManage/revenue',
    lazy: async () => ({ Component: (await import('../orders/revenue-page.tsx')).RevenuePage }),
  },
  {
    path: 'contentManage/mediaList',
    lazy: async () => ({ Component: (await import('../media/media-page.tsx')).MediaPage }),
  },
  {
    path: 'contentManage/staleList',
    lazy: async () => ({ Component: (await import('./stale-page.tsx')).StalePage }),
  },
  {
    path: 'contentManage/feedbackList',
    lazy: async () => ({ Component: (await import('./feedback-page.tsx')).FeedbackPage }),
  },
  {
    path: 'siteManage/exchangeRates',
    lazy: async () => ({ Component: (await import('../rules/rates-page.tsx')).RatesPage }),
  },
  {
    path: 'systemManage/userList',
    lazy: async () => ({ Component: (await import('./users-page.tsx')).UsersPage }),
  },
  {
    path: 'systemManage/staffList',
    lazy: async () => ({ Component: (await import('../staff/staff-page.tsx')).StaffPage }),
  },
  {
    path: 'systemManage/apiKeyList',
    lazy: async () => ({ Component: (await import('../partners/api-keys-page.tsx')).ApiKeysPage }),
  },
  {
    path: 'systemManage/webhookList',
    lazy: async () => ({ Component: (await import('../partners/webhooks-page.tsx')).WebhooksPage }),
  },
  {
    path: 'systemManage/settings',
    lazy: async () => ({ Component: (await import('./settings-page.tsx')).SettingsPage }),
  },
  {
    path: 'account',
    lazy: async () => ({ Component: (await import('../account/account-page.tsx')).AccountPage }),
  },
  {
    path: 'systemManage/auditList',
    lazy: async () => ({ Component: (await import('./audit-page.tsx')).AuditPage }),
  },
];
