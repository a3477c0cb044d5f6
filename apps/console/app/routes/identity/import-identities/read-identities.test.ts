import { describe, expect, test } from 'vitest';
import { readIdentities } from './read-identities.server.ts';

const text = { type: 'string' };
const name = { type: 'object', properties: { first: text, last: text } };
const properties = { email: text, name, age: { type: 'integer' }, member: { type: 'boolean' } };
const schema = { properties: { traits: { type: 'object', properties } } };
const known = { byDefault: 'person', schemas: new Map([['person', schema]]) };
const read = (written: string) => readIdentities(written, known);

describe('accounts in a file', () => {
  test('are lines of JSON, of which one that cannot be read leaves the others', () => {
    expect(read('{"traits":{}}\n\n{"traits"\n')).toEqual({
      lines: [
        { line: 1, identity: { traits: {} } },
        { line: 3, fault: 'json' },
      ],
    });
  });

  test('are a list of JSON, or nothing where it does not end', () => {
    expect(read(' [{"traits":{}}, 7]')).toEqual({
      lines: [
        { line: 1, identity: { traits: {} } },
        { line: 2, identity: 7 },
      ],
    });
    expect(read('[{')).toEqual({ unreadable: expect.any(String) });
  });

  test('are a table, whose cells get the kinds that the schema wants', () => {
    const table = [
      'email;name.first;traits.age;member;password;email_verified;state',
      'ada@example.org;Ada;36;TRUE; secret ;yes;inactive',
      'bo@example.org;;many;;;;',
      'short;row',
    ].join('\n');
    expect(read(table)).toEqual({
      lines: [
        {
          line: 2,
          identity: {
            state: 'inactive',
            traits: { email: 'ada@example.org', name: { first: 'Ada' }, age: 36, member: true },
            credentials: { password: { config: { password: ' secret ' } } },
            verifiable_addresses: [
              { value: 'ada@example.org', via: 'email', verified: true, status: 'completed' },
            ],
          },
        },
        { line: 3, identity: { traits: { email: 'bo@example.org', age: 'many' } } },
        { line: 4, fault: 'cells' },
      ],
    });
    expect(read('email\n"a')).toEqual({ unreadable: expect.any(String) });
  });

  test('cannot reach the prototype of an object', () => {
    read('email,__proto__.admin,constructor.admin\na,yes,yes');
    expect(({} as { admin?: string }).admin).toBeUndefined();
    expect((Object as unknown as { admin?: string }).admin).toBeUndefined();
  });
});
