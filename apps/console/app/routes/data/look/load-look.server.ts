import { data as respond, type RouterContextProvider } from 'react-router';
import { datasetClient } from '../../../datasets/dataset-calls.server.ts';
import { entryOutsideBin } from '../../../datasets/desk-entry.server.ts';
import { readPageNumber } from '../../../parts/page-number.ts';
import { describePortalCall, portalClient } from '../../../portal-calls/portal-client.server.ts';
import { readForPage } from '../../../session/read-for-page.server.ts';
import { textOf } from './cell-text.ts';
import { loadChanges } from './load-changes.server.ts';
import type { LookColumn } from './look-values.ts';

interface Asking {
  context: Readonly<RouterContextProvider>;
  request: Request;
  url: URL;
  params: { dataset: string; look: string };
}

const COLUMNS_AT_ONCE = 40;
const ROWS_AT_ONCE = 20;

/**
 * A look of whoever asks, with some of its columns and rows.
 * @throws Response as `refusePage`; 404 where it is at a file for another dataset
 */
export async function loadLook(asking: Asking) {
  const { entry, look, resource } = await findLook(
    asking,
    readPageNumber(asking.url.searchParams.get('page'), 1_000_000),
  );
  const all = look.recipe.columns ?? [];
  const changes = await readForPage(asking, loadChanges(asking, look));
  const parts = Math.max(1, Math.ceil(all.length / COLUMNS_AT_ONCE));
  const part = readPageNumber(asking.url.searchParams.get('columns'), parts);
  const columns = all.slice((part - 1) * COLUMNS_AT_ONCE, part * COLUMNS_AT_ONCE);
  const places = new Map(look.rows.columns.map(({ name }, index) => [name, index]));
  const indexes = columns.map(({ name, left_out }) => (left_out ? undefined : places.get(name)));
  return {
    dataset: entry.name,
    heading: entry.title || entry.name,
    standing: entry.standing,
    resource,
    look: { ...look, recipe: { ...look.recipe, columns: undefined }, rows: undefined },
    columns,
    records: look.rows.records.map((record) =>
      indexes.map((index) => textOf(index === undefined ? null : record[index])),
    ),
    rows: {
      page: look.rows.page,
      pages: Math.max(1, Math.ceil(look.rows.total / look.rows.per_page)),
      from: (look.rows.page - 1) * look.rows.per_page,
    },
    part,
    parts,
    changes,
    keys: keyChoices(all, look.recipe.key ?? changes?.outline?.key ?? []),
    calls: {
      correct: describePortalCall(asking, 'correctLook', {
        id: look.id,
        correctLookBody: { recipe: { ...look.recipe, columns: columns.slice(0, 1) } },
      }),
      publish: describePortalCall(asking, 'publishLook', {
        id: look.id,
        publishLookBody: changes?.outline ? { if_version: changes.outline.version } : {},
      }),
    },
  };
}

const KEYS_AT_ONCE = 40;

/** The columns that rows can be told apart by, of many the first and those that tell them apart now. */
function keyChoices(columns: readonly LookColumn[], key: readonly string[]) {
  const choices = columns.filter(({ left_out }) => !left_out);
  return choices
    .map(({ source, name }) => ({ source, name, isKey: key.includes(name) }))
    .filter(({ isKey }, index) => isKey || index < KEYS_AT_ONCE);
}

export type ShownLook = Awaited<ReturnType<typeof loadLook>>;

/** The look of an address, for who made it. @throws Response as `loadLook` */
export async function findLook(asking: Asking, page = 1) {
  const entry = await entryOutsideBin(asking);
  const { data: look } = await readForPage(
    asking,
    portalClient(asking).getLook({ id: asking.params.look, page, perPage: ROWS_AT_ONCE }),
  );
  if (look.package_id !== entry.id) throw respond(null, { status: 404 });
  const wanted = look.resource_id;
  const { resources } = await readForPage(
    asking,
    datasetClient(asking).action('package_show', { id: entry.id }),
  );
  const found = resources.find(({ id }) => id === wanted);
  return { entry, look, resource: found ? { sku: found.sku, name: found.name || found.sku } : null };
}
