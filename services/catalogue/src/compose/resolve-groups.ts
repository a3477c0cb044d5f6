import type { FieldErrors } from '@gazetteer/kernel';
import type { Catalogue } from '../catalogue.ts';
import { addProblems } from '../fields/field-problems.ts';
import { findActiveGroups } from '../model/organization.store.ts';
import type { DatasetDocument } from '../model/dataset-document.ts';

/** Turns the names and ids of groups into ids, each once. */
export async function resolveGroups(
  { sql }: Catalogue,
  document: DatasetDocument,
  problems: FieldErrors,
): Promise<void> {
  const rows = await findActiveGroups(sql, document.groups);
  const resolved = document.groups.map((given) => {
    const row = rows.find(({ id, name }) => id === given || name === given);
    if (!row) addProblems(problems, 'groups', `Group ${given} does not exist`);
    return row?.id ?? given;
  });
  document.groups = [...new Set(resolved)];
}
