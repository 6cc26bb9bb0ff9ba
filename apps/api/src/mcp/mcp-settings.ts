import { z } from 'zod';

/** Settings of the server for assistants. */
export const mcpSettings = {
  MCP_SERVER: z
    .enum(['on', 'off'])
    .default('on')
    .describe('Model Context Protocol server for assistants at `/mcp`. `off`: the address does not exist.'),
};
