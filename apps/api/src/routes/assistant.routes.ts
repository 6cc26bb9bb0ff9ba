import { listGrantsOf } from '@yunyou/database/visitors/oauth.queries';
import { handlers } from '../handler.ts';
import { answerAssistant, readAssistantRequest, removeAssistant } from '../mcp/oauth/consent.ts';
import { readSiteSettings, requireIntegration } from '../site-settings.ts';
import { signedIn } from '../visitors/signed-in.ts';

/** Handlers of the access that visitors give to assistants. */
export const assistantRoutes = handlers({
  'GET /assistant/status': async (_, { db, settings }) => ({
    isOpen: settings.MCP_SERVER === 'on' && (await readSiteSettings(db)).integrations.assistants,
  }),
  'POST /user/assistantRequest': async (request, context) => {
    await requireIntegration(context.db, 'assistants');
    const { client, scopes } = await readAssistantRequest(request, context);
    return { name: client.name, returnHost: new URL(request.redirect_uri).host, scopes };
  },
  'POST /user/answerAssistant': async (answer, context) => {
    await requireIntegration(context.db, 'assistants');
    return answerAssistant(answer, context);
  },
  'POST /user/assistants': async (_, context) => {
    const rows = await listGrantsOf(context.db, signedIn(context).user.id, context.now());
    return {
      list: rows.map(({ createdAt, usedAt, ...row }) => ({
        ...row,
        createdAt: createdAt.toISOString(),
        usedAt: usedAt?.toISOString() ?? null,
      })),
    };
  },
  'POST /user/removeAssistant': async ({ id }, context) => {
    await removeAssistant(id, context);
    return null;
  },
});
