import type { Dataset, ImportJob } from '@gazetteer/client';
import { fetchAs, findVisitor, type SiteContext, siteContext } from '@gazetteer/site/server';
import { data, type RouterContextProvider } from 'react-router';
import { missing } from '../datasets/find-dataset.server.ts';

type Portal = Pick<SiteContext, 'fetch' | 'publicUrl'>;

/** Calls the imports API in process, as the person who sent `request`. */
export function callImports(
  services: Portal,
  request: Request,
  path: string,
  body?: Record<string, string>,
): Promise<Response> {
  const init = body && {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  };
  return fetchAs(services, request)(`${services.publicUrl}/api/imports${path}`, init ?? {});
}

export interface ImportHistory {
  items: readonly ImportJob[];
  largest_file: number;
}

/** Whether a visitor may import there; of those who are not signed in nothing is asked. */
export async function mayImport(
  { context, request }: { context: Readonly<RouterContextProvider>; request: Request },
  target: Record<string, string>,
): Promise<boolean> {
  if ((await findVisitor(context, request)).state !== 'signed-in') return false;
  const query = new URLSearchParams({ ...target, per_page: '1' });
  return (await callImports(siteContext(context), request, `?${query.toString()}`)).ok;
}

/** What the page for those without right is told: whose admins can help. */
export interface RefusedImport {
  organization: { name: string; title: string } | undefined;
}

/**
 * The latest imports into a dataset, or into one of its resources.
 * @throws answers that show the page for those without right (403), or for what is not there (404)
 */
export async function importHistory(
  services: Portal,
  request: Request,
  target: Record<string, string>,
  { organization }: Pick<Dataset, 'organization'>,
): Promise<ImportHistory> {
  const query = new URLSearchParams({ ...target, per_page: '10' });
  const answer = await callImports(services, request, `?${query.toString()}`);
  if (answer.ok) return (await answer.json()) as ImportHistory;
  if (answer.status !== 403) throw missing();
  const refused: RefusedImport = {
    organization: organization
      ? { name: organization.name, title: organization.title || organization.name }
      : undefined,
  };
  throw data(refused, { status: 403 });
}
