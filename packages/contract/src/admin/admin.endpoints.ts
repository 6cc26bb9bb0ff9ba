import { adminAccountEndpoints } from './admin-accounts.endpoints.ts';
import { adminBulkEndpoints } from './admin-bulk.endpoints.ts';
import { adminEntityEndpoints } from './admin-entities.endpoints.ts';
import { adminInboxEndpoints } from './admin-inbox.endpoints.ts';
import { adminMediaEndpoints } from './admin-media.endpoints.ts';
import { adminOverviewEndpoints } from './admin-overview.endpoints.ts';
import { adminPartnerEndpoints } from './admin-partners.endpoints.ts';
import { adminRuleEndpoints } from './admin-rules.endpoints.ts';
import { adminSessionEndpoints } from './admin-session.endpoints.ts';
import { adminTransferEndpoints } from './admin-transfer.endpoints.ts';
import { adminWebhookEndpoints } from './admin-webhooks.endpoints.ts';

/** All endpoints of the back office. */
export const adminEndpoints = {
  ...adminSessionEndpoints,
  ...adminAccountEndpoints,
  ...adminEntityEndpoints,
  ...adminBulkEndpoints,
  ...adminMediaEndpoints,
  ...adminTransferEndpoints,
  ...adminOverviewEndpoints,
  ...adminInboxEndpoints,
  ...adminPartnerEndpoints,
  ...adminRuleEndpoints,
  ...adminWebhookEndpoints,
};
