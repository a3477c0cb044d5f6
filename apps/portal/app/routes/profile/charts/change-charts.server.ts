import { fetchAs, reportError, type SiteContext } from '@gazetteer/site/server';
import { redirect } from 'react-router';
import { type Refusal, saysUnconfirmed } from '../../../charts/says-unconfirmed.ts';
import type { SavedRecord } from '../../../charts/saved-record.ts';
import { translator } from '../../../i18n/i18n.server.ts';

/** What the page says after something was asked of a chart. */
export type ChartsAnswer =
  | { done: 'chart-deleted'; id: string; title: string }
  | { done: 'chart-changed' | 'chart-duplicated' | 'chart-restored' }
  | { done: 'chart-untitled' | 'chart-unconfirmed' | 'chart-gone' | 'chart-problem' };

const longestTitle = 300;

type Portal = Pick<SiteContext, 'fetch' | 'publicUrl' | 'locale'>;

/**
 * Does what a form asks of one of the person's own charts; undefined where the form is about something else.
 * @throws Response that leads to the login
 */
export async function changeCharts(
  services: Portal,
  request: Request,
  form: URLSearchParams,
): Promise<ChartsAnswer | undefined> {
  const id = form.get('id') ?? '';
  const call = callOf(services, request, id);
  switch (form.get('intent')) {
    case 'change-chart': {
      const title = (form.get('title') ?? '').trim();
      if (title === '' || title.length > longestTitle) return { done: 'chart-untitled' };
      const answer = await call('PATCH', '', { title, visibility: form.get('visibility') ?? undefined });
      if (answer.ok) return { done: 'chart-changed' };
      const isUnconfirmed = answer.status === 400 && saysUnconfirmed((await answer.json()) as Refusal);
      return isUnconfirmed ? { done: 'chart-unconfirmed' } : problemOf(answer);
    }
    case 'duplicate-chart': {
      const answer = await duplicate(call, services);
      return answer.ok ? { done: 'chart-duplicated' } : problemOf(answer);
    }
    case 'delete-chart': {
      const answer = await call('DELETE');
      if (answer.ok) return { done: 'chart-deleted', id, title: form.get('title') ?? '' };
      const problem = problemOf(answer);
      if (problem.done === 'chart-problem') reportError(new Error(await answer.text()));
      return problem;
    }
    case 'restore-chart': {
      const answer = await call('POST', '/restore');
      return answer.ok ? { done: 'chart-restored' } : problemOf(answer);
    }
    default:
      return undefined;
  }
}

type Call = (method: string, path?: string, body?: object) => Promise<Response>;

function callOf(services: Portal, request: Request, id: string): Call {
  const items = `${services.publicUrl}/api/content/items/visualisations`;
  return async (method, path = '', body) => {
    const address = path === '/' ? items : `${items}/${encodeURIComponent(id)}${path}`;
    const answer = await fetchAs(services, request)(address, {
      method,
      headers: { accept: 'application/json', ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (answer.status === 401) throw redirect('/login?return_to=/profile');
    return answer;
  };
}

/** A chart that does not exist any more is answered like one of somebody else; trying again helps with neither. */
function problemOf({ status }: Response): ChartsAnswer {
  return { done: status === 403 || status === 404 ? 'chart-gone' : 'chart-problem' };
}

/** The same chart once more, of the same versions, for nobody else to see yet; the answer that this came to. */
async function duplicate(call: Call, { locale }: Portal): Promise<Response> {
  const found = await call('GET');
  if (!found.ok) return found;
  const { title, notes, visJSON } = ((await found.json()) as { data: SavedRecord }).data;
  const copy = translator(locale)('visualise.profile.copyOf', { title }).slice(0, longestTitle);
  return call('POST', '/', { visJSON, title: copy, notes, visibility: 'private' });
}
