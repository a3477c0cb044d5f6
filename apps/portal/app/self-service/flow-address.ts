import type { FlowKind } from './flow.ts';
import type { FlowNotice } from './handle-flow-error.ts';

/** The service's own parameters of a new flow; the others are the page's. */
const passedOn = ['return_to', 'refresh', 'aal', 'login_challenge', 'confirmed', 'via', 'organization'];

const notices: readonly FlowNotice[] = ['expired', 'csrf', 'returnTo'];

/** The call that makes a new flow, with what the page's address asks of it. */
export function newFlowPath(kind: FlowKind, asked: URLSearchParams): string {
  const query = new URLSearchParams();
  for (const name of passedOn) {
    const value = asked.get(name);
    if (value) query.set(name, value);
  }
  const returnTo = query.get('return_to') ?? pendingChart(asked);
  if (returnTo) query.set('return_to', returnTo);
  return query.size > 0 ? `/self-service/${kind}/browser?${query}` : `/self-service/${kind}/browser`;
}

/** The way back to a chart that waits until somebody is signed in. */
export function pendingChart(asked: URLSearchParams): string | undefined {
  const query = new URLSearchParams();
  for (const name of ['chart_type', 'vis_id']) {
    const value = asked.get(name);
    if (value) query.set(name, value);
  }
  return query.size > 0 ? `/visualise?${query}` : undefined;
}

/**
 * Another page of signing in, for the same application and with the same way back.
 * @param challenge the application that waits for the outcome, which the address of a later step does not name
 */
export function neighbourAddress(
  page: '/login' | '/registration' | '/recovery',
  asked: URLSearchParams,
  challenge: string | null | undefined,
): string {
  const back = asked.get('return_to');
  const query = new URLSearchParams(back ? { return_to: back } : {});
  if (challenge && page !== '/recovery') query.set('login_challenge', challenge);
  // A recovery ends in the settings, from where there is only one way back.
  else if (challenge) query.set('return_to', `/login?login_challenge=${encodeURIComponent(challenge)}`);
  return query.size > 0 ? `${page}?${query}` : page;
}

/**
 * The page's address without what it asks of a new flow, but for the way back: the service knows no flow like that.
 * None where nothing is asked.
 */
export function plainAddress(kind: FlowKind, asked: URLSearchParams): string | undefined {
  const query = new URLSearchParams(asked);
  for (const name of passedOn) if (name !== 'return_to') query.delete(name);
  return query.size < asked.size ? freshAddress(kind, query, { notice: 'expired' }) : undefined;
}

/** The page's address with a flow in it; what it said about an earlier flow stays. */
export function flowAddress(kind: FlowKind, asked: URLSearchParams, id: string): string {
  const query = new URLSearchParams(asked);
  query.set('flow', id);
  return `/${kind}?${query}`;
}

/** The page's address for beginning anew. */
export function freshAddress(
  kind: FlowKind,
  asked: URLSearchParams,
  { notice, withoutReturn }: { notice?: FlowNotice; withoutReturn?: true },
): string {
  const query = new URLSearchParams(asked);
  query.delete('flow');
  query.delete('notice');
  query.delete('code');
  if (withoutReturn) query.delete('return_to');
  if (notice) query.set('notice', notice);
  return query.size > 0 ? `/${kind}?${query}` : `/${kind}`;
}

/** What the page has to say about an earlier flow. */
export function noticeOf(asked: URLSearchParams): FlowNotice | undefined {
  const given = asked.get('notice');
  return notices.find((notice) => notice === given);
}
