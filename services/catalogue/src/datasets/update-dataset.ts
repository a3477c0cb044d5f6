import { type Caller, type FieldErrors, isAdministrator, notFound } from '@gazetteer/kernel';
import type { Catalogue } from '../catalogue.ts';
import { catalogueTime } from '../fields/timestamps.ts';
import { composeDataset } from '../compose/compose-dataset.ts';
import type { PackageDictionary } from '../model/dataset.contract.ts';
import type { DatasetDocument } from '../model/dataset-document.ts';
import type { PackageInput } from '../compose/dataset-input.contract.ts';
import { authorizeMove, authorizeOwner, editableDataset } from './dataset-rights.ts';
import { creatorId } from '../model/creator-id.ts';
import { lockDataset } from '../model/dataset.store.ts';
import { curatedPart } from './find-similar-datasets.ts';
import { requireRevision } from '../history/require-revision.ts';
import { saveDataset } from './save-dataset.ts';

/**
 * Replaces what is said about a dataset; see `composeDataset` for what silence means. The caller must edit it,
 * and for both organisations where it moves to another.
 * @throws not_found, access_denied, invalid_input; conflict for an `if_revision` that is not the latest
 */
export async function updateDataset(
  catalogue: Catalogue,
  caller: Caller,
  idOrName: string,
  input: PackageInput,
): Promise<PackageDictionary> {
  return changeDataset(catalogue, caller, idOrName, input, async (previous) => ({
    ...input,
    similar_datasets: await curatedPart(catalogue, input.similar_datasets ?? [], previous),
  }));
}

/**
 * Changes only what is given and leaves the rest as it is. Lists are replaced whole; `tag_string` adds tags.
 * @throws not_found, access_denied, invalid_input
 */
export async function patchDataset(
  catalogue: Catalogue,
  caller: Caller,
  idOrName: string,
  patch: PackageInput,
): Promise<PackageDictionary> {
  return changeDataset(catalogue, caller, idOrName, patch, async (previous) => ({
    ...previous,
    groups: previous.groups.map((id) => ({ id })),
    ...patch,
    state: patch.state ?? null,
    resources: patch.resources ?? null,
  }));
}

/**
 * Changes the groups a dataset is in and leaves the rest as it is.
 * @param regroup gives the ids of its groups from those it has
 * @throws not_found, access_denied, invalid_input
 */
export async function regroupDataset(
  catalogue: Catalogue,
  caller: Caller,
  idOrName: string,
  regroup: (groups: readonly string[]) => readonly string[],
): Promise<PackageDictionary> {
  return changeDataset(catalogue, caller, idOrName, {}, async (previous) => ({
    ...previous,
    groups: regroup(previous.groups).map((id) => ({ id })),
    state: null,
    resources: null,
  }));
}

async function changeDataset(
  catalogue: Catalogue,
  caller: Caller,
  idOrName: string,
  { owner_org: ownerOrganization, if_revision: revision, resources }: PackageInput,
  inputFor: (previous: DatasetDocument) => Promise<PackageInput>,
): Promise<PackageDictionary> {
  const found = await editableDataset(catalogue, caller, idOrName);
  const problems: FieldErrors = {};
  const moves = await authorizeMove(catalogue, caller, found, ownerOrganization);
  const newOwner = moves ? await authorizeOwner(catalogue, caller, ownerOrganization, problems) : null;
  return catalogue.sql.transaction(async () => {
    const previous = await lockDataset(catalogue.sql, found.id);
    if (!previous) throw notFound();
    await requireRevision(catalogue, previous, revision, resources ? null : creatorId(caller));
    const setting = {
      id: previous.id,
      previous,
      owner: newOwner ?? previous.owner_org,
      creator: null,
      now: catalogueTime(catalogue.clock()),
      publicUrl: catalogue.publicUrl,
      language: catalogue.language,
      administrator: isAdministrator(caller),
    };
    const document = composeDataset(await inputFor(previous), setting, problems);
    const publishes = isAdministrator(caller);
    return saveDataset(catalogue, { document, previous, problems, by: creatorId(caller), publishes });
  });
}
