import { addressOf, type TableState } from '../../../tables/table-address.ts';

/** How long a reader rests at a row before the address names it. */
const rest = 400;

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Notes the first row in sight in the address once the reader rests there, without a navigation. An address that has
 * changed meanwhile, such as that of another view of the table, stays as it is.
 */
export function keepRowInAddress(path: string, state: TableState, top: number): void {
  clearTimeout(timer);
  const { href } = window.location;
  timer = setTimeout(() => {
    if (window.location.pathname !== path || window.location.href !== href) return;
    const address = addressOf(path, { ...state, row: top + 1 });
    if (address !== window.location.pathname + window.location.search)
      window.history.replaceState(window.history.state, '', address);
  }, rest);
}

/** Forgets the row that was to be noted, for a reader who leaves the rows. */
export function forgetRow(): void {
  clearTimeout(timer);
}
