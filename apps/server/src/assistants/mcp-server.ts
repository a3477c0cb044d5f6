import {
  type CallToolResult,
  McpServer,
  ProtocolError,
  ProtocolErrorCode,
  ResourceTemplate,
} from '@modelcontextprotocol/server';
import { version } from '../version.ts';
import { describeFailure, ToolError } from './answers/failures.ts';
import type { Portal } from './portal.ts';
import { standardSchema } from './standard-schema.ts';
import { describeDataset } from './tools/describe-dataset.ts';
import { describePortal } from './tools/describe-portal.ts';
import { describeTable } from './tools/describe-table.ts';
import type { Answer, Tool } from './tools/tool.ts';
import { tools } from './tools/tools.ts';

export type McpServerOptions = {
  portal: Portal;
  /** Is told of faults of ours, of which the assistant learns nothing. */
  onFault(error: unknown): void;
};

const OUR_FAULT = 'Something went wrong on our side. Please try again.';
const MOST_COMPLETIONS = 20;
/** Of the data of an answer. */
const MOST_BYTES = 64 * 1024;
const JSON_TYPE = 'application/json';

const instructions = (name: string) =>
  `The open data of ${name}. Begin with describe_portal. Find data by search_datasets, or by search_columns where you look for a measure. Ask describe_table before you filter rows or write SQL: it names the columns and says what they mean, and what may be added up. Every answer says in left_out what it does not hold. Tell people the source, the licence and the address of what you show them; cite writes the citation.`;

/** A server of the Model Context Protocol for one request: the tools and resources of the portal, as its caller reaches it. */
export function mcpServer({ portal, onFault }: McpServerOptions): McpServer {
  const server = new McpServer(
    { name: 'gazetteer', title: portal.name, version, websiteUrl: portal.publicUrl },
    {
      instructions: instructions(portal.name),
      // Nothing is told by itself: a request is answered, and that is all.
      capabilities: { tools: { listChanged: false }, resources: { listChanged: false } },
    },
  );
  for (const tool of tools) offerTool(server, tool, { portal, onFault });
  offerResources(server, { portal, onFault });
  return server;
}

function offerTool(server: McpServer, tool: Tool, { portal, onFault }: McpServerOptions): void {
  const { name, title, description, input, output } = tool;
  server.registerTool(
    name,
    {
      title,
      description,
      inputSchema: standardSchema(input),
      outputSchema: standardSchema(output),
      annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    },
    async (given) => {
      try {
        return resultOf(await tool.answer(given, portal));
      } catch (error) {
        const said = describeFailure(error);
        if (said === undefined) onFault(error);
        return { isError: true, content: [{ type: 'text', text: said ?? OUR_FAULT }] };
      }
    },
  );
}

/** The data stands beside the texts, and once more as a text: some programs read the one, some the other. */
function resultOf({ said, data, picture }: Answer<object>): CallToolResult {
  return {
    content: [
      { type: 'text', text: said },
      ...(picture
        ? [{ type: 'image' as const, mimeType: 'image/png', data: Buffer.from(picture).toString('base64') }]
        : []),
      { type: 'text', text: written(data) },
    ],
    structuredContent: { ...data },
  };
}

/** The data of an answer as JSON. @throws ToolError for what is too large, whatever it is about */
function written(data: object): string {
  const text = JSON.stringify(data);
  if (Buffer.byteLength(text) <= MOST_BYTES) return text;
  throw new ToolError('The answer would be too large: ask for fewer columns, rows or values.');
}

/** What people attach to a conversation: the same answers as those of three tools. */
function offerResources(server: McpServer, { portal, onFault }: McpServerOptions): void {
  const read = async (uri: URL, tool: Tool, input: object) => {
    try {
      const { data } = await tool.answer(input, portal);
      return { contents: [{ uri: uri.href, mimeType: JSON_TYPE, text: written(data) }] };
    } catch (error) {
      const said = describeFailure(error);
      if (said !== undefined) throw new ProtocolError(ProtocolErrorCode.InvalidParams, said);
      onFault(error);
      throw new ProtocolError(ProtocolErrorCode.InternalError, OUR_FAULT);
    }
  };
  server.registerResource(
    'overview',
    'gazetteer://overview',
    { title: describePortal.title, description: describePortal.description, mimeType: JSON_TYPE },
    (uri) => read(uri, describePortal, {}),
  );
  server.registerResource(
    'dataset',
    new ResourceTemplate('gazetteer://datasets/{dataset}', {
      list: undefined,
      complete: { dataset: (begun) => completeName(portal, begun) },
    }),
    { title: 'A dataset', description: describeDataset.description, mimeType: JSON_TYPE },
    (uri, { dataset }) => read(uri, describeDataset, { dataset: String(dataset) }),
  );
  server.registerResource(
    'table',
    new ResourceTemplate('gazetteer://tables/{table}', { list: undefined }),
    { title: 'A table', description: describeTable.description, mimeType: JSON_TYPE },
    (uri, { table }) => read(uri, describeTable, { table: String(table) }),
  );
}

/** Names of public datasets that go on from what was typed; none where they cannot be looked for. */
async function completeName({ action }: Pick<Portal, 'action'>, begun: string): Promise<string[]> {
  const found = await action('package_autocomplete', { q: begun, limit: MOST_COMPLETIONS }).catch(() => []);
  return found.map(({ name }) => name);
}
