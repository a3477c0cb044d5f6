import { randomUUID } from 'node:crypto';
import { type Caller, type FieldErrors, isAdministrator } from '@gazetteer/kernel';
import { creatorId } from '../model/creator-id.ts';
import type { Catalogue } from '../catalogue.ts';
import { addProblems } from '../fields/field-problems.ts';
import { catalogueTime } from '../fields/timestamps.ts';
import { composeDataset } from '../compose/compose-dataset.ts';
import type { PackageDictionary } from '../model/dataset.contract.ts';
import type { PackageInput } from '../compose/dataset-input.contract.ts';
import { authorizeOwner } from './dataset-rights.ts';
import { findDataset } from '../model/dataset.store.ts';
import { saveDataset } from './save-dataset.ts';

/**
 * Makes a dataset, with its resources. The caller must edit for its organisation.
 * @throws access_denied, invalid_input
 */
export async function createDataset(
  catalogue: Catalogue,
  caller: Caller,
  input: PackageInput,
): Promise<PackageDictionary> {
  const problems: FieldErrors = {};
  const by = creatorId(caller);
  const owner = await authorizeOwner(catalogue, caller, input.owner_org, problems);
  const now = catalogueTime(catalogue.clock());
  const setting = {
    id: await chooseId(catalogue, caller, input.id, problems),
    previous: undefined,
    owner,
    creator: by,
    now,
    publicUrl: catalogue.publicUrl,
    language: catalogue.language,
    administrator: isAdministrator(caller),
  };
  const document = composeDataset(input, setting, problems);
  const publishes = isAdministrator(caller);
  const change = { document, previous: undefined, problems, by, publishes, at: now };
  return catalogue.sql.transaction(() => saveDataset(catalogue, change));
}

async function chooseId(
  { sql }: Catalogue,
  caller: Caller,
  wished: string | null | undefined,
  problems: FieldErrors,
): Promise<string> {
  if (!wished) return randomUUID();
  if (!isAdministrator(caller)) addProblems(problems, 'id', 'The input field id was not expected.');
  if (!/^[A-Za-z0-9_-]{1,100}$/.test(wished))
    addProblems(problems, 'id', 'Must be letters, digits, - and _ only');
  if (await findDataset(sql, wished)) addProblems(problems, 'id', 'Dataset id already exists');
  return wished;
}
