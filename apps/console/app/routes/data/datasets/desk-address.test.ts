import { describe, expect, test } from 'vitest';
import { deskAddress, readDeskQuery } from './desk-address.ts';

describe('the address of the desk', () => {
  test('is the same when it is read and written', () => {
    const address = '/console/data?state=deleted&organization=registrar&search=rain+fall&page=3';
    expect(deskAddress(readDeskQuery(new URL(address, 'http://site').searchParams))).toBe(address);
  });

  test.each([
    '',
    'state=lost',
    'page=0',
    'page=x',
    'page=1.5',
    'search=+',
    'organization=',
  ])('leaves out what it does not know: %s', (query) => {
    expect(deskAddress(readDeskQuery(new URLSearchParams(query)))).toBe('/console/data');
  });
});
