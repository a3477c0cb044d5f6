import { type Client, createClient } from '@gazetteer/client';
import type { RouterContextProvider } from 'react-router';
import { callService } from './call-service.server.ts';
import { siteContext, type SiteContext } from '../context/site-context.ts';
import type { Session } from './identity.ts';
import { hasSessionCookie } from './session-cookie.ts';

/** Who sent a request: nobody we know, somebody who still owes a second step, or a person who is signed in. */
export type Visitor =
  | { state: 'anonymous' }
  | { state: 'second-step' }
  | { state: 'signed-in'; session: Session };

const anonymous: Visitor = { state: 'anonymous' };
const known = new WeakMap<object, Promise<Visitor>>();

/**
 * Asks the identity service who sent a request, once for all loaders of a page.
 * @throws Response 502 where the service gives no usable answer
 */
export function findVisitor(context: Readonly<RouterContextProvider>, request: Request): Promise<Visitor> {
  const asked = known.get(context) ?? askVisitor(context, request);
  known.set(context, asked);
  return asked;
}

async function askVisitor(context: Readonly<RouterContextProvider>, request: Request): Promise<Visitor> {
  // Visitors without the cookie are most; they need no question.
  if (!hasSessionCookie(request.headers.get('cookie'))) return anonymous;
  const answer = await callService(siteContext(context), request, '/sessions/whoami');
  if (answer.ok) return { state: 'signed-in', session: (await answer.json()) as Session };
  if (answer.status === 401) return anonymous;
  if (answer.status === 403) return { state: 'second-step' };
  throw new Response(null, { status: 502 });
}

type Services = Pick<SiteContext, 'fetch' | 'publicUrl' | 'locale'>;

/** By which the server knows who is behind a call, and whether a page of ours made it. */
const passedOn = ['cookie', 'origin', 'sec-fetch-site'];

/** Calls routes of this process as the person who sent `request`. */
export function fetchAs({ fetch }: Pick<Services, 'fetch'>, request: Request): SiteContext['fetch'] {
  return (address, init) => {
    const headers = new Headers(init.headers);
    for (const name of passedOn) {
      const value = request.headers.get(name);
      if (value) headers.set(name, value);
    }
    return fetch(address, { ...init, headers });
  };
}

/** A client that sees what the person who sent `request` may see, private datasets too. */
export function clientOf(services: Services, request: Request): Client {
  const { publicUrl: baseUrl, locale: language } = services;
  return createClient({ baseUrl, language, fetch: fetchAs(services, request) });
}

/** The services as the person who sent `request`: pages made with them show what that person may see. */
export function servicesOf(services: SiteContext, request: Request): SiteContext {
  return { ...services, fetch: fetchAs(services, request), client: clientOf(services, request) };
}
