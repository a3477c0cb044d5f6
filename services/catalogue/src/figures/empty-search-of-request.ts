import { searchedWords } from './searched-words.ts';
import { type Answered, isPageForReader } from './use-of-request.ts';

/** What of a request and its answer tells whether it was a search that found nothing. */
export type AnsweredSearch = Pick<Answered, 'method' | 'url' | 'status' | 'userAgent' | 'purpose'> & {
  /** The header by which the page of the search says that nothing fits the words alone. */
  found: unknown;
};

/** By this header of its answer the page of the search says how many datasets fit, where it is none. */
export const FOUND_HEADER = 'x-found';

/** The words of a search of the portal's own page that found nothing; undefined for all other requests. */
export function emptySearchOf({ found, ...answered }: AnsweredSearch): string | undefined {
  if (found !== '0' || !isPageForReader(answered)) return undefined;
  const [path = '', query = ''] = answered.url.split('?', 2);
  if (path !== '/search' && path !== '/search.data') return undefined;
  return searchedWords(new URLSearchParams(query).get('sq') ?? '');
}
