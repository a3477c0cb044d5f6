import { createClient } from '@gazetteer/client';
import { createPortalClient } from '@gazetteer/client/portal';
import type { Given } from './set-up.ts';

/** Imports of files into tables, in the background. */
export async function imports({ baseUrl, adminKey, workbook }: Given) {
  const actions = createClient({ baseUrl, bearer: adminKey });
  const portal = createPortalClient({ baseUrl, bearer: adminKey });
  await actions.action('organization_create', { name: 'water-board' });
  await actions.action('package_create', { name: 'wells', owner_org: 'water-board' });
  const text = (stream: ReadableStream<Uint8Array>) => new Response(stream).text();

  // importFile
  const { data: job } = await portal.importFile({
    packageId: 'wells',
    title: 'Depths',
    filename: 'depths.csv',
    file: new Blob(['well,depth\nnorth,12.5\nsouth,9\n']),
  });
  const { id } = job;

  // followImport: server-sent events, until the import has ended
  const { data: events } = await portal.followImport({ id });
  console.log(await text(events));

  // getImport
  const { data: done } = await portal.getImport({ id });
  console.log(done.state, done.rows);

  // getRejectedRows
  const { data: rejected } = await portal.getRejectedRows({ id });
  console.log(rejected);

  // listImports
  const { data: list } = await portal.listImports({ packageId: 'wells', perPage: 10 });
  console.log(list.total);

  // chooseImportSheet: where an import waits to be told which sheet of a workbook is meant
  const { data: asking } = await portal.importFile({
    packageId: 'wells',
    title: 'Owners',
    filename: 'owners.xlsx',
    askSheet: true,
    file: new Blob([workbook]),
  });
  const { data: stream } = await portal.followImport({ id: asking.id });
  for await (const event of stream) {
    if (new TextDecoder().decode(event).includes('"choosing"')) break;
  }
  await portal.chooseImportSheet({ id: asking.id, chooseImportSheetBody: { sheet: 'Owners' } });

  // importFromAddress
  const { data: fetched } = await portal.importFromAddress({
    importFromAddressBody: { package_id: 'wells', url: `${baseUrl}/wells.csv`, title: 'Wells' },
  });

  // cancelImport: as long as it has not ended
  await portal.cancelImport({ id: fetched.id }).catch((error: Error) => console.log(error.message));

  // Afterwards
  await actions.action('dataset_purge', { id: 'wells' });
  await actions.action('organization_purge', { id: 'water-board' });
}
