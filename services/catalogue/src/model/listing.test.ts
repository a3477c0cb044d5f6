import { describe, expect, it } from 'vitest';
import { isListed, isUsable, readinessOf, whyNotListed } from './listing.ts';

const read = { metadata_modified: '2026-01-02T00:00:00' };
const link = { ...read, url: 'https://example.org/a.csv', url_type: null, datastore_active: false };
const upload = {
  ...read,
  url: '/dataset/d/resource/r/download/a.pdf',
  url_type: 'upload',
  datastore_active: false,
};
const table = { ...read, url: '/datastore/dump/r', url_type: 'datastore', datastore_active: true };
const comingTable = { ...table, datastore_active: false };
const nothing = { ...read, url: '', url_type: null, datastore_active: false };
const ready = { idp_ready: true, held_back: false };
const held = { idp_ready: false, held_back: true };
const waiting = { idp_ready: false, held_back: false };

describe('what visitors can use', () => {
  it('is a table that answers, a file that downloads and a link', () => {
    expect([table, upload, link].map(isUsable)).toEqual([true, true, true]);
  });

  it('is neither a table that is still to come nor an empty resource', () => {
    expect([comingTable, nothing].map(isUsable)).toEqual([false, false]);
  });
});

describe('a resource', () => {
  it('is ready by itself as soon as visitors can use it', () => {
    expect(readinessOf({}, link, undefined)).toEqual(ready);
    expect(readinessOf({}, comingTable, undefined)).toEqual(waiting);
    expect(readinessOf({}, table, { ...comingTable, ...waiting })).toEqual(ready);
  });

  it('stays out where its publisher holds it back, and comes when they let it go', () => {
    for (const wish of [{ held_back: true }, { idp_ready: false }]) {
      expect(readinessOf(wish, link, undefined)).toEqual(held);
      expect(readinessOf(wish, link, { ...link, ...ready })).toEqual(held);
    }
    expect(readinessOf({}, table, { ...comingTable, ...held })).toEqual(held);
    for (const wish of [{ held_back: false }, { idp_ready: true }]) {
      expect(readinessOf(wish, link, { ...link, ...held })).toEqual(ready);
    }
  });

  it('is not held back by a program that sends what it has read', () => {
    expect(readinessOf(waiting, table, { ...comingTable, ...waiting })).toEqual(ready);
    expect(readinessOf(ready, link, { ...link, ...ready })).toEqual(ready);
    expect(readinessOf(held, link, { ...link, ...held })).toEqual(held);
    const before = { ...waiting, metadata_modified: '2026-01-01T00:00:00' };
    expect(readinessOf(before, table, { ...table, ...ready })).toEqual(ready);
    expect(readinessOf({ ...waiting, ...read }, table, { ...table, ...ready })).toEqual(held);
  });

  it('changes by what is said otherwise, whatever else is sent along', () => {
    expect(readinessOf({ ...ready, held_back: true }, link, { ...link, ...ready })).toEqual(held);
    expect(readinessOf({ ...held, held_back: false }, link, { ...link, ...held })).toEqual(ready);
    expect(readinessOf({ ...held, idp_ready: true }, link, { ...link, ...held })).toEqual(ready);
  });

  it('can be said to be ready before there is anything, and is not once that is taken away', () => {
    expect(readinessOf({ idp_ready: true }, nothing, undefined)).toEqual(ready);
    expect(readinessOf(ready, nothing, { ...link, ...ready })).toEqual(waiting);
    expect(readinessOf({}, comingTable, { ...table, ...ready })).toEqual(waiting);
  });
});

describe('a dataset', () => {
  it('is listed with one resource that is ready', () => {
    expect(isListed({ resources: [held, ready] })).toBe(true);
    expect(isListed({ resources: [held, waiting] })).toBe(false);
    expect(isListed({ resources: [] })).toBe(false);
  });

  it.each([
    [
      null,
      [
        { ...link, ...ready },
        { ...table, ...held },
      ],
      'met',
    ],
    ['no_resources', [], 'met'],
    ['nothing_usable', [{ ...comingTable, ...waiting }], 'met'],
    [
      'held_back',
      [
        { ...link, ...held },
        { ...nothing, ...waiting },
      ],
      'met',
    ],
    ['other_publisher', [{ ...link, ...ready }], 'rivers'],
    ['other_publisher', [{ ...link, ...ready }], undefined],
  ])('is left out of the lists for the reason %s', (reason, resources, publisher) => {
    expect(whyNotListed({ resources }, publisher, ['met'])).toBe(reason);
  });
});
