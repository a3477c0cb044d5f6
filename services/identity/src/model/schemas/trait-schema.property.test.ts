import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Project } from '../projects/project.ts';
import { checkTraits } from './check-traits.ts';
import { isRecord, type JsonSchema } from '../json-schemas/json-schema.ts';
import { traitNodes } from './trait-nodes.ts';
import { readTraitRoles } from './trait-roles.ts';
import { traitValue } from './trait-value.ts';

const key = fc.stringMatching(/^[a-z]{1,6}$/);

const leaf: fc.Arbitrary<JsonSchema> = fc.record(
  {
    type: fc.constantFrom('string', 'number', 'boolean'),
    title: fc.string(),
    'ory.sh/kratos': fc.oneof(
      fc.anything(),
      fc.record({
        credentials: fc.record({ password: fc.record({ identifier: fc.boolean() }) }),
        recovery: fc.record({ via: fc.constantFrom('email', 'phone', 'sms', 'pigeon') }),
      }),
    ),
  },
  { requiredKeys: ['type'] },
);

const objects = fc.letrec<{ node: JsonSchema; object: JsonSchema }>((tie) => ({
  object: fc
    .tuple(fc.dictionary(key, tie('node'), { minKeys: 1, maxKeys: 4 }), fc.uniqueArray(key))
    .map(([properties, required]) => ({ type: 'object', properties, required })),
  node: fc.oneof({ maxDepth: 3 }, leaf, tie('object')),
}));

const schemas = objects.object.map((traits): JsonSchema => ({ type: 'object', properties: { traits } }));

describe('any schema of traits', () => {
  it('gives a field for each trait that holds a value, in its order, and no other', () => {
    fc.assert(
      fc.property(schemas, (schema) => {
        const names = draw(schema, {}).map(({ name }) => name);
        expect(names).toEqual(leaves(schema, ['properties', 'traits']));
        expect(new Set(names).size).toBe(names.length);
      }),
    );
  });

  it('fills its fields with the values of the traits', () => {
    fc.assert(
      fc.property(schemas, fc.object({ key }), (schema, traits) => {
        for (const { name, value } of draw(schema, traits)) {
          expect(value).toEqual(traitValue(traits, name.split('.').slice(1)));
        }
      }),
    );
  });

  it('names problems only in traits, and reads roles from whatever it is given', () => {
    fc.assert(
      fc.property(schemas, fc.anything(), (schema, traits) => {
        for (const { node } of checkTraits(schema, traits)) expect(node).toMatch(/^traits(\.|$)/);
        const roles = readTraitRoles(schema, traits);
        for (const identifier of [
          ...roles.identifiers.password,
          ...roles.recovery.map(({ value }) => value),
        ]) {
          expect(identifier).toBe(identifier.trim().toLowerCase());
        }
      }),
      // Compiling a schema takes a while.
      { numRuns: 40 },
    );
  });
});

function draw(schema: JsonSchema, traits: unknown) {
  const settings = { identity: { default_schema_id: 'person', schemas: [{ id: 'person', schema }] } };
  const nodes = traitNodes({ settings } as unknown as Project, 'person', 'default', traits);
  return nodes.map(({ attributes }) => attributes as { name: string; value?: unknown });
}

/** The names of the fields, found another way: by walking down to each schema without properties. */
function leaves(schema: JsonSchema, path: string[], name = 'traits'): string[] {
  const here = traitValue(schema, path);
  const properties = isRecord(here) ? here['properties'] : undefined;
  if (!isRecord(properties)) return [name];
  return Object.keys(properties).flatMap((key) =>
    leaves(schema, [...path, 'properties', key], `${name}.${key}`),
  );
}
