import { expect, test } from 'vitest';
import { libraryAddress, readLibraryQuery } from './library-address.ts';

const read = (text: string) => readLibraryQuery(new URLSearchParams(text));

test('what makes no sense counts as absent', () => {
  expect(read('page=-1&picture=&search=%20')).toEqual({
    search: '',
    page: 1,
    picture: undefined,
    isDeleted: false,
  });
});

test.each([
  '/console/media',
  '/console/media?search=rain+%26+wind&page=2&picture=a1&done=deleted',
])('%s is read and written alike', (address) => {
  expect(libraryAddress(read(address.split('?')[1] ?? ''))).toBe(address);
});
