import type { RouterContextProvider } from 'react-router';
import {
  datasetClient,
  describeAction,
  type Refusal,
  tryChange,
} from '../../../datasets/dataset-calls.server.ts';
import { findDeskTable } from '../../../datasets/desk-table.server.ts';
import { readPageNumber } from '../../../parts/page-number.ts';
import { readForPage } from '../../../session/read-for-page.server.ts';

const pageSize = 20;
const FURTHEST_PAGE = 5000;

interface Asking {
  context: Readonly<RouterContextProvider>;
  request: Request;
  url: URL;
  params: { dataset: string; resource: string };
}

/** A page of the versions of a table, the newest first. @throws Response as `findDeskTable` */
export async function loadVersions(asking: Asking) {
  const { entry, resource } = await findDeskTable(asking);
  const page = readPageNumber(asking.url.searchParams.get('page'), FURTHEST_PAGE);
  const wanted = { id: resource.id, limit: pageSize, offset: (page - 1) * pageSize };
  const found = await readForPage(asking, datasetClient(asking).action('datastore_version_list', wanted));
  return {
    dataset: entry.name,
    heading: entry.title || entry.name,
    standing: entry.standing,
    resource: { sku: resource.sku, name: resource.name || resource.sku },
    versions: found.versions,
    page,
    pages: Math.max(1, Math.ceil(found.count / pageSize)),
    call: describeAction(asking, 'datastore_version_restore', {
      resource_id: resource.id,
      version: found.versions.at(-1)?.version ?? 1,
    }),
  };
}

export type ShownVersions = Awaited<ReturnType<typeof loadVersions>>;

/** What became of a version that was to hold again. */
export interface VersionAnswer {
  version: number;
  next?: number;
  refusal?: Refusal | undefined;
}

/** Makes the rows of a former version those of the table again. @throws Response as `findDeskTable` */
export async function restoreTable(asking: Asking, form: URLSearchParams): Promise<VersionAnswer> {
  const { resource } = await findDeskTable(asking);
  const version = Number(form.get('version'));
  let next: number | undefined;
  const { refusal } = await tryChange(async () => {
    const input = { resource_id: resource.id, version };
    next = (await datasetClient(asking).action('datastore_version_restore', input)).version;
  });
  return { version, refusal, ...(next !== undefined && { next }) };
}
