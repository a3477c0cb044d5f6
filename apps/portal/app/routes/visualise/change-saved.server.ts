import { redirect, type RouterContextProvider } from 'react-router';
import { loginAddress } from '../../session/login-address.ts';
import { fetchAs } from '../../session/visitor.server.ts';
import { portal } from '../../site/load-context.ts';
import { withoutVersions } from './chart-versions.ts';
import { loadSavedChart } from './load-saved-chart.server.ts';

/** What the page of a saved chart says after something was asked of it. */
export type SavedAnswer = { done: 'taken-over' } | { done: 'failed' };

/** Longer than any form of the page. */
const longestForm = 1000;

interface Acting {
  context: Readonly<RouterContextProvider>;
  request: Request;
  url: URL;
}

/**
 * Lets a chart of the visitor's own show the figures of today from now on.
 * @throws the answer 404 where there is no such chart for the visitor, and one that leads to the login
 */
export async function changeSaved({ context, request, url }: Acting): Promise<SavedAnswer> {
  const text = await request.text();
  if (text.length > longestForm) throw new Response(null, { status: 413 });
  if (new URLSearchParams(text).get('intent') !== 'take-over') throw new Response(null, { status: 400 });
  const chart = await loadSavedChart({ context, request }, url.searchParams.get('vis_id') ?? '');
  const services = portal(context);
  const address = `${services.publicUrl}/api/content/items/visualisations/${encodeURIComponent(chart.id)}`;
  const answer = await fetchAs(services, request)(address, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ visJSON: withoutVersions(chart.spec) }),
  });
  if (answer.status === 401) throw redirect(loginAddress(url.pathname + url.search));
  return { done: answer.ok ? 'taken-over' : 'failed' };
}
