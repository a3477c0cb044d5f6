import { isDeepStrictEqual } from 'node:util';
import { actorOf, type Caller, type FieldErrors, invalidInput } from '@gazetteer/kernel';
import { siteFaults } from '../../site.ts';
import { type OperationContext, requireOperator } from '../operation-context.ts';
import { listSiteValues, removeSiteValue, saveSiteValue } from './site-value.store.ts';
import { type FieldName, fieldNames } from './site-values.contract.ts';

/**
 * What the site is, field by field: what holds, what the file says, and who decided otherwise.
 * @throws access_denied
 */
export async function showSite(context: OperationContext, caller: Caller) {
  await requireOperator(context, caller);
  const rows = new Map((await listSiteValues(context.sql)).map((row) => [row.name, row]));
  const people = await context.people.describe([...new Set([...rows.values()].map((row) => row.changed_by))]);
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return {
    fields: fieldNames.map((name) => {
      const row = rows.get(name);
      const file = context.site.file[name] ?? null;
      return {
        name,
        value: row ? (JSON.parse(row.value) as unknown) : file,
        file,
        changed_at: row?.changed_at ?? null,
        changed_by: row ? (names.get(row.changed_by) ?? row.changed_by) : null,
      };
    }),
  };
}

/**
 * Decides about fields of the site, all or nothing, in all processes at once. A field that is as the file has it is the file's again.
 * @throws access_denied; invalid_input naming each fault by its place
 */
export async function changeSite(
  context: OperationContext,
  caller: Caller,
  values: Partial<Record<FieldName, unknown>>,
): Promise<void> {
  await requireOperator(context, caller);
  const { sql, site, clock } = context;
  const changed = { changed_at: clock().toISOString(), changed_by: actorOf(caller) };
  await sql.transaction(async () => {
    const now = await site.readAnew();
    refuseFaults({ ...now, ...values });
    for (const [name, value] of Object.entries(values)) {
      const field = name as FieldName;
      // Forms send what was not changed as well, and nobody has decided that anew.
      if (isDeepStrictEqual(value, now[field])) continue;
      if (isDeepStrictEqual(value, site.file[field])) await removeSiteValue(sql, field);
      else await saveSiteValue(sql, { name: field, value: JSON.stringify(value), ...changed });
    }
  });
}

/**
 * Goes back to what the file says of a field.
 * @throws access_denied; invalid_input where the rest of the site does not go with it
 */
export async function restoreField(
  context: OperationContext,
  caller: Caller,
  field: FieldName,
): Promise<void> {
  await requireOperator(context, caller);
  const { sql, site } = context;
  await sql.transaction(async () => {
    refuseFaults({ ...(await site.readAnew()), [field]: site.file[field] });
    await removeSiteValue(sql, field);
  });
}

function refuseFaults(content: object): void {
  const fields: FieldErrors = {};
  for (const { place, fault } of siteFaults(JSON.parse(JSON.stringify(content))))
    (fields[place] ??= []).push(fault);
  if (Object.keys(fields).length > 0) throw invalidInput(fields);
}
