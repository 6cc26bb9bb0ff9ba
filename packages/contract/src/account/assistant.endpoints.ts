import { z } from 'zod';
import { endpoint, list, noInput } from '../endpoint.ts';

/** Permissions that a traveller can give to an assistant. */
export const assistantScope = z.enum(['trips.read', 'trips.write']);
export type AssistantScope = z.infer<typeof assistantScope>;

/** Parameters of an authorisation request (OAuth 2.1), as the assistant's link carries them. */
const request = z.strictObject({
  client_id: z.string().min(1).max(100),
  redirect_uri: z.string().min(1).max(500),
  response_type: z.literal('code'),
  code_challenge: z.string().regex(/^[\w-]{43}$/, 'A challenge of the method S256'),
  code_challenge_method: z.literal('S256'),
  scope: z.string().max(200).optional(),
  state: z.string().max(1000).optional(),
  resource: z.string().max(500).optional(),
});
export type AssistantRequest = z.infer<typeof request>;

const consentLimits = { flow: 'assistant-consent', perMinute: 30, concurrency: 4, maxWaiting: 16 };

export const assistantEndpoints = {
  'GET /assistant/status': endpoint({
    summary: 'Whether assistants can connect to this site',
    access: 'anyone',
    serverCache: 'catalogue',
    input: noInput,
    output: z.object({ isOpen: z.boolean() }),
  }),
  'POST /user/assistantRequest': endpoint({
    summary: 'What an assistant asks the visitor for; checks its registration and return address',
    access: 'visitor',
    input: request,
    output: z.object({ name: z.string(), returnHost: z.string(), scopes: z.array(assistantScope) }),
    limits: consentLimits,
  }),
  'POST /user/answerAssistant': endpoint({
    summary: 'Allow or refuse what an assistant asks for; returns the address to go back to',
    access: 'visitor',
    input: request.extend({ isAllowed: z.boolean() }),
    output: z.object({ returnUrl: z.string() }),
    limits: consentLimits,
  }),
  'POST /user/assistants': endpoint({
    summary: "Assistants with access to the visitor's trips, newest first",
    access: 'visitor',
    input: noInput,
    output: list(
      z.object({
        id: z.string(),
        name: z.string(),
        scopes: z.array(assistantScope),
        createdAt: z.string(),
        usedAt: z.string().nullable(),
      }),
    ),
  }),
  'POST /user/removeAssistant': endpoint({
    summary: 'End the access of an assistant',
    access: 'visitor',
    input: z.strictObject({ id: z.uuid() }),
    output: z.null(),
  }),
};
