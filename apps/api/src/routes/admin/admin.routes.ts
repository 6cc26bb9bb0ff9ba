import { adminAccountRoutes } from './admin-accounts.routes.ts';
import { adminBulkRoutes } from './admin-bulk.routes.ts';
import { adminEntityRoutes } from './admin-entities.routes.ts';
import { adminInboxRoutes } from './admin-inbox.routes.ts';
import { adminMediaRoutes } from './admin-media.routes.ts';
import { adminOverviewRoutes } from './admin-overview.routes.ts';
import { adminPartnerRoutes } from './admin-partners.routes.ts';
import { adminRuleRoutes } from './admin-rules.routes.ts';
import { adminSessionRoutes } from './admin-session.routes.ts';
import { adminTransferRoutes } from './admin-transfer.routes.ts';
import { adminWebhookRoutes } from './admin-webhooks.routes.ts';

export const adminRoutes = {
  ...adminSessionRoutes,
  ...adminAccountRoutes,
  ...adminEntityRoutes,
  ...adminBulkRoutes,
  ...adminMediaRoutes,
  ...adminTransferRoutes,
  ...adminOverviewRoutes,
  ...adminInboxRoutes,
  ...adminPartnerRoutes,
  ...adminRuleRoutes,
  ...adminWebhookRoutes,
};
