import { Type, type TSchema } from 'typebox';

/** Settings by their names, with dots between the objects that they stand in. */
export type Settings = [name: string, property: TSchema][];

/** The settings of a schema whose objects stand in each other. */
export function leavesOf(schema: TSchema, prefix = ''): Settings {
  if (!Type.IsObject(schema)) return [[prefix, schema]];
  return Object.entries(schema.properties).flatMap(([name, property]) =>
    leavesOf(property, prefix === '' ? name : `${prefix}.${name}`),
  );
}

/** What holds where nothing is said, as it is written; undefined where nothing does. */
export function defaultOf(property: TSchema): string | undefined {
  if (!('default' in property)) return undefined;
  const { default: standard } = property;
  return typeof standard === 'string' ? standard : JSON.stringify(standard);
}

/** Whether a setting has to be given. */
export function isRequired(property: TSchema): boolean {
  return !('default' in property) && !Type.IsOptional(property);
}

/** What a setting means. */
export function meaningOf(property: TSchema): string {
  return 'description' in property ? String(property.description) : '';
}
