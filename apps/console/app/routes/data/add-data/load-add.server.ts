import { data as respond, type RouterContextProvider } from 'react-router';
import { datasetClient } from '../../../datasets/dataset-calls.server.ts';
import { entryOutsideBin } from '../../../datasets/desk-entry.server.ts';
import { describePortalCall, portalClient } from '../../../portal-calls/portal-client.server.ts';
import { readForPage } from '../../../session/read-for-page.server.ts';

interface Asking {
  context: Readonly<RouterContextProvider>;
  request: Request;
  url: URL;
  params: { dataset: string };
}

/**
 * What is needed to bring data into a dataset, or into the resource that the address names.
 * @throws Response as `refusePage`; 404 where the dataset has no such resource
 */
export async function loadAdd(asking: Asking) {
  const entry = await entryOutsideBin(asking);
  const [{ resources }, { data: looks }] = await readForPage(
    asking,
    Promise.all([
      datasetClient(asking).action('package_show', { id: entry.id }),
      portalClient(asking).listLooks({ packageId: entry.id }),
    ]),
  );
  const find = (wanted: string | null) => resources.find(({ id, sku }) => [id, sku].includes(wanted ?? ''));
  const wanted = asking.url.searchParams.get('resource');
  const resource = find(wanted);
  if (wanted !== null && !resource) throw respond(null, { status: 404 });
  const target: Record<string, string> = resource ? { resource_id: resource.id } : { package_id: entry.id };
  const done = find(asking.url.searchParams.get('done'));
  return {
    dataset: entry.name,
    heading: entry.title || entry.name,
    standing: entry.standing,
    target,
    resource: resource ? { sku: resource.sku, name: resource.name || resource.sku } : null,
    largestFile: looks.largest_file,
    looks: looks.items.map(({ id, title, source, created_at }) => ({
      id,
      name: title ?? source.name,
      made: created_at,
    })),
    done: done
      ? {
          sku: done.sku,
          name: done.name || done.sku,
          rows: countOf(asking.url, 'rows'),
          leftOut: countOf(asking.url, 'left_out'),
          changes: asking.url.searchParams.has('added')
            ? {
                added: countOf(asking.url, 'added'),
                changed: countOf(asking.url, 'changed'),
                removed: countOf(asking.url, 'removed'),
              }
            : null,
        }
      : null,
    call: describePortalCall(asking, 'lookAtAddress', {
      lookAtAddressBody: { ...target, url: 'https://example.org/table.csv' },
    }),
  };
}

export type AddData = Awaited<ReturnType<typeof loadAdd>>;

function countOf(url: URL, name: string): number {
  const count = Number(url.searchParams.get(name));
  return Number.isSafeInteger(count) && count > 0 ? count : 0;
}
