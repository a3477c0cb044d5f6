import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anotherSlug, chooseSlug } from './choose-slug.ts';

const PART_OF_HOST = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;

describe('the slug of a project', () => {
  it.each([
    ['Health Board', 'health-board'],
    ['Ministère de l’Éducation', 'ministere-de-l-education'],
    ['  --Roads & Bridges--  ', 'roads-bridges'],
    ['a'.repeat(90), 'a'.repeat(40)],
  ])('is made of the name %s', (name, slug) => expect(chooseSlug(name, undefined)).toBe(slug));

  it('is never what people would take for the portal’s, nor empty', () => {
    expect(chooseSlug('Console', undefined)).toMatch(/^console-[a-z0-9]{6}$/);
    expect(chooseSlug('建设', undefined)).toMatch(/^project-[a-z0-9]{6}$/);
    expect(() => chooseSlug('x', 'login')).toThrow(/slug/);
  });

  it('can stand in a host, whatever the name is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const slug = chooseSlug(name, undefined);
        expect(slug).toMatch(PART_OF_HOST);
        expect(anotherSlug(slug)).toMatch(PART_OF_HOST);
        expect(chooseSlug('x', anotherSlug(slug))).toMatch(PART_OF_HOST);
      }),
    );
  });
});
