import type { FieldErrors } from '@gazetteer/kernel';
import { addProblems, addProblemsWithin } from '../fields/field-problems.ts';
import { composeResource } from './compose-resource.ts';
import type { ResourceDictionary } from '../model/resource.contract.ts';
import type { DatasetSetting } from './dataset-setting.ts';
import type { PackageInput } from './dataset-input.contract.ts';

/** The resources of a dataset: those given, in their order, or those it has when none were given. */
export function composeResources(
  input: PackageInput,
  setting: DatasetSetting,
  problems: FieldErrors,
): readonly ResourceDictionary[] {
  const existing = setting.previous?.resources ?? [];
  if (!input.resources) return existing;
  const byId = new Map(existing.map((resource) => [resource.id, resource]));
  const taken = new Set<string>();
  return input.resources.map((given, position) => {
    const ownProblems: FieldErrors = {};
    const resource = composeResource(
      given,
      {
        datasetId: setting.id,
        position,
        previous: given.id ? byId.get(given.id) : undefined,
        now: setting.now,
        publicUrl: setting.publicUrl,
        language: setting.language,
        administrator: setting.administrator,
      },
      ownProblems,
    );
    if (taken.has(resource.id)) addProblems(ownProblems, 'id', 'Resource id already exists.');
    taken.add(resource.id);
    addProblemsWithin(problems, 'resources', position, ownProblems);
    return resource;
  });
}
