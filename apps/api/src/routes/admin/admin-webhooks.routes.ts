import { handlers } from '../../handler.ts';
import {
  createWebhook,
  listDeliveryRows,
  listWebhookRows,
  removeWebhook,
  replayDelivery,
  rotateWebhook,
  saveWebhook,
  testWebhook,
} from '../../webhooks/webhooks.ts';

export const adminWebhookRoutes = handlers({
  'GET /admin/webhook/list': (_, context) => listWebhookRows(context),
  'POST /admin/webhook/create': (fields, context) => createWebhook(fields, context),
  'POST /admin/webhook/save': ({ id, ...fields }, context) => saveWebhook(id, fields, context),
  'POST /admin/webhook/rotate': ({ id }, context) => rotateWebhook(id, context),
  'POST /admin/webhook/remove': ({ id }, context) => removeWebhook(id, context),
  'POST /admin/webhook/test': ({ id }, context) => testWebhook(id, context),
  'POST /admin/webhook/delivery/list': (input, context) => listDeliveryRows(input, context),
  'POST /admin/webhook/delivery/replay': ({ id }, context) => replayDelivery(id, context),
});
