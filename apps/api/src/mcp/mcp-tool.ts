import type { AssistantScope } from '@yunyou/contract/account/assistant.endpoints';
import type { ApiClient } from '@yunyou/contract/client';
import type { FileAnswer } from '@yunyou/contract/endpoint';
import type { FileEndpointKey } from '@yunyou/contract/endpoints';
import type { z } from 'zod';
import type { Caller, Services } from '../handler.ts';
import type { TokenGrant } from './oauth/bearer.ts';

/** Services for a tool, resource or prompt. The API client checks access and limits as over HTTP. */
export interface McpContext {
  services: Services;
  caller: Caller;
  api: ApiClient;
  /** The consent of the traveller for whom a tool with a scope acts. */
  grant: TokenGrant | undefined;
  /** Returns a file of the caller. */
  getFile(key: FileEndpointKey, input: { id: string }): Promise<FileAnswer>;
  /** Returns an API client for another owner of trips: the one of a trip key. */
  apiWithTripKey(tripKeyHash: string): ApiClient;
  /** Returns the absolute URL of a page of this site. */
  pageUrl(path: string): string;
}

export interface McpTool<I extends z.ZodObject = z.ZodObject, O extends z.ZodObject = z.ZodObject> {
  name: string;
  title: string;
  description: string;
  input: I;
  output: O;
  /** Scope that the traveller must have granted. Absent: the tool is public. */
  scope?: AssistantScope;
  /** Characters of the longest text of a result, instead of the usual limit. */
  textMax?: number;
  /** Changes nothing that exists: clients may call it without asking. */
  isReadOnly: boolean;
  /** Plans a trip, which takes seconds; such calls have a queue of their own. */
  isSlow?: boolean;
  run(input: z.output<I>, context: McpContext): Promise<z.input<O>>;
}

/** Infers the types of a tool and returns the general type, which the list of all tools needs. */
export const defineTool = <I extends z.ZodObject, O extends z.ZodObject>(tool: McpTool<I, O>): McpTool =>
  tool as unknown as McpTool; // `run` only receives what `input` has parsed
