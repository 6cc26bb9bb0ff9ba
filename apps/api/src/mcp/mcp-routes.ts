import type { Endpoint, FlowLimits } from '@yunyou/contract/endpoint';
import { type EndpointKey, endpoints } from '@yunyou/contract/endpoints';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ApiError } from '../api-error.ts';
import { callFileInProcess, createInProcessClient } from '../dispatcher.ts';
import type { Caller, Services } from '../handler.ts';
import { type CallLimits, findRateLimit, toFlowRate } from '../http/limits/call-limits.ts';
import { registerMalformedInputCheck } from '../http/malformed-input.ts';
import { requireIntegration } from '../site-settings.ts';
import { isAllowedOrigin } from './allowed-origin.ts';
import type { McpContext, McpTool } from './mcp-tool.ts';
import { findBearer, requireScope, type TokenGrant } from './oauth/bearer.ts';
import { registerOauth } from './oauth/oauth-routes.ts';
import { resourcePath as mcpPath, originOf } from './oauth/well-known.ts';
import { allTools } from './tools/all-tools.ts';

/** More than any tool takes: the largest input is a plan of 21 days. */
const bodyBytesMax = 64 * 1024;

/** Requests of assistants, and the tools that answer immediately. Many travellers can share the address of an assistant. */
const quickLimits: FlowLimits = { flow: 'mcp', perMinute: 240, concurrency: 8, maxWaiting: 64 };
/** Tools that plan. */
const slowLimits: FlowLimits = { flow: 'mcp-plan', perMinute: 20, concurrency: 3, maxWaiting: 12 };

/** Registers the Model Context Protocol server: stateless streamable HTTP, answers as JSON. */
export async function registerMcp(
  app: FastifyInstance,
  services: Services,
  limits: CallLimits,
): Promise<void> {
  const { settings } = services;
  if (settings.MCP_SERVER === 'off') return;
  await app.register((oauth) => registerOauth(oauth, services, limits));
  await app.register((endpoint) => registerEndpoint(endpoint, services, limits));
}

async function registerEndpoint(app: FastifyInstance, services: Services, limits: CallLimits): Promise<void> {
  const { settings } = services;
  registerMalformedInputCheck(app);
  app.addHook('onRequest', async (request) => {
    if (!isAllowedOrigin(request.headers, settings)) throw new ApiError('NOT_ALLOWED');
    await limits.count(toFlowRate(quickLimits, settings), request.ip);
    await requireIntegration(services.db, 'assistants');
  });
  const schema = { hide: true };
  app.post(mcpPath, { schema, bodyLimit: Math.min(bodyBytesMax, settings.BODY_LIMIT) }, (request, reply) =>
    answerPost(request, reply, services, limits),
  );
  // A stateless server opens no stream and keeps no session. People who open the address see how to use it.
  app.route({
    method: ['GET', 'DELETE'],
    url: mcpPath,
    schema,
    handler: async (_, reply) => {
      reply.header('allow', 'POST');
      throw new ApiError('METHOD_NOT_ALLOWED');
    },
  });
}

async function answerPost(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
  limits: CallLimits,
): Promise<FastifyReply> {
  // The protocol has no batches since 2025-06-18, and one request must not carry many calls past the limits.
  if (Array.isArray(request.body)) throw new ApiError('BAD_REQUEST');
  const { answerRequest } = await import('./create-server.ts'); // the SDK is large; most processes never need it
  const grant = await findBearer(request, reply, services);
  const scope = findCalledTool(request.body)?.scope;
  if (scope) requireScope(scope, grant, { request, reply, settings: services.settings });
  // A tool without a scope runs as an anonymous caller, even if the request has a token.
  const context = createContext(request, services, { limits, grant: scope ? grant : undefined });
  const headers = new Headers();
  for (const name of ['accept', 'content-type', 'mcp-protocol-version'])
    headers.set(name, String(request.headers[name] ?? ''));
  if (request.headers['mcp-protocol-version'] === undefined) headers.delete('mcp-protocol-version');
  const response = await answerRequest(
    new Request(context.pageUrl(mcpPath), { method: 'POST', headers }),
    request.body,
    { context, tools: allTools, runTool: (tool, run) => runTool(tool, run, context, limits) },
  );
  const type = response.headers.get('content-type');
  if (type !== null) reply.type(type);
  return reply
    .code(response.status)
    .header('cache-control', 'no-store')
    .send(await response.text());
}

/** Returns the tool that a message calls. */
function findCalledTool(body: unknown): McpTool | undefined {
  const { data } = toolCall.safeParse(body);
  return data && allTools.find(({ name }) => name === data.params.name);
}

const toolCall = z.object({ method: z.literal('tools/call'), params: z.object({ name: z.string() }) });

/** Counts a slow tool by address, and waits in the queue of its flow. */
async function runTool<T>(
  { isSlow = false }: McpTool,
  run: () => Promise<T>,
  { services, caller }: McpContext,
  limits: CallLimits,
): Promise<T> {
  const flow = isSlow ? slowLimits : quickLimits;
  if (isSlow) await limits.count(toFlowRate(flow, services.settings), caller.address);
  const queue = limits.queueOf(flow);
  return queue ? queue.run(run) : run();
}

function createContext(
  request: FastifyRequest,
  services: Services,
  { limits, grant }: { limits: CallLimits; grant: TokenGrant | undefined },
): McpContext {
  const caller: Caller = {
    ...(grant && { visitor: { user: grant.user, tokenHash: grant.tokenHash } }),
    userAgent: String(request.headers['user-agent'] ?? '').slice(0, 300),
    address: request.ip,
  };
  /** Applies the limits of the contract, which HTTP routes apply for calls over HTTP. */
  const guard = async <T>(key: EndpointKey, run: () => Promise<T>): Promise<T> => {
    const rate = findRateLimit(key, services.settings);
    if (rate) await limits.count(rate, caller.address);
    const { limits: flow }: Endpoint = endpoints[key];
    const queue = limits.queueOf(flow);
    return queue ? queue.run(run) : run();
  };
  const origin = originOf(request, services.settings);
  return {
    services,
    caller,
    grant,
    api: createInProcessClient(services, { caller, guard }),
    getFile: (key, input) => callFileInProcess(services, { caller, guard }, key, input),
    apiWithTripKey: (tripKeyHash) =>
      createInProcessClient(services, { caller: { ...caller, tripKeyHash }, guard }),
    pageUrl: (path) => origin + path,
  };
}
