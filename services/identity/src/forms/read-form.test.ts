import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flattenBody, nestFields, readForm } from './read-form.ts';

describe('a form', () => {
  it('nests dotted names', () => {
    expect(readForm('traits.name.first=Ada&method=password')).toEqual({
      traits: { name: { first: 'Ada' } },
      method: 'password',
    });
  });

  it('takes the last of a repeated name, and leaves empty traits out', () => {
    expect(readForm('remember=false&remember=true&traits.phone=&password=')).toEqual({
      remember: 'true',
      password: '',
    });
  });

  it('cannot reach the prototype of an object', () => {
    const body = readForm('__proto__.admin=1&constructor.prototype.admin=1');
    expect({}).not.toHaveProperty('admin');
    expect(Object.keys(body)).toEqual(['__proto__', 'constructor']);
  });

  it('may come as JSON, its fields by their names, nested, or both', () => {
    const sent = {
      method: 'profile',
      traits: { name: 'Ada' },
      'traits.email': 'a@example.org',
      'traits.tel': '',
    };
    expect(nestFields(Object.entries(sent))).toEqual({
      method: 'profile',
      traits: { name: 'Ada', email: 'a@example.org' },
    });
    nestFields(
      Object.entries({ traits: {}, 'traits.__proto__.admin': 1, 'traits.constructor.prototype.x': 1 }),
    );
    expect({}).not.toHaveProperty('admin');
    expect({}).not.toHaveProperty('x');
  });

  it('leaves out names deeper than any form, however deep, in no time', () => {
    const started = performance.now();
    expect(readForm(`${'a.'.repeat(100_000)}a=1&b=2`)).toEqual({ b: '2' });
    expect(performance.now() - started).toBeLessThan(1000);
  });

  it('gives back every field it was given', () => {
    const name = fc.stringMatching(/^[a-z]{1,8}$/);
    fc.assert(
      fc.property(fc.dictionary(name, fc.string(), { maxKeys: 8 }), (fields) => {
        const read = flattenBody(readForm(new URLSearchParams(fields).toString()));
        expect(Object.fromEntries(read)).toEqual({ ...fields });
      }),
    );
  });
});
