import { describe, expect, it } from 'vitest';
import { readAddress } from './web-address.ts';

describe('an address that visitors are sent to', () => {
  it.each([
    ['https://example.org/a b', 'https://example.org/a b'],
    ['example.org/a.csv', 'http://example.org/a.csv'],
    ['example.org:8080/a.csv', 'http://example.org:8080/a.csv'],
    ['//example.org/a.csv', 'http://example.org/a.csv'],
    ['/datastore/dump/1', 'http://portal.test/datastore/dump/1'],
    ['ftp://example.org/a', 'ftp://example.org/a'],
    ['  ', ''],
    ['javascript:alert(1)', undefined],
    ['JavaScript:alert(1)', undefined],
    ['java\nscript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['http://', undefined],
  ])('%j is read as %j', (given, address) => expect(readAddress(given, 'http://portal.test')).toBe(address));
});
