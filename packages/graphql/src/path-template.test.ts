import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePathTemplate } from './path-template.ts';

function expand(source: string, values: Record<string, unknown>): string {
  return parsePathTemplate(source).expand((name) => values[name]);
}

describe('a path template', () => {
  it('takes required names into the path and optional ones into the query', () => {
    expect(expand('datasets/{id}{?rows,start}', { id: 'a', rows: 10, start: 0 })).toBe(
      'datasets/a?rows=10&start=0',
    );
  });

  it('leaves out of the query what has no value', () => {
    expect(expand('action/x{?a,b}', { a: null, b: undefined })).toBe('action/x');
    expect(expand('action/x{?a,b}', { b: '' })).toBe('action/x?b=');
  });

  it('continues a query that has begun', () => {
    expect(expand('action/x?rows=0{&q}', { q: 'rain' })).toBe('action/x?rows=0&q=rain');
  });

  it('sends lists and objects as JSON text', () => {
    expect(expand('x{?fields}', { fields: ['a'] })).toBe(`x?fields=${encodeURIComponent('["a"]')}`);
  });

  it('refuses to leave a hole in the path', () => {
    expect(() => expand('datasets/{id}', {})).toThrow('Missing parameters to run query');
  });

  it('refuses braces it does not understand', () => {
    for (const source of ['x/{', 'x/{+id}', 'x/{a b}', 'x/}']) {
      expect(() => parsePathTemplate(source)).toThrow('is no path template');
    }
  });

  it('never lets a value change the path or the query around it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (value) => {
        const url = new URL(expand('a/{id}/b{?q}', { id: 'x', q: value }), 'http://localhost/');
        expect(url.searchParams.get('q')).toBe(value);
        const path = expand('a/{id}/b', { id: value });
        expect(path.split('/')).toHaveLength(3);
        expect(decodeURIComponent(path.split('/')[1] ?? '')).toBe(value);
      }),
    );
  });
});
