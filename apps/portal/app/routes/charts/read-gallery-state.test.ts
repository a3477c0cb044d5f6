import { expect, test } from 'vitest';
import { galleryPath } from '../../charts/gallery/gallery-address.ts';
import { readGalleryState } from './read-gallery-state.ts';

const read = (path: string) => readGalleryState(new URL(path, 'https://data.example'));

test('an address of the gallery says what it shows, and is read again', () => {
  const state = { text: 'rain & sun', dataset: 'weather', sector: 'Air', mark: 'line', page: 3 } as const;
  expect(read(galleryPath(state))).toEqual(state);
  expect(galleryPath({ text: '', page: 1 })).toBe('/charts');
});

test('what an address asks for wrongly is left out', () => {
  expect(read('/charts?mark=pie&page=-2&q=%00+')).toEqual({
    text: '',
    dataset: undefined,
    sector: undefined,
    mark: undefined,
    page: 1,
  });
});
