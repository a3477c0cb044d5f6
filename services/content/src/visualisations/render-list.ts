import type { Caller } from '@gazetteer/kernel';
import type { ContentContext } from '../model/content-context.ts';
import { invalidQuery } from '../model/content-error.ts';
import { exportItems } from '../items/export-items.ts';
import { pinnedValues } from '../items/filter.ts';
import type { ItemFields, ItemRequest } from '../items/item-query.ts';
import { comparableFields, sortableFields } from './comparison.store.ts';
import type { ListedVisualisations } from './list-visualisations.ts';
import { renderVisualisations } from './render-visualisations.ts';
import { type ListOrFile, VisualisationRecord } from './visualisation.contract.ts';

/** What lists of charts can be asked for. */
export const visualisationFields: ItemFields = {
  all: new Set(Object.keys(VisualisationRecord.properties)),
  comparable: comparableFields,
  sortable: sortableFields,
};

/** Drawing takes a while, and an answer has to hold all of them. */
export const MOST_DRAWN = 20;

const exportTypes = { csv: 'text/csv; charset=utf-8', json: 'application/json; charset=utf-8' } as const;

/** A list or a file, and the headers it is sent with. */
type RenderedList = { content: ListOrFile; headers: Record<string, string> };

/** A list of charts as it was asked for, as an answer or a file. @throws INVALID_QUERY where pictures of too many are wanted */
export async function renderList(
  context: ContentContext,
  caller: Caller,
  request: ItemRequest,
  { rows, meta, reports }: ListedVisualisations,
): Promise<RenderedList> {
  const data = await renderRecords(context, caller, request, { rows, reports });
  const { export: format, fields = [...visualisationFields.all] } = request;
  if (!format) return { headers: {}, content: { data, ...(request.meta.length > 0 ? { meta } : {}) } };
  const headers = {
    'content-type': exportTypes[format],
    'content-disposition': `attachment; filename="visualisations.${format}"`,
  };
  return { headers, content: exportItems(format, data, fields) };
}

async function renderRecords(
  context: ContentContext,
  caller: Caller,
  { filter, fields: wanted }: ItemRequest,
  { rows, reports }: Pick<ListedVisualisations, 'rows' | 'reports'>,
): Promise<Partial<VisualisationRecord>[]> {
  const isByLink = pinnedValues(filter, 'visID')?.length === 1;
  const isDrawn = wanted?.includes('chartSVG') ?? isByLink;
  if (isDrawn && rows.length > MOST_DRAWN) {
    throw invalidQuery({ fields: [`chartSVG can be asked for of ${MOST_DRAWN} charts at once: set limit`] });
  }
  const records = await renderVisualisations(context, caller, rows, { isWhole: isByLink, isDrawn, reports });
  return wanted ? records.map((record) => onlyFields(record, wanted)) : records;
}

function onlyFields(record: VisualisationRecord, wanted: string[]): Partial<VisualisationRecord> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => wanted.includes(name)));
}
