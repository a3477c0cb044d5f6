import { createClient } from '@gazetteer/client';
import { createPortalClient } from '@gazetteer/client/portal';
import type { Given } from './set-up.ts';

/** The rows of a file before anything is published, and the recipe by which the next file is read. */
export async function looks({ baseUrl, adminKey }: Given) {
  const actions = createClient({ baseUrl, bearer: adminKey });
  const portal = createPortalClient({ baseUrl, bearer: adminKey });
  await actions.action('organization_create', { name: 'health-office' });
  await actions.action('package_create', { name: 'payments', owner_org: 'health-office' });

  // lookAtFile: only who makes a look sees it
  const { data: look } = await portal.lookAtFile({
    packageId: 'payments',
    title: 'Payments',
    filename: 'january.csv',
    file: new Blob(['Health report;;\nDistrict;Day;Paid\nKolar;03/04/2025;1.234,5\nTotal;;1.234,5\n']),
  });
  console.log(look.recipe, look.report.notes, look.rows.records);

  // correctLook: what is left as it was guessed stays marked as guessed
  const { recipe } = look;
  const columns = recipe.columns?.map((column) =>
    column.source === 'Paid' ? { ...column, name: 'paid', unit: 'INR' } : column,
  );
  const { data: corrected } = await portal.correctLook({
    id: look.id,
    correctLookBody: { recipe: { ...recipe, totals: 'leave_out', ...(columns && { columns }) } },
  });
  console.log(corrected.rows.total);

  // getLook: further rows
  await portal.getLook({ id: look.id, page: 1, perPage: 10 });

  // publishLook: the rows as they were seen; the recipe stays with the resource
  const { data: published } = await portal.publishLook({ id: look.id, publishLookBody: {} });
  console.log(published.version, published.rows);

  // lookAtAddress: the next file, or a table as text, by the recipe of its resource
  const { data: next } = await portal.lookAtAddress({
    lookAtAddressBody: {
      resource_id: published.resource_id,
      text: 'Health report;;\nDistrict;Day;Paid\nMysuru;04/05/2025;2,5\n',
    },
  });
  console.log(next.from_recipe, next.fit);

  // correctLook, once more: the rows are added below those of the table; `upsert` adds and changes rows by a key
  const appended = { ...next.recipe, method: 'append' as const };
  await portal.correctLook({ id: next.id, correctLookBody: { recipe: appended } });

  // getLookChanges: and ten rows of one kind
  const { data: changes } = await portal.getLookChanges({ id: next.id, kind: 'added', perPage: 10 });
  console.log(changes.changes, changes.columns, changes.sample?.records);

  // listLooks: one's own, for a dataset
  const { data: own } = await portal.listLooks({ packageId: 'payments' });
  console.log(own.items.length);

  // discardLook
  await portal.discardLook({ id: next.id });

  // beginUpload: a large file, in parts; its name is sent in Base64
  const file = new Blob(['Health report;;\nDistrict;Day;Paid\nKolar;03/05/2025;1,5\n']);
  const { data: upload } = await portal.beginUpload({
    resourceId: published.resource_id,
    uploadLength: String(file.size),
    uploadMetadata: `filename ${btoa('february.csv')}`,
  });

  // sendPart: bytes behind those that have arrived
  const half = Math.floor(file.size / 2);
  await portal.sendPart({ id: upload.id, uploadOffset: '0', part: file.slice(0, half) });

  // getUpload: after a lost connection, to know where to go on
  const { data: arrived } = await portal.getUpload({ id: upload.id });
  const rest = { uploadOffset: String(arrived.received), part: file.slice(arrived.received) };
  await portal.sendPart({ id: upload.id, ...rest });

  // lookAtAddress, of what has arrived
  const { data: third } = await portal.lookAtAddress({ lookAtAddressBody: { upload_id: upload.id } });
  await portal.discardLook({ id: third.id });

  // endUpload: what is not needed any more
  const dropped = await portal.beginUpload({ resourceId: published.resource_id, uploadLength: '10' });
  await portal.endUpload({ id: dropped.data.id });

  // Afterwards
  await actions.action('dataset_purge', { id: 'payments' });
  await actions.action('organization_purge', { id: 'health-office' });
}
