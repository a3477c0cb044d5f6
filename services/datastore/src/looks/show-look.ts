import type { Caller } from '@gazetteer/kernel';
import { quoteIdentifier } from '../engine/quote.ts';
import { noteWhatIsSaid } from '../import/complete-recipe.ts';
import { requireSoundRecipe } from '../import/check-recipe.ts';
import type { Recipe } from '../import/recipe.contract.ts';
import { requireImporter, nameOfCaller } from '../jobs/job-rights.ts';
import { pathCompared } from '../objects/compared-object.ts';
import { releaseObjects } from '../objects/save-object.ts';
import { withinLimits } from '../tables/query-failure.ts';
import type { Look } from './look.contract.ts';
import { rowObjectsOf } from './drop-looks.ts';
import { findLook, listLooks, replaceRows, type StoredLook } from './look.store.ts';
import { type ReadyLook, readMeanwhile, readOwnLook, changeOwnLook } from './look-rights.ts';
import type { Looks } from './looks.ts';
import { endOfLook, readLook } from './read-look.ts';

export type RowsPage = { page: number; per_page: number };

const REJECTED_SHOWN = 100;

/** A look with a page of its rows. @throws not_found */
export async function showLook(looks: Looks, caller: Caller, id: string, page: RowsPage): Promise<Look> {
  return readOwnLook(looks, caller, id, async (look) => {
    const { recipe, fromRecipe, fit, report, places } = look.read;
    return {
      ...renderLook(look),
      recipe,
      from_recipe: fromRecipe,
      // A look from before this was told does not say it.
      fit: { ...fit, sheet: fit.sheet ?? null },
      report: { ...report, rejected: report.rejected.slice(0, REJECTED_SHOWN) },
      places,
      rows: await readRows(looks, look, page),
    };
  });
}

/**
 * Reads the file of a look again, by a corrected recipe. What cannot be read so leaves the look as it was.
 * @throws not_found, conflict, timed_out; invalid_input on a field of the recipe, or on `file` or `sheet`
 */
export async function correctLook(
  looks: Looks,
  caller: Caller,
  id: string,
  { recipe, title }: { recipe: Recipe; title?: string | undefined },
): Promise<void> {
  await changeOwnLook(looks, caller, id, async (look) => {
    requireSoundRecipe(recipe);
    const path = await pathCompared(looks.context, look.file_key);
    const renamed = look.resource_id === null && title?.trim() ? { title: title.trim() } : {};
    if (isReadAlike(look.read.recipe, recipe) && !renamed.title) return meetOtherwise(looks, look, recipe);
    await readLook(looks, { ...look, ...renamed }, path, noteWhatIsSaid(look.read.recipe, recipe));
  });
}

/** Whether two recipes read the same rows, however these are to meet those of the table. */
function isReadAlike(one: Recipe, other: Recipe): boolean {
  const read = ({ method: _, key: __, ...rest }: Recipe) =>
    JSON.stringify(Object.entries(rest).toSorted(([first], [second]) => (first < second ? -1 : 1)));
  return read(one) === read(other);
}

/** Lets the rows of a look meet those of the table in another way. */
async function meetOtherwise(
  { context, sql }: Looks,
  { read, title, ...look }: ReadyLook,
  { method, key }: Recipe,
): Promise<void> {
  const { method: _, key: __, ...reading } = read.recipe;
  const recipe = { ...reading, ...(method && { method }), ...(key && { key }) };
  const { rows_key } = look;
  const content = JSON.stringify({ ...read, recipe });
  const latest = { rows_key, title, content, expires_at: endOfLook(context.clock()) };
  await sql.transaction(async () => {
    const former = await findLook(sql, look.id);
    if (!former || !(await replaceRows(sql, look, latest))) throw readMeanwhile();
    await releaseObjects(context, rowObjectsOf({ ...former, rows_key: null }));
  });
}

/** The looks of the caller at files for a dataset. @throws not_found, access_denied */
export async function listOwnLooks(looks: Looks, caller: Caller, dataset: string) {
  const { packageId } = await requireImporter(looks.context, caller, { package_id: dataset });
  const now = looks.context.clock().toISOString();
  const own = await listLooks(looks.sql, nameOfCaller(caller));
  const open = own.filter((look) => look.package_id === packageId && look.rows_key !== null);
  return open.filter(({ expires_at }) => expires_at > now).map(renderLook);
}

function renderLook(look: StoredLook) {
  const { id, package_id, resource_id, title, byte_size, created_at, expires_at } = look;
  const source = { kind: look.source_kind, name: look.source_name };
  return { id, package_id, resource_id, title, source, bytes: byte_size, created_at, expires_at };
}

async function readRows(
  { context }: Looks,
  { rows_key, read: { columns, report } }: ReadyLook,
  { page, per_page }: RowsPage,
): Promise<Look['rows']> {
  const path = await pathCompared(context, rows_key);
  const names = columns.map(({ id }) => quoteIdentifier(id)).join(', ');
  const from = (page - 1) * per_page;
  const { rows } = await withinLimits(
    context.workers.run({
      tables: [{ name: 'looked_at', path }],
      sql: `select ${names} from looked_at where _id > ${from} and _id <= ${from + per_page} order by _id`,
    }),
  );
  return {
    page,
    per_page,
    total: report.rows,
    columns: columns.map(({ id, type }) => ({ name: id, type })),
    records: rows,
  };
}
