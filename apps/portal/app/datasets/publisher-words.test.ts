import type { Dataset } from '@gazetteer/client';
import { expect, test } from 'vitest';
import { peopleOf, placesCovered, sourceDates } from './publisher-words.ts';

const dataset = (given: object) =>
  ({
    extras: [],
    maintainer: null,
    maintainer_email: null,
    author: null,
    author_email: null,
    ...given,
  }) as unknown as Dataset;

test('dates of the source are what the desk stores, else what a harvested dataset says, and no more', () => {
  expect(sourceDates(dataset({ source_published: '2018', source_updated: '2019-03' }))).toEqual({
    published: '2018',
    updated: '2019-03',
  });
  const extras = [
    { key: 'issued', value: '2017-01-02T03:04:05' },
    { key: 'modified', value: 'last spring' },
  ];
  expect(sourceDates(dataset({ extras }))).toEqual({ published: '2017-01-02', updated: undefined });
});

test('places and people are those that the publisher names; an address alone is a name', () => {
  expect(placesCovered(dataset({ spatial_text: ' Kerala ' }))).toBe('Kerala');
  expect(placesCovered(dataset({ spatial: '{"type":"Point"}' }))).toBeUndefined();
  expect(peopleOf(dataset({ maintainer: 'Desk', author_email: 'ada@example.org' }))).toEqual({
    contact: { name: 'Desk', email: undefined },
    author: { name: 'ada@example.org', email: 'ada@example.org' },
  });
  expect(peopleOf(dataset({ maintainer: ' ' })).contact).toBeUndefined();
});
