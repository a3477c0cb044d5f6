import type { Traits } from '../model/identities/identity.ts';
import { traitNodes } from '../model/schemas/trait-nodes.ts';
import type { UiNode } from '../forms/ui-node.ts';
import { type FormBody, isRecord } from '../forms/read-form.ts';
import type { Drawing } from './flow-method.ts';

/** The fields of somebody who signs up, by the project's schema. */
export function registrationTraits({ project }: Drawing): UiNode[] {
  return traitNodes(project, project.settings.identity.default_schema_id, 'default', {});
}

/** The traits of a submitted form; nothing given counts as an empty set, for the schema to refuse. */
export function readTraits({ traits }: FormBody): Traits {
  return isRecord(traits) ? traits : {};
}
