import { callService, siteContext, type SiteContext } from '@gazetteer/site/server';
import { redirect, redirectDocument, type RouterContextProvider } from 'react-router';
import { addressOnSite } from './address-on-site.ts';
import { noteCookies } from './relay-cookies.server.ts';
import { flowAddress, freshAddress, newFlowPath, noticeOf, plainAddress } from './flow-address.ts';
import { type FlowKind, isFlow, isRecord, type SelfServiceFlow } from './flow.ts';
import { handleFlowError } from './handle-flow-error.ts';
import { isLeaving } from './leave.server.ts';

interface LoaderArguments {
  context: Readonly<RouterContextProvider>;
  request: Request;
  url: URL;
}

/**
 * The flow of a page; none where the browser keeps no cookies, without which no flow can be trusted, and on the page that
 * only leads on.
 */
export interface OpenedFlow {
  flow: SelfServiceFlow | undefined;
}

/**
 * The flow that a page's address names. Without one a new flow is made, and the browser is led to the address that
 * names it.
 * @throws Response a redirect, or 502 where the identity service gives no usable answer
 */
export async function openFlow(loading: LoaderArguments, kind: FlowKind): Promise<OpenedFlow> {
  if (isLeaving(loading.context)) return { flow: undefined };
  const id = loading.url.searchParams.get('flow');
  if (!id) throw await startFlow(loading, kind);
  const { context, request, url } = loading;
  const path = `/self-service/${kind}/flows?id=${encodeURIComponent(id)}`;
  const answer = await callService(siteContext(context), request, path);
  const body: unknown = await readJson(answer);
  // A flow that was sent by mail comes to browsers that have not been here yet.
  noteCookies(context, answer);
  if (answer.ok && isFlow(body)) return { flow: body };
  const reaction = handleFlowError(kind, 'fetch', answer.status, body);
  if (reaction.kind === 'leave') throw redirectDocument(reaction.to);
  if (reaction.kind === 'use') throw redirect(flowAddress(kind, url.searchParams, reaction.id));
  if (reaction.kind !== 'reset') throw unusable(answer.status);
  // A browser that was sent back once and still has no cookie would be sent back for ever.
  if (reaction.notice === 'csrf' && noticeOf(url.searchParams) === 'csrf') return { flow: undefined };
  throw redirect(freshAddress(kind, url.searchParams, reaction));
}

async function startFlow({ context, request, url }: LoaderArguments, kind: FlowKind): Promise<Response> {
  const services = siteContext(context);
  const answer = await callService(services, request, newFlowPath(kind, url.searchParams));
  const body: unknown = await readJson(answer);
  const elsewhere = answer.headers.get('location');
  if (elsewhere) return withCookies(answer, redirectDocument(elsewhere));
  if (answer.ok && isFlow(body))
    return withCookies(answer, redirect(flowAddress(kind, url.searchParams, body.id)));
  const reaction = handleFlowError(kind, 'create', answer.status, body);
  if (reaction.kind === 'leave') return leave(services, reaction.to);
  if (reaction.kind === 'reset' && reaction.withoutReturn && url.searchParams.has('return_to')) {
    return redirect(freshAddress(kind, url.searchParams, reaction));
  }
  const plain = answer.status === 400 ? plainAddress(kind, url.searchParams) : undefined;
  if (plain) return redirect(plain);
  throw unusable(answer.status);
}

function leave({ accountsUrl }: SiteContext, to: string): Response {
  const target = new URL(to, accountsUrl);
  return target.origin === new URL(accountsUrl).origin
    ? redirect(addressOnSite(target))
    : redirectDocument(target.href);
}

function withCookies(answer: Response, response: Response): Response {
  for (const cookie of answer.headers.getSetCookie()) response.headers.append('set-cookie', cookie);
  return response;
}

async function readJson(answer: Response): Promise<unknown> {
  try {
    const body: unknown = await answer.json();
    return isRecord(body) ? body : undefined;
  } catch {
    return undefined;
  }
}

/** An answer that no page can be made of is a fault of the portal, whatever the service called it. */
function unusable(status: number): Response {
  return new Response(`the identity service answered ${status}`, { status: 502 });
}
