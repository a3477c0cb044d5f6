import {
  accessDenied,
  type Authorizer,
  type Caller,
  datasetReference,
  type FieldErrors,
  notFound,
  type ObjectReference,
  requireRight,
} from '@gazetteer/kernel';
import type { Catalogue } from '../catalogue.ts';
import { addProblems } from '../fields/field-problems.ts';
import { findGroup } from '../model/organization.store.ts';
import type { DatasetDocument } from '../model/dataset-document.ts';
import { findDataset } from '../model/dataset.store.ts';
import { sharedDatasets } from '../search/visibility-of-caller.ts';

type Owned = Pick<DatasetDocument, 'id' | 'owner_org' | 'state' | 'private'>;

/**
 * Everybody may read what is active and public, members of its organisation what is private, and its editors what is
 * a draft or deleted; collaborators of a dataset may with it what their role says.
 */
export async function mayRead(authorizer: Authorizer, caller: Caller, dataset: Owned): Promise<boolean> {
  if (dataset.state === 'active' && !dataset.private) return true;
  const relation = dataset.state === 'active' ? 'member' : 'editor';
  return authorizer.allows(caller, relation, rightsTo(dataset));
}

/** Lets pass who {@link mayRead} a dataset. @throws access_denied */
export async function requireReadable(catalogue: Catalogue, caller: Caller, dataset: Owned): Promise<void> {
  if (await mayRead(catalogue.authorizer, caller, dataset)) return;
  throw accessDenied(`Access denied: User not authorized to read package ${dataset.id}`);
}

/** @throws access_denied unless the caller edits the dataset, or for its organisation */
export async function requireEditable(catalogue: Catalogue, caller: Caller, dataset: Owned): Promise<void> {
  await requireRight(catalogue.authorizer, caller, 'editor', rightsTo(dataset));
}

/**
 * A dataset that the caller may read, by its id or name.
 * @throws not_found, access_denied
 */
export async function readableDataset(
  catalogue: Catalogue,
  caller: Caller,
  idOrName: string,
): Promise<DatasetDocument> {
  const found = await existingDataset(catalogue, idOrName);
  await requireReadable(catalogue, caller, found);
  return found;
}

/**
 * A dataset that the caller may change, by its id or name.
 * @throws not_found, access_denied
 */
export async function editableDataset(
  catalogue: Catalogue,
  caller: Caller,
  idOrName: string,
): Promise<DatasetDocument> {
  const found = await existingDataset(catalogue, idOrName);
  await requireEditable(catalogue, caller, found);
  return found;
}

/**
 * A dataset by its id or name, whoever asks.
 * @throws not_found
 */
export async function existingDataset({ sql }: Catalogue, idOrName: string): Promise<DatasetDocument> {
  const found = await findDataset(sql, idOrName);
  if (!found) throw notFound();
  return found;
}

/**
 * Finds the organisation that a dataset is to belong to, and whether the caller edits for it.
 * @returns its id, or null after noting what is wrong with `owner_org`
 * @throws access_denied for callers who may edit nothing, or not there
 */
export async function authorizeOwner(
  catalogue: Catalogue,
  caller: Caller,
  ownerOrganization: string | null | undefined,
  problems: FieldErrors,
): Promise<string | null> {
  const { authorizer, sql } = catalogue;
  const editable = await authorizer.organizationsOf(caller, 'editor');
  const organization = ownerOrganization
    ? await findGroup(sql, 'organization', ownerOrganization)
    : undefined;
  const id = organization?.id ?? ownerOrganization ?? '';
  if (organization || (editable !== 'all' && editable.length === 0)) {
    await requireRight(authorizer, caller, 'editor', { type: 'organization', id });
  }
  if (organization?.state === 'active') return organization.id;
  addProblems(
    problems,
    'owner_org',
    ownerOrganization ? 'Organization does not exist' : 'An organization must be provided',
  );
  return null;
}

/**
 * Whether a dataset is to move to another organisation. Its collaborators may change it where it is; only those who edit
 * for its organisation may give it away.
 * @throws access_denied
 */
export async function authorizeMove(
  { authorizer, sql }: Catalogue,
  caller: Caller,
  dataset: Pick<DatasetDocument, 'owner_org'>,
  wanted: string | null | undefined,
): Promise<boolean> {
  if (!wanted || wanted === dataset.owner_org) return false;
  if (dataset.owner_org !== null && (await findGroup(sql, 'organization', wanted))?.id === dataset.owner_org)
    return false;
  await requireRight(authorizer, caller, 'editor', { type: 'organization', id: dataset.owner_org ?? '' });
  return true;
}

/**
 * Which private datasets of an organisation a list shows to a caller: all to its members, else those that are shared
 * with the caller by themselves.
 */
export async function privateShown(
  { authorizer }: Catalogue,
  caller: Caller,
  organization: string,
): Promise<true | string[]> {
  const isMember = await authorizer.allows(caller, 'member', { type: 'organization', id: organization });
  return isMember || sharedDatasets(authorizer, caller, 'member');
}

/** The dataset as rights to it are asked about. */
export function rightsTo({ id, owner_org }: Pick<DatasetDocument, 'id' | 'owner_org'>): ObjectReference {
  return datasetReference(id, owner_org);
}
