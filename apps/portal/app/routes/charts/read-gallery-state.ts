import { marks } from '@gazetteer/charts';
import type { GalleryState } from '../../charts/gallery/gallery-address.ts';

const furthest = 400;
const longest = { text: 200, name: 100, sector: 200 };
/** No name has them, and the stores of texts take none. */
const control = /\p{Cc}/gu;

/** What an address of the gallery asks for; what it asks for wrongly is left out. */
export function readGalleryState({ searchParams }: URL): GalleryState {
  const read = (name: string, most: number) =>
    (searchParams.get(name) ?? '').replaceAll(control, ' ').trim().slice(0, most);
  const page = Math.trunc(Number(searchParams.get('page')));
  return {
    text: read('q', longest.text),
    dataset: read('dataset', longest.name) || undefined,
    sector: read('sector', longest.sector) || undefined,
    mark: marks.find((mark) => mark === searchParams.get('mark')),
    page: page >= 1 && page <= furthest ? page : 1,
  };
}
