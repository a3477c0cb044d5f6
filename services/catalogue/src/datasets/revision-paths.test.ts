import { expect, it } from 'vitest';
import { assign, filterKeys, type Json, merge, readPatterns, unlike, valueAt } from './revision-paths.ts';

const dataset = (): Json => ({
  title: 'Rain',
  tags: ['a'],
  resources: [
    { id: '1492ab', name: 'first', url: 'x' },
    { id: '77777777', name: 'second', url: 'y' },
  ],
});

it.each([
  ['title', 'Rain'],
  ['resources__1__name', 'second'],
  ['resources__-1__name', 'second'],
  ['resources__1492a__name', 'first'],
  ['resources__1492__name', undefined],
  ['resources__2__name', undefined],
  ['title__length', undefined],
  ['constructor', undefined],
])('the path %s leads to %j', (path, value) => {
  expect(valueAt(dataset(), path.split('__'))).toBe(value);
});

it.each([
  ['+title,-*', { title: 'Rain' }],
  ['-*', {}],
  [['-resources__0', '-tags'], { title: 'Rain', resources: [{ id: '77777777', name: 'second', url: 'y' }] }],
  [
    '+resources__1492a__id, -resources__1492a__*, -resources__1, -t*',
    { title: 'Rain', tags: ['a'], resources: [{ id: '1492ab' }] },
  ],
  ['+resources__0__name, -*', { resources: [{ name: 'first' }] }],
  ['title', dataset()],
])('the patterns %j leave what they do not leave out', (patterns, kept) => {
  expect(filterKeys(dataset(), readPatterns(patterns))).toEqual(kept);
});

it('values are compared and merged part by part', () => {
  expect(unlike(dataset(), { resources: [{}, { name: 'third' }], size: 1 }, [])).toEqual([
    'resources__1__name',
    'size',
  ]);
  expect(unlike(dataset(), { title: 'Rain', resources: [{ name: 'first' }] }, [])).toEqual([]);
  expect(merge(dataset(), { title: 'Snow', tags: ['b', 'c'], resources: [{ url: 'z' }] })).toEqual({
    title: 'Snow',
    tags: ['b', 'c'],
    resources: [
      { id: '1492ab', name: 'first', url: 'z' },
      { id: '77777777', name: 'second', url: 'y' },
    ],
  });
});

it('single keys are set, lists extended, and what leads nowhere is told', () => {
  const changed = dataset();
  expect(assign(changed, ['resources', 'extend'], [{ name: 'third' }])).toBeUndefined();
  expect(assign(changed, ['resources', '2', 'url'], 'z')).toBeUndefined();
  expect(assign(changed, ['notes'], 'new')).toBeUndefined();
  expect(changed).toMatchObject({ notes: 'new', resources: [{}, {}, { name: 'third', url: 'z' }] });
  expect(assign(changed, ['resources', '9'], {})).toBe('there is no item 9');
  expect(assign(changed, ['title', 'extend'], 'x')).toBe('extend needs a list');
  expect(assign(changed, ['title', 'x'], 'x')).toBe('title has no keys');
});
