import { describe, expect, it } from 'vitest';
import { checkTraits } from './check-traits.ts';
import { individualSchema } from './individual-schema.ts';
import type { JsonSchema } from '../json-schemas/json-schema.ts';

const schemaOf = (traits: JsonSchema): JsonSchema => ({ type: 'object', properties: { traits } });
const found = (schema: JsonSchema, traits: unknown) =>
  checkTraits(schema, traits).map(({ node, text }) => [node, text.id, text.context]);

describe('traits', () => {
  it('that keep to their schema have no problems', () => {
    expect(checkTraits(individualSchema, { email: 'ada@example.org', name: 'Ada' })).toEqual([]);
  });

  it('that are missing are named by their field, nested ones too', () => {
    const schema = schemaOf({
      type: 'object',
      required: ['email', 'name'],
      properties: { name: { type: 'object', required: ['first'] } },
    });
    expect(found(schema, { name: {} })).toEqual([
      ['traits.email', 4000002, { property: 'email' }],
      ['traits.name.first', 4000002, { property: 'first' }],
    ]);
    expect(found({ type: 'object', required: ['traits'] }, undefined)).toEqual([
      ['traits', 4000002, { property: 'traits' }],
    ]);
  });

  it('that are too short are counted as people count characters', () => {
    const schema = schemaOf({ type: 'object', properties: { name: { type: 'string', minLength: 3 } } });
    expect(found(schema, { name: '👩‍🚀'.slice(0, 2) })).toEqual([
      ['traits.name', 4000003, { expected_length: 3, actual_length: 1 }],
    ]);
  });

  it('in a wrong form are told what is expected, by an example where the schema has one', () => {
    const problems = found(individualSchema, { email: 'ada', name: 'Ada', phone: '12345' });
    expect(problems).toEqual([
      ['traits.email', 4000004, { expected_format: 'email', actual_value: 'ada' }],
      ['traits.phone', 4000004, { expected_format: '+91-9876543210', actual_value: '12345' }],
    ]);
    const plain = schemaOf({ type: 'object', properties: { code: { type: 'string', pattern: '^a$' } } });
    expect(found(plain, { code: 'b' })).toEqual([
      ['traits.code', 4000004, { expected_format: '^a$', actual_value: 'b' }],
    ]);
  });

  it('that break another rule are told so in words', () => {
    const schema = schemaOf({
      type: 'object',
      properties: {
        age: { type: 'integer', maximum: 150 },
        tags: { type: 'array', items: { type: 'string' } },
      },
      additionalProperties: false,
    });
    const problems = checkTraits(schema, { age: 200, tags: ['a', 1], shoe: 44 });
    expect(problems.map(({ node, text }) => [node, text.id, text.text])).toEqual([
      ['traits.shoe', 4000001, 'The property shoe is not known.'],
      ['traits.age', 4000001, 'This must be <= 150.'],
      ['traits.tags.1', 4000001, 'This must be string.'],
    ]);
    expect(found(schema, 'nothing')).toEqual([['traits', 4000001, undefined]]);
  });

  it('that messages are sent to are addresses, whether or not the schema asks for it', () => {
    const address = { type: 'string', 'ory.sh/kratos': { verification: { via: 'email' } } };
    const one = schemaOf({ type: 'object', properties: { mail: address } });
    expect(found(one, { mail: 'ada\r\nBcc: eve@example.org' })).toMatchObject([['traits.mail', 4000004, {}]]);
    expect(found(one, { mail: 'ada@example.org' })).toEqual([]);
    expect(found(one, {})).toEqual([]);
    const many = schemaOf({ type: 'object', properties: { mails: { type: 'array', items: address } } });
    expect(found(many, { mails: ['ada@example.org', 'ada'] })).toMatchObject([['traits.mails', 4000004, {}]]);
  });

  it('are no more than can be kept of one person', () => {
    expect(found({}, { note: 'x'.repeat(70_000) })).toEqual([['traits', 4000001, undefined]]);
  });

  it('are checked by a schema of any dialect, and by two of the same $id', () => {
    const schema = {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $id: 'https://x.test/s',
      type: 'object',
    };
    expect(checkTraits({ ...schema, required: ['a'] }, {})).toHaveLength(1);
    expect(checkTraits({ ...schema, required: ['traits'] }, {})).toEqual([]);
  });
});
