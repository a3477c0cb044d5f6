import { ApplicationError } from '@gazetteer/kernel';
import { leavesOf, type Query } from './query-tree.ts';
import { looksForWords } from './search-fields.ts';

const MOST_VALUES = 1000;
const MOST_WORDS = 64;
const MOST_EXPANDED = 24;

/**
 * Refuses a search that would keep the process busy for long, all its parts counted together.
 * @throws search_syntax that names the rule
 */
export function refuseCostly(queries: readonly Query[]): void {
  const leaves = queries.flatMap(leavesOf);
  const expanded = leaves.filter(({ kind }) => kind === 'pattern' || kind === 'similar' || kind === 'range');
  refuseAbove(MOST_VALUES, leaves.length, 'terms');
  refuseAbove(MOST_WORDS, leaves.filter(looksForWords).length, 'words looked for in texts');
  refuseAbove(MOST_EXPANDED, expanded.length, 'wildcards, ranges and similar words');
}

function refuseAbove(most: number, count: number, what: string): void {
  if (count <= most) return;
  throw new ApplicationError('search_syntax', 409, `Search query too large: more than ${most} ${what}`);
}
