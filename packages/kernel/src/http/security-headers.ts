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

/**
 * The same for answers to programs, which are data and never a page: a browser that is led to one runs, loads and frames
 * nothing. What is about pages is left out, since programs read many answers a second.
 */
export function dataSecurityHeaders(https: boolean): Record<string, string> {
  const { 'strict-transport-security': transport, 'referrer-policy': referrer = '' } = securityHeaders(https);
  return {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': referrer,
    ...(transport ? { 'strict-transport-security': transport } : {}),
  };
}
