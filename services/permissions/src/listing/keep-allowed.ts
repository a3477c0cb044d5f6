import { checkPermission } from '../check/check-permission.ts';
import type { PermissionContext } from '../model/permission-context.ts';
import type { RelationTuple } from '../model/relation-tuple.ts';

/** A page of names in their order. */
export type Listed = {
  names: string[];
  /** The name after which the next page begins; undefined on the last. */
  next: string | undefined;
  /** False where there were more candidates than a list looks at, or one of whom a check cannot tell within its limits. */
  isComplete: boolean;
};

export const MOST_CANDIDATES = 10_000;
const CHECKED_AT_ONCE = 20;

type Candidates = {
  candidates: readonly string[];
  tupleOf: (name: string) => RelationTuple;
  isComplete: boolean;
  page: { after: string; limit: number };
};

/** Of the candidates behind a name, in their order, as many as a page holds for which a check allows the tuple. */
export async function keepAllowed(
  context: PermissionContext,
  projectId: string,
  { candidates, tupleOf, isComplete, page }: Candidates,
): Promise<Listed> {
  const waiting = [...new Set(candidates)].filter((name) => name > page.after).sort();
  const names: string[] = [];
  let isCertain = true;
  for (let from = 0; from < waiting.length && names.length <= page.limit; from += CHECKED_AT_ONCE) {
    const some = waiting.slice(from, from + CHECKED_AT_ONCE);
    const checked = await Promise.all(some.map((name) => checkPermission(context, projectId, tupleOf(name))));
    if (checked.some(({ verdict }) => verdict === 'unknown')) isCertain = false;
    names.push(...some.filter((_name, index) => checked[index]?.verdict === 'allowed'));
  }
  const shown = names.slice(0, page.limit);
  return {
    names: shown,
    next: names.length > page.limit ? shown.at(-1) : undefined,
    isComplete: isComplete && isCertain,
  };
}
