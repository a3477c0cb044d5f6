import { loginAddress } from '@gazetteer/site';
import { fetchAs, siteContext } from '@gazetteer/site/server';
import { redirect, type RouterContextProvider } from 'react-router';
import type { SavedChartData } from '../../charts/saved-record.ts';
import { withoutVersions } from './chart-versions.ts';
import { loadSavedChart } from './load-saved-chart.server.ts';

/** What the page of a saved chart says after something was asked of it. */
export type SavedAnswer = { done: 'taken-over' | 'failed' | 'moderated' | 'not-moderated' };

/** Longer than any form of the page. */
const longestForm = 5000;

interface Acting {
  context: Readonly<RouterContextProvider>;
  request: Request;
  url: URL;
}

/**
 * Lets a chart of the visitor's own show the figures of today from now on, or hides a chart of anybody's and shows it
 * again, where the visitor may.
 * @throws the answer 404 where there is no such chart for the visitor, and one that leads to the login
 */
export async function changeSaved({ context, request, url }: Acting): Promise<SavedAnswer> {
  const text = await request.text();
  if (text.length > longestForm) throw new Response(null, { status: 413 });
  const form = new URLSearchParams(text);
  const intent = form.get('intent') ?? '';
  const reason = (form.get('reason') ?? '').trim();
  const change = Object.hasOwn(changes, intent) ? changes[intent] : undefined;
  if (!change) throw new Response(null, { status: 400 });
  const chart = await loadSavedChart({ context, request }, url.searchParams.get('vis_id') ?? '');
  const services = siteContext(context);
  const { path, method, body, done, failed } = change(chart, reason);
  const answer = await fetchAs(services, request)(`${services.publicUrl}/api/content${path}`, {
    method,
    headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (answer.status === 401) throw redirect(loginAddress(url.pathname + url.search));
  return { done: answer.ok ? done : failed };
}

/** A call of the content service, and what the page says of its outcome. */
interface Change {
  path: string;
  method: string;
  body?: object;
  done: SavedAnswer['done'];
  failed: SavedAnswer['done'];
}

const moderated = { done: 'moderated', failed: 'not-moderated' } as const;

/** What can be asked of a saved chart, by the intent of its form. */
const changes: Readonly<Record<string, (chart: SavedChartData, reason: string) => Change>> = {
  'take-over': ({ id, spec }) => ({
    path: `/items/visualisations/${encodeURIComponent(id)}`,
    method: 'PATCH',
    body: { visJSON: withoutVersions(spec) },
    done: 'taken-over',
    failed: 'failed',
  }),
  hide: ({ id }, reason) => ({
    path: `/public-visualisations/${encodeURIComponent(id)}?${new URLSearchParams({ reason })}`,
    method: 'DELETE',
    ...moderated,
  }),
  show: ({ id }, reason) => ({
    path: `/public-visualisations/${encodeURIComponent(id)}/restore?${new URLSearchParams({ reason })}`,
    method: 'POST',
    ...moderated,
  }),
};
