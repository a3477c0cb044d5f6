/** What the address of a history says: which page of the list, and which two versions are compared. */
export interface HistoryQuery {
  page: number;
  /** Undefined where the address names none. */
  from: number | undefined;
  to: number | undefined;
  /** Shows also what lies far from every change. */
  isWhole: boolean;
}

/** Versions on one page of the list. */
export const pageSize = 15;
const mostVersions = 1_000_000;

/** Reads the address of a history; what makes no sense counts as absent. */
export function readHistoryQuery(query: URLSearchParams): HistoryQuery {
  return {
    page: readNumber(query.get('page')) ?? 1,
    from: readNumber(query.get('from')),
    to: readNumber(query.get('to')),
    isWhole: query.get('whole') === 'yes',
  };
}

/** The query of a history's address, behind whichever path it has; it leads to the comparison if there is one. */
export function historyQuery({ page, from, to, isWhole }: HistoryQuery): string {
  const query = new URLSearchParams();
  if (from !== undefined) query.set('from', String(from));
  if (to !== undefined) query.set('to', String(to));
  if (isWhole) query.set('whole', 'yes');
  if (page > 1) query.set('page', String(page));
  return `?${query.toString()}${to === undefined ? '' : '#comparison'}`;
}

function readNumber(text: string | null): number | undefined {
  const number = Number(text);
  return Number.isInteger(number) && number > 0 && number < mostVersions ? number : undefined;
}
