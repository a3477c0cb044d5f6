import { readPageNumber } from '../../../parts/page-number.ts';

/** What the address of the library says. */
export interface LibraryQuery {
  search: string;
  page: number;
  /** The picture that is open beside the grid. */
  picture: string | undefined;
  /** Whether one has just been deleted, which the page says. */
  isDeleted: boolean;
}

/** Pictures on one page. */
export const pageSize = 24;
const longestSearch = 200;
const furthestPage = 400;

/** Reads the address of the library; what makes no sense counts as absent. */
export function readLibraryQuery(query: URLSearchParams): LibraryQuery {
  return {
    search: (query.get('search') ?? '').trim().slice(0, longestSearch),
    page: readPageNumber(query.get('page'), furthestPage),
    picture: query.get('picture') || undefined,
    isDeleted: query.get('done') === 'deleted',
  };
}

/** The address of the library with what is looked for and what is open. */
export function libraryAddress({ search, page, picture, isDeleted }: LibraryQuery): string {
  const query = new URLSearchParams();
  if (search !== '') query.set('search', search);
  if (page > 1) query.set('page', String(page));
  if (picture) query.set('picture', picture);
  if (isDeleted) query.set('done', 'deleted');
  return query.size > 0 ? `/console/media?${query.toString()}` : '/console/media';
}
