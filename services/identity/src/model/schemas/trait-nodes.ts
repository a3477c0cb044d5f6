import { messageIds } from '../../forms/message-ids.ts';
import { type FormBody, isRecord } from '../../forms/read-form.ts';
import { inputNode, type InputType, type NodeGroup, type UiNode } from '../../forms/ui-node.ts';
import { uiText } from '../../forms/ui-text.ts';
import type { Project } from '../projects/project.ts';
import { findSchema } from './find-schema.ts';
import type { JsonSchema } from '../json-schemas/json-schema.ts';
import { traitFields } from './trait-fields.ts';
import { traitValue } from './trait-value.ts';

/**
 * The fields of a form for traits, in the order of the schema, named `traits.x.y` and filled with what is known.
 * @returns nothing for a schema the project does not have
 */
export function traitNodes(project: Project, schemaId: string, group: NodeGroup, traits: unknown): UiNode[] {
  const schema = findSchema(project, schemaId);
  if (!schema) return [];
  return traitFields(schema).map((field) => {
    const { title, pattern, maxLength, disableFormField } = field.schema;
    const value = traitValue(traits, field.path);
    const type = inputType(field.schema);
    const autocomplete = autocompleteOf(type);
    const label = typeof title === 'string' ? uiText(messageIds.traitField, { title }) : undefined;
    return inputNode(group, `traits.${field.path.join('.')}`, type, label, {
      disabled: disableFormField === true,
      ...(value === undefined ? {} : { value }),
      ...(field.required ? { required: true } : {}),
      ...(autocomplete ? { autocomplete } : {}),
      ...(typeof pattern === 'string' ? { pattern } : {}),
      ...(typeof maxLength === 'number' ? { maxlength: maxLength } : {}),
    });
  });
}

const FORMATS = new Map<unknown, InputType>([
  ['email', 'email'],
  ['tel', 'tel'],
  ['date', 'date'],
  ['date-time', 'datetime-local'],
  ['uri', 'url'],
]);

function inputType(schema: JsonSchema): InputType {
  const types: unknown[] = Array.isArray(schema['type']) ? schema['type'] : [schema['type']];
  if (types.includes('number') || types.includes('integer')) return 'number';
  if (types.includes('boolean')) return 'checkbox';
  return FORMATS.get(schema['format']) ?? 'text';
}

function autocompleteOf(type: InputType): string | undefined {
  return type === 'email' || type === 'tel' || type === 'url' ? type : undefined;
}

/** The fields of somebody who signs up, by the project's schema. */
export function registrationTraits({ project }: { project: Project }): UiNode[] {
  return traitNodes(project, project.settings.identity.default_schema_id, 'default', {});
}

/** The traits of a submitted form; nothing given counts as an empty set, for the schema to refuse. */
export function readTraits({ traits }: FormBody): Record<string, unknown> {
  return isRecord(traits) ? traits : {};
}
