import { isDeepStrictEqual } from 'node:util';
import type { ResourceDictionary } from './resource.contract.ts';
import type { PackageFields } from './dataset.contract.ts';

/**
 * A dataset as it is stored: its dictionary without what belongs to others. Its organisation is known by owner_org
 * and its groups by their ids, so that renaming them does not touch their datasets.
 */
export type DatasetDocument = Omit<PackageFields, 'organization' | 'groups'> & {
  groups: string[];
} & Record<string, unknown>;

/** The document with these resources, in this order, and what follows from them. */
export function withResources(
  document: DatasetDocument,
  resources: readonly ResourceDictionary[],
  now: string,
): DatasetDocument {
  const sizes = resources.map(({ size }) => size).filter((size) => size !== null);
  return {
    ...document,
    metadata_modified: now,
    resources: resources.map((resource, position) =>
      resource.position === position ? resource : { ...resource, position },
    ),
    num_resources: resources.length,
    size: sizes.length > 0 ? sizes.reduce((sum, size) => sum + size, 0) : null,
  };
}

/** True when nothing but the time of writing differs. */
export function sameDataset(one: DatasetDocument, other: DatasetDocument): boolean {
  return isDeepStrictEqual({ ...one, metadata_modified: '' }, { ...other, metadata_modified: '' });
}

/** A word that datasets are found by: see the table catalogue_dataset_terms. */
export type DatasetTerm = { kind: 'tag' | 'sector' | 'group' | 'column'; term: string };

/** Every term of a dataset once. */
export function termsOf(document: DatasetDocument): DatasetTerm[] {
  const freeTags = document.tags.filter(({ vocabulary_id }) => vocabulary_id === null);
  const words: [DatasetTerm['kind'], string[]][] = [
    ['tag', freeTags.map(({ name }) => name)],
    ['sector', document.sector],
    ['group', document.groups],
    ['column', document.resources.flatMap(({ key_columns }) => key_columns)],
  ];
  return words.flatMap(([kind, terms]) => [...new Set(terms)].map((term) => ({ kind, term })));
}

/** True for a dataset that everybody may see. */
export function isPublic({ state, private: isPrivate }: Pick<DatasetDocument, 'state' | 'private'>): boolean {
  return state === 'active' && !isPrivate;
}
