import { type Caller, invalidInput, notFound } from '@gazetteer/kernel';
import type { Catalogue } from '../catalogue.ts';
import { catalogueTime } from '../fields/timestamps.ts';
import { creatorId } from '../model/creator-id.ts';
import { withResources } from '../model/dataset-document.ts';
import { lockDataset } from '../model/dataset.store.ts';
import { editableDataset } from './dataset-rights.ts';
import { saveDataset } from './save-dataset.ts';

/**
 * Puts resources of a dataset first, in this order; the others follow in the order they have.
 * @returns the ids of all resources in their new order
 * @throws not_found, access_denied, invalid_input
 */
export async function arrangeResources(
  catalogue: Catalogue,
  caller: Caller,
  idOrName: string,
  order: readonly string[],
): Promise<string[]> {
  const found = await editableDataset(catalogue, caller, idOrName);
  if (new Set(order).size < order.length) throw invalidInput({ order: ['Must supply unique resource_ids'] });
  return catalogue.sql.transaction(async () => {
    const previous = await lockDataset(catalogue.sql, found.id);
    if (!previous) throw notFound();
    const byId = new Map(previous.resources.map((resource) => [resource.id, resource]));
    const unknown = order.filter((id) => !byId.has(id));
    if (unknown.length > 0) {
      throw invalidInput({ order: unknown.map((id) => `resource_id ${id} can not be found`) });
    }
    const first = order.flatMap((id) => byId.get(id) ?? []);
    const rest = previous.resources.filter(({ id }) => !order.includes(id));
    const document = withResources(previous, [...first, ...rest], catalogueTime(catalogue.clock()));
    await saveDataset(catalogue, { document, previous, problems: {}, by: creatorId(caller) });
    return document.resources.map(({ id }) => id);
  });
}
