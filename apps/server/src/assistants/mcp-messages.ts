import { ApplicationError } from '@gazetteer/kernel';
import {
  createMcpHandler,
  isLegacyRequest,
  localhostAllowedHostnames,
  type McpServerFactory,
  validateHostHeader,
  validateOriginHeader,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import type { FastifyRequest } from 'fastify';
import { mcpServer, type McpServerOptions } from './mcp-server.ts';

const ofThisMachine = localhostAllowedHostnames();

/** Answers a message in its revision of the protocol: those before 2026 begin with a handshake, later ones have none. */
export async function answerMessage(
  request: Request,
  body: unknown,
  serverOptions: McpServerOptions,
): Promise<Response> {
  const factory: McpServerFactory = () => mcpServer(serverOptions);
  const options = { parsedBody: body };
  if (!(await isLegacyRequest(request, body))) {
    return createMcpHandler(factory, { legacy: 'reject', maxSubscriptions: 0 }).fetch(request, options);
  }
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  const server = await factory({ era: 'legacy', requestInfo: request });
  await server.connect(transport);
  try {
    return await transport.handleRequest(request, options);
  } finally {
    await server.close();
  }
}

/**
 * Refuses what a page of another site sends, and a name that somebody made to point here (DNS rebinding): the protocol
 * asks servers to look at `Origin`, and at `Host`.
 * @param hostname where the portal is
 * @throws access_denied
 */
export function refuseElsewhere({ headers, host }: FastifyRequest, hostname: string): void {
  const hosts = [hostname, ...ofThisMachine];
  const isHere = validateHostHeader(host, hosts).ok && validateOriginHeader(headers.origin, hosts).ok;
  if (isHere) return;
  throw new ApplicationError(
    'access_denied',
    403,
    `This address answers as ${hostname} only, and no pages of other sites.`,
  );
}
