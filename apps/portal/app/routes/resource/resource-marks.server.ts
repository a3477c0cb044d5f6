import type { Client } from '@gazetteer/client';
import { type Marks, marksOf, type Reader } from '../../i18n/written-in.server.ts';
import type { FoundResource } from '../../tables/load-resource.server.ts';
import type { Tab } from '../../tables/table-address.ts';

type Services = Reader & { client: Client };

/** Which texts of a column are in another language than the page, as its dictionary calls them. */
export type ColumnMarks = Marks<'label' | 'notes' | 'unit'>;

/** Which texts of the page of a table are in another language than the page. */
export interface ResourceMarks {
  dataset: Marks<'title' | 'source_name'>;
  resource: Marks<'name' | 'description'>;
  /** By the ids of columns, where the dictionary is shown. */
  columns: Record<string, ColumnMarks>;
}

/** What of the page of a table was not translated. */
export async function resourceMarks(
  services: Services,
  { dataset, resource, tab }: FoundResource & { tab: Tab | undefined },
): Promise<ResourceMarks> {
  return {
    dataset: marksOf(dataset, ['title', 'source_name'], services),
    resource: marksOf(resource, ['name', 'description'], services, dataset),
    // The other views only call columns by their labels.
    columns: tab === 'dictionary' ? await columnMarks(services, { dataset, resource }) : {},
  };
}

async function columnMarks(services: Services, { dataset, resource }: FoundResource) {
  const { fields } = await services.client.action('datastore_info', { id: resource.id });
  const columns = fields.map(({ id, info = {} }) => {
    return [id, marksOf(info, ['label', 'notes', 'unit'], services, dataset)] as const;
  });
  return Object.fromEntries(columns);
}
