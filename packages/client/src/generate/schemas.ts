/** JSON schemas as the description of the API has them, as far as types follow from them. */
export type Schema = {
  title?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema | Schema[];
  prefixItems?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
  oneOf?: Schema[];
  additionalProperties?: Schema | boolean;
  patternProperties?: Record<string, Schema>;
  $ref?: string;
};

const COMPONENT = '#/components/schemas/';

/**
 * Takes schemas that have a title out of those that hold them, so that there is one type of that name.
 * @throws Error where two schemas of one title differ
 */
export class NamedSchemas {
  readonly #components: Record<string, Schema>;
  readonly #named = new Map<string, { written: string; schema: Schema }>();

  /** @param components that the description has already, by the names that its references have */
  constructor(components: Record<string, Schema> = {}) {
    this.#components = components;
  }

  /** The schema with references in the place of all that has a title. */
  refer(schema: Schema): Schema {
    const { $ref } = schema;
    if ($ref !== undefined) return this.#referTo($ref);
    const { title, ...untitled } = schema;
    if (title === undefined) return this.#inside(schema);
    return this.#name(title, untitled);
  }

  /** Gives a schema a name of its own. */
  add(name: string, schema: Schema): Schema {
    const { title: _title, ...untitled } = schema;
    return this.#name(name, untitled);
  }

  /** All that has a name. */
  all(): Record<string, Schema> {
    return Object.fromEntries([...this.#named].map(([name, { schema }]) => [name, schema]));
  }

  #referTo(reference: string): Schema {
    const schema = this.#components[reference.replace(COMPONENT, '')];
    if (schema?.title === undefined)
      throw new Error(`${reference} is not in the description, or has no title`);
    const { title, ...untitled } = schema;
    return this.#name(title, untitled);
  }

  #name(title: string, schema: Schema): Schema {
    const name = title.replace(/\W+/g, '');
    const reference = { $ref: COMPONENT + name };
    const written = JSON.stringify(schema);
    const known = this.#named.get(name);
    if (known && known.written !== written) throw new Error(`Two schemas have the title ${name}`);
    if (known) return reference;
    // Noted first, since it may refer to itself.
    const noted = { written, schema: {} };
    this.#named.set(name, noted);
    noted.schema = this.#inside(schema);
    return reference;
  }

  #inside(schema: Schema): Schema {
    const each = (schemas: Schema[]) => schemas.map((one) => this.refer(one));
    const byName = (schemas: Record<string, Schema>) =>
      Object.fromEntries(Object.entries(schemas).map(([name, one]) => [name, this.refer(one)]));
    const { properties, items, prefixItems, anyOf, allOf, oneOf } = schema;
    const { additionalProperties, patternProperties } = schema;
    return {
      ...schema,
      ...(properties && { properties: byName(properties) }),
      ...(items && { items: Array.isArray(items) ? each(items) : this.refer(items) }),
      ...(prefixItems && { prefixItems: each(prefixItems) }),
      ...(anyOf && { anyOf: each(anyOf) }),
      ...(allOf && { allOf: each(allOf) }),
      ...(oneOf && { oneOf: each(oneOf) }),
      ...(typeof additionalProperties === 'object' && {
        additionalProperties: this.refer(additionalProperties),
      }),
      ...(patternProperties && { patternProperties: byName(patternProperties) }),
    };
  }
}
