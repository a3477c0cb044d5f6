import { type Caller, notFound } from '@gazetteer/kernel';
import type { Catalogue } from '../catalogue.ts';
import { editableDataset } from '../datasets/dataset-rights.ts';
import { catalogueTime, laterTime } from '../fields/timestamps.ts';
import { type DatasetDocument, isPublic } from '../model/dataset-document.ts';
import {
  listedClauses,
  type NotListedReason,
  whyNotListed,
  whyResourceIsNotListed,
} from '../model/listing.ts';
import { currentNames, findGroupRows } from '../model/organization.store.ts';
import type { SearchPlace } from '../search/place-dataset.ts';
import { requirePublisher } from './publish-dataset.ts';

/** Why visitors do not find a dataset by some words. */
export const notFoundReasons = ['not_listed', 'missing_words', 'read_as_instruction'] as const;

export type PlaceByWords = Omit<SearchPlace, 'isFound'> & {
  /** Null where they find it. */
  not_found_because: (typeof notFoundReasons)[number] | null;
};

/** How visitors will find a dataset by the search of the portal. */
export type PlacesInSearch = {
  not_listed_because: NotListedReason | null;
  /** Those of its resources that are not in the search. */
  resources: { id: string; name: string | null; not_listed_because: NotListedReason }[];
  places: PlaceByWords[];
};

/**
 * Says at which place of the search visitors find a dataset by some words, as it is told to whoever may publish it: of one
 * that is not public, as if it became public now.
 * @throws not_found, access_denied, invalid_input for a dataset that the caller may not publish
 */
export async function placeInSearch(
  catalogue: Catalogue,
  caller: Caller,
  { id, words }: { id: string; words: readonly string[] },
): Promise<PlacesInSearch> {
  const dataset = await editableDataset(catalogue, caller, id);
  if (!isPublic(dataset)) await requirePublisher(catalogue, caller, dataset);
  const { sql, index, clock, publishers } = catalogue;
  const [owner] = await findGroupRows(sql, dataset.owner_org ? [dataset.owner_org] : []);
  const reason = whyNotListed(dataset, owner?.name, await currentNames(sql, publishers));
  const now = clock();
  const places = await index.places({
    id: dataset.id,
    publishedAt: isPublic(dataset) ? null : laterTime(catalogueTime(now), dataset.metadata_modified),
    words,
    filters: listedClauses(publishers),
    now,
  });
  if (!places) throw notFound('Not found: the search does not have this dataset yet');
  return {
    not_listed_because: reason,
    resources: resourcesLeftOut(dataset),
    places: places.map(({ isFound, ...place }) => ({
      ...place,
      not_found_because: isFound ? null : whyNotFound(place, reason),
    })),
  };
}

function whyNotFound({ missing }: { missing: readonly string[] }, reason: NotListedReason | null) {
  if (reason !== null) return 'not_listed';
  return missing.length > 0 ? 'missing_words' : 'read_as_instruction';
}

function resourcesLeftOut({ resources }: DatasetDocument): PlacesInSearch['resources'] {
  return resources.flatMap((resource) => {
    const reason = whyResourceIsNotListed(resource);
    return reason === null ? [] : [{ id: resource.id, name: resource.name, not_listed_because: reason }];
  });
}
