import { type Standing, standings } from '../../../datasets/standings.ts';
import { readPageNumber } from '../../../parts/page-number.ts';

/** What the address of the list says: which datasets are listed. */
export interface DeskQuery {
  standing: Standing | undefined;
  /** The name of an organisation. */
  organization: string;
  search: string;
  page: number;
}

export const pageSize = 25;
const longestSearch = 200;
const furthestPage = 4000;

export function readDeskQuery(query: URLSearchParams): DeskQuery {
  return {
    standing: standings.find((one) => one === query.get('state')),
    organization: (query.get('organization') ?? '').slice(0, longestSearch),
    search: (query.get('search') ?? '').trim().slice(0, longestSearch),
    page: readPageNumber(query.get('page'), furthestPage),
  };
}

/** The address of a list; what narrows nothing is left out. */
export function deskAddress({ standing, organization, search, page }: DeskQuery): string {
  const given = new URLSearchParams({
    ...(standing ? { state: standing } : {}),
    ...(organization === '' ? {} : { organization }),
    ...(search === '' ? {} : { search }),
    ...(page > 1 ? { page: String(page) } : {}),
  });
  return given.size > 0 ? `/console/data?${given.toString()}` : '/console/data';
}
