import { identityOf, type Caller } from '@gazetteer/kernel';
import type { ContentContext } from '../model/content-context.ts';
import { forbidden } from '../model/content-error.ts';
import { requirePerson } from '../model/require-rights.ts';
import type { Visualisation } from '../model/visualisation.ts';
import { isOfTeam } from './chart-makers.ts';
import { findVisualisation } from './visualisation.store.ts';

/** What the public handle of a chart looks like; the store need not be asked for anything else. */
const HANDLE = /^[\w-]{1,64}$/;

/**
 * A chart of the caller's own.
 * @throws INVALID_CREDENTIALS, FORBIDDEN for a chart that is not there or another one's
 */
export async function requireOwn(
  context: ContentContext,
  caller: Caller,
  id: string,
): Promise<Visualisation> {
  const owner = requirePerson(caller);
  const found = await findVisualisation(context.sql, { id });
  if (found?.owner_id !== owner) throw forbidden();
  return found;
}

/**
 * A chart by its id: one of the caller's own, or a public one whose tables the caller may read.
 * @throws FORBIDDEN for all others, and where there is none
 */
export async function findById(context: ContentContext, caller: Caller, id: string): Promise<Visualisation> {
  const found = await findVisualisation(context.sql, { id }, 'with-hidden');
  if (found && isOwn(found, caller)) return found;
  if (
    found?.visibility !== 'public' ||
    found.taken_down !== 0 ||
    !(await mayReadTables(context, caller, found))
  )
    throw forbidden();
  return found;
}

/**
 * A chart by its link: whoever has it may see the chart, unless it is private. What was hidden is there for its maker and
 * for editors. Undefined where there is none.
 */
export async function findByHandle(
  context: Pick<ContentContext, 'sql' | 'authorizer'>,
  caller: Caller,
  visId: string,
): Promise<Visualisation | undefined> {
  if (!HANDLE.test(visId)) return undefined;
  const found = await findVisualisation(context.sql, { vis_id: visId }, 'with-hidden');
  if (!found || isOwn(found, caller)) return found;
  if (found.visibility === 'private') return undefined;
  return found.taken_down === 0 || (await isOfTeam(context, caller)) ? found : undefined;
}

/** True for charts of the caller's own. */
export function isOwn({ owner_id }: Visualisation, caller: Caller): boolean {
  return identityOf(caller) === owner_id;
}

async function mayReadTables(
  { charts }: ContentContext,
  caller: Caller,
  { resource_id, other_resource_id }: Visualisation,
): Promise<boolean> {
  for (const id of [resource_id, other_resource_id]) {
    if (id !== null && !(await charts.mayRead(caller, id))) return false;
  }
  return true;
}
