import type { StandardSchemaWithJSON } from '@modelcontextprotocol/server';
import { schemaFaults } from '@gazetteer/kernel';
import type { TObject } from 'typebox';
import { Compile } from 'typebox/compile';
import { Value } from 'typebox/value';

type Validate = (value: unknown) => { value: unknown } | { issues: { message: string }[] };

/** By the schema's object: a server is made for each request, the schemas are always the same. */
const validators = new WeakMap<TObject, Validate>();

/**
 * A schema in the form that the protocol's library takes (Standard Schema, with its JSON Schema). A text that stands for a
 * number or a truth value counts as one, since models write both; a field that the schema does not have is refused with
 * the names of those it has.
 */
export function standardSchema(schema: TObject): StandardSchemaWithJSON {
  return {
    '~standard': {
      version: 1,
      vendor: 'typebox',
      validate: (value: unknown) => validatorOf(schema)(value),
      jsonSchema: { input: () => ({ ...schema }), output: () => ({ ...schema }) },
    },
  };
}

function validatorOf(schema: TObject): Validate {
  const known = validators.get(schema);
  if (known) return known;
  const compiled = Compile(schema);
  const names = Object.keys(schema.properties).join(', ');
  const validate: Validate = (given) => {
    if (compiled.Check(given)) return { value: given };
    const value = Value.Convert(schema, Value.Clone(given));
    if (compiled.Check(value)) return { value };
    const faults = schemaFaults(schema, value, `is no parameter; there are: ${names || 'none'}`);
    return { issues: faults.map(({ place, fault }) => ({ message: `${place || 'The input'} ${fault}` })) };
  };
  validators.set(schema, validate);
  return validate;
}
