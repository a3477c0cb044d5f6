import { describe, expect, it } from 'vitest';
import { individualSchema } from '../schemas/individual-schema.ts';
import type { JsonSchema } from './json-schema.ts';
import { identitySchemaFaults } from './schema-faults.ts';

const withTrait = (trait: unknown): JsonSchema => ({
  type: 'object',
  properties: { traits: { type: 'object', properties: { email: trait } } },
});
const told = (schema: JsonSchema) =>
  identitySchemaFaults(schema).map(({ place, fault }) => `${place} ${fault}`);
const email = 'properties.traits.properties.email';

describe('an identity schema', () => {
  it('is whatever JSON Schema and Ory’s keyword allow, in any dialect', () => {
    expect(told(individualSchema)).toEqual([]);
    expect(told({ ...individualSchema, $schema: 'https://json-schema.org/draft/2020-12/schema' })).toEqual(
      [],
    );
    expect(told(withTrait({ type: ['string', 'null'], 'x-of-ours': 1, format: 'colour' }))).toEqual([]);
    expect(told({ $defs: { a: { type: 'string' } }, ...withTrait({ $ref: '#/$defs/a' }) })).toEqual([]);
  });

  it('names the place of what is misspelt', () => {
    expect(told(withTrait({ type: 'strin' }))).toEqual([
      `${email}.type must be "array" or "boolean" or "integer" or "null" or "number" or "object" or "string"`,
    ]);
    expect(told(withTrait({ minLength: -1, required: true }))).toEqual([
      `${email}.minLength must be >= 0`,
      `${email}.required must be array`,
    ]);
    expect(told(withTrait({ pattern: '(' }))).toEqual([`${email}.pattern is no regular expression`]);
    expect(told(withTrait('string'))).toEqual([`${email} must be object,boolean`]);
  });

  it('names a reference that leads nowhere', () => {
    expect(told(withTrait({ $ref: '#/definitions/address' }))).toEqual([
      expect.stringContaining('#/definitions/address'),
    ]);
    expect(told(withTrait({ $ref: 'https://schemas.example/address.json' }))).toEqual([
      expect.stringContaining('https://schemas.example/address.json'),
    ]);
  });
});
