import { describe, expect, it } from 'vitest';
import type { Project } from '../projects/project.ts';
import { individualSchema } from './individual-schema.ts';
import type { JsonSchema } from '../json-schemas/json-schema.ts';
import { traitNodes } from './trait-nodes.ts';

function draw(traits: JsonSchema, values: unknown = {}, definitions: JsonSchema = {}) {
  const schema = { definitions, type: 'object', properties: { traits: { type: 'object', ...traits } } };
  return traitNodes(withSchema(schema), 'person', 'default', values);
}

function withSchema(schema: JsonSchema): Project {
  const settings = { identity: { default_schema_id: 'person', schemas: [{ id: 'person', schema }] } };
  return { settings } as unknown as Project;
}

describe('the fields of traits', () => {
  it('have the input type, completion and rules that their schema means', () => {
    const properties = {
      mail: { type: 'string', format: 'email', title: 'E-mail', maxLength: 80 },
      phone: { type: 'string', format: 'tel', pattern: '^[0-9]+$' },
      born: { type: 'string', format: 'date' },
      seen: { type: 'string', format: 'date-time' },
      site: { type: 'string', format: 'uri' },
      age: { type: 'integer' },
      height: { type: ['number', 'null'] },
      news: { type: 'boolean' },
      fixed: { type: 'string', disableFormField: true },
      tags: { type: 'array', items: { type: 'string' } },
      open: {},
    };
    const nodes = draw({ properties, required: ['mail'] }, { mail: 'a@b.c', news: false, age: 0 });
    expect(nodes.map(({ attributes }) => attributes)).toEqual([
      {
        name: 'traits.mail',
        type: 'email',
        value: 'a@b.c',
        required: true,
        disabled: false,
        autocomplete: 'email',
        maxlength: 80,
        node_type: 'input',
      },
      input('phone', 'tel', { autocomplete: 'tel', pattern: '^[0-9]+$' }),
      input('born', 'date'),
      input('seen', 'datetime-local'),
      input('site', 'url', { autocomplete: 'url' }),
      input('age', 'number', { value: 0 }),
      input('height', 'number'),
      input('news', 'checkbox', { value: false }),
      input('fixed', 'text', { disabled: true }),
      input('tags', 'text'),
      input('open', 'text'),
    ]);
    expect(nodes[0]?.meta).toEqual({
      label: { id: 1070002, text: 'E-mail', type: 'info', context: { title: 'E-mail' } },
    });
    expect(nodes[1]?.meta).toEqual({});
  });

  it('of nested objects have dotted names, and must be given only where everything above them must', () => {
    const name = { type: 'object', properties: { first: {}, last: {} }, required: ['first'] };
    const required = draw({ properties: { name }, required: ['name'] }, { name: { last: 'King' } });
    expect(required.map(({ attributes }) => attributes)).toMatchObject([
      { name: 'traits.name.first', required: true },
      { name: 'traits.name.last', value: 'King' },
    ]);
    expect(draw({ properties: { name } })[0]?.attributes).not.toHaveProperty('required');
  });

  it('follow references within the schema, and end where it contains itself', () => {
    const definitions = { mail: { type: 'string', format: 'email' }, loop: { $ref: '#/definitions/loop' } };
    const properties = { mail: { $ref: '#/definitions/mail' }, loop: { $ref: '#/definitions/loop' } };
    expect(draw({ properties }, {}, definitions).map(({ attributes }) => attributes)).toMatchObject([
      { name: 'traits.mail', type: 'email' },
      { name: 'traits.loop', type: 'text' },
    ]);
    const tree = { type: 'object', properties: { child: { $ref: '#/definitions/tree' } } };
    expect(draw({ properties: { tree: { $ref: '#/definitions/tree' } } }, {}, { tree })).toEqual([]);
  });

  it('of the portal are those of its profile', () => {
    const names = traitNodes(withSchema(individualSchema), 'person', 'profile', {}).map(
      ({ attributes }) => 'name' in attributes && attributes.name,
    );
    expect(names).toEqual(
      ['email', 'name', 'phone', 'organisation', 'designation', 'purpose'].map((name) => `traits.${name}`),
    );
  });

  it('are none for a schema that does not exist', () => {
    expect(traitNodes(withSchema({}), 'robot', 'default', {})).toEqual([]);
  });
});

function input(name: string, type: string, rest: object = {}) {
  return { name: `traits.${name}`, type, disabled: false, node_type: 'input', ...rest };
}
