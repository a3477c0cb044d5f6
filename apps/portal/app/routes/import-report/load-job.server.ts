import type { ImportJob } from '@gazetteer/client';
import { clientOf, type SiteContext } from '@gazetteer/site/server';
import { data } from 'react-router';
import { missing } from '../../datasets/find-dataset.server.ts';
import { callImports } from '../../imports/call-imports.server.ts';

/** A page that a report links to. */
export interface Place {
  title: string;
  path: string;
}

export interface LoadedJob {
  job: ImportJob;
  dataset: Place | undefined;
  /** The table, and where its columns are described. */
  resource: (Place & { columns: string }) | undefined;
}

/**
 * An import with where its rows go, as far as that is there.
 * @throws an answer that shows that there is none (404), or that it cannot be told now (502)
 */
export async function loadJob(services: SiteContext, request: Request, id: string): Promise<LoadedJob> {
  const answer = await callImports(services, request, `/${encodeURIComponent(id)}`);
  if (answer.status === 404) throw missing();
  if (!answer.ok) throw data(null, { status: 502 });
  const job = (await answer.json()) as ImportJob;
  try {
    const dataset = await clientOf(services, request).action('package_show', { id: job.package_id });
    const path = `/p/${dataset.name}`;
    const resource = dataset.resources.find(({ id: resourceId }) => resourceId === job.resource_id);
    return {
      job,
      dataset: { title: dataset.title, path },
      resource: resource && {
        title: resource.name ?? dataset.title,
        path: `${path}/r/${resource.sku || resource.id}`,
        columns: `/console/data/${dataset.name}/columns/${resource.sku || resource.id}`,
      },
    };
  } catch {
    // Its dataset may be gone: what was imported can be told without it.
    return { job, dataset: undefined, resource: undefined };
  }
}
