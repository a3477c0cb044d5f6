import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';
import { contentSecurityPolicy } from './content-security-policy.ts';

/**
 * The headers that tell browsers what our answers may do. They are the same for all, so they are computed once and
 * not at each request; whoever needs another policy overrides them.
 */
export function securityHeaders(https: boolean): Record<string, string> {
  const answer = new ServerResponse(new IncomingMessage(new Socket()));
  const setHeaders = helmet({
    contentSecurityPolicy,
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    // Without https in front of us the header would lock people out of the address they use.
    hsts: https,
  });
  setHeaders(answer.req, answer, () => {});
  return Object.fromEntries(
    Object.entries(answer.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
}
