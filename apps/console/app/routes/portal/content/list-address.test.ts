import { describe, expect, test } from 'vitest';
import { listAddress, readListQuery } from './list-address.ts';

describe('the address of the list', () => {
  test('says nothing for all articles', () => {
    const query = readListQuery(new URLSearchParams());
    expect(query).toEqual({ state: undefined, kind: undefined, search: '', page: 1 });
    expect(listAddress(query)).toBe('/console/content');
  });

  test('is the same when it is read and written', () => {
    const address = '/console/content?state=draft&kind=news&search=rain+fall&page=3';
    expect(listAddress(readListQuery(new URL(address, 'http://site').searchParams))).toBe(address);
  });

  test.each([
    'state=lost',
    'kind=page',
    'page=0',
    'page=x',
    'page=1.5',
    'search=+',
  ])('leaves out what it does not know: %s', (query) => {
    expect(listAddress(readListQuery(new URLSearchParams(query)))).toBe('/console/content');
  });
});
