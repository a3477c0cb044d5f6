import { isRequestError } from '@gazetteer/client';
import type { PortalClient } from '@gazetteer/client/portal';
import { readPageNumber } from '../../../parts/page-number.ts';
import { describePortalCall, portalClient } from '../../../portal-calls/portal-client.server.ts';
import { changeKinds } from './change-kinds.ts';
import { type ImportLook, textOf } from './cell-text.ts';

type LookChanges = Awaited<ReturnType<PortalClient['getLookChanges']>>['data'];
type Sample = NonNullable<LookChanges['sample']>;

type Asking = Parameters<typeof portalClient>[0] & { url: URL };

const ROWS_AT_ONCE = 20;
const COLUMNS_AT_ONCE = 20;

/**
 * What publishing a look would change in the table that is published now.
 * @returns null where nothing is published yet; `failed` where it cannot be found out now
 */
export async function loadChanges(asking: Asking, look: ImportLook) {
  if (look.resource_id === null) return null;
  const { searchParams } = asking.url;
  const wanted = changeKinds.find((kind) => kind === searchParams.get('kind'));
  const page = readPageNumber(searchParams.get('changes'), 1000);
  const asked = { id: look.id, page, perPage: ROWS_AT_ONCE, ...(wanted && { kind: wanted }) };
  const first = async () =>
    (await portalClient(asking).getLookChanges({ id: look.id, perPage: ROWS_AT_ONCE })).data;
  try {
    const { data } = await portalClient(asking).getLookChanges(asked);
    // Of the rows that the address names there may be none any more.
    const found = data.sample?.total === 0 ? await first() : data;
    if (found.version === null) return null;
    const { sample, ...outline } = found;
    return {
      outline: { ...outline, version: found.version },
      sample: sample && shownSample(sample, found.key ?? []),
      call: describePortalCall(asking, 'getLookChanges', { id: look.id }),
    };
  } catch (error) {
    if (!isRequestError(error) || error.status === 404) throw error;
    return { failed: error.code, outline: undefined };
  }
}

export type ShownChanges = NonNullable<Awaited<ReturnType<typeof loadChanges>>>;
export type FoundChanges = Exclude<ShownChanges, { failed: unknown }>;

/** A page of the rows that differ: of changed ones the columns that tell what they are of, and those that changed. */
function shownSample({ kind, page, per_page, total, columns, records }: Sample, key: readonly string[]) {
  const changed = new Set(records.flatMap((record) => record.changed));
  const first = key.length > 0 ? key : columns.slice(0, 1).map(({ name }) => name);
  const all = columns.map((column, index) => ({ ...column, index, isKey: key.includes(column.name) }));
  const telling = all.filter(({ name }) => first.includes(name));
  const others = all.filter(({ name }) => !first.includes(name) && (kind !== 'changed' || changed.has(name)));
  const shown = [...telling, ...others].slice(0, COLUMNS_AT_ONCE);
  return {
    kind,
    page,
    pages: Math.max(1, Math.ceil(total / per_page)),
    total,
    columns: shown.map(({ name, type, isKey }) => ({ name, type, isKey })),
    /** Columns that would be shown, too, if there were room. */
    further: telling.length + others.length - shown.length,
    rows: records.map((record) =>
      shown.map(({ name, index }) => ({
        before: textOf(record.before?.[index]),
        after: textOf(record.after?.[index]),
        isChanged: record.changed.includes(name),
      })),
    ),
  };
}

export type ShownSample = NonNullable<FoundChanges['sample']>;
