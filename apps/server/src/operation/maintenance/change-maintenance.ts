import { actorOf, type Caller, conflict, invalidInput } from '@gazetteer/kernel';
import type { SiteSettings } from '@gazetteer/site';
import { type OperationContext, requireOperator } from '../operation-context.ts';
import { listSiteValues, removeSiteValue, saveSiteValue } from '../site/site-value.store.ts';
import type { WantedMaintenance } from './maintenance.contract.ts';

type Maintenance = NonNullable<SiteSettings['maintenance']>;

const FIELD = 'maintenance';

/**
 * Whether the sites are closed, by whom, and what visitors are told.
 * @throws access_denied
 */
export async function showMaintenance(context: OperationContext, caller: Caller) {
  await requireOperator(context, caller);
  const { maintenance: byFile } = context.site.file;
  if (byFile)
    return { closed: true, by: 'file' as const, ...render(byFile), changed_at: null, changed_by: null };
  const row = (await listSiteValues(context.sql)).find(({ name }) => name === FIELD);
  if (!row) return { closed: false, by: null, ...render({}), changed_at: null, changed_by: null };
  const [person] = await context.people.describe([row.changed_by]);
  return {
    closed: true,
    by: 'console' as const,
    ...render(JSON.parse(row.value) as Maintenance),
    changed_at: row.changed_at,
    changed_by: person?.name ?? row.changed_by,
  };
}

/**
 * Closes the sites for visitors, in all processes at once, or changes what they are told.
 * @throws access_denied; invalid_input for an end that is no time or has passed; conflict where the site file closes them
 */
export async function beginMaintenance(
  context: OperationContext,
  caller: Caller,
  { until, notice = {} }: WantedMaintenance,
): Promise<void> {
  await requireOperator(context, caller);
  refuseWhereFileCloses(context);
  const words = Object.entries(notice).filter(([, text]) => text.trim() !== '');
  const value: Maintenance = {
    ...(until === undefined ? {} : { until: readEnd(until, context.clock()) }),
    ...(words.length > 0 ? { notice: Object.fromEntries(words) } : {}),
  };
  const changed = { changed_at: context.clock().toISOString(), changed_by: actorOf(caller) };
  await saveSiteValue(context.sql, { name: FIELD, value: JSON.stringify(value), ...changed });
}

/**
 * Opens the sites again.
 * @throws access_denied; conflict where the site file closes them
 */
export async function endMaintenance(context: OperationContext, caller: Caller): Promise<void> {
  await requireOperator(context, caller);
  refuseWhereFileCloses(context);
  await removeSiteValue(context.sql, FIELD);
}

function refuseWhereFileCloses({ site }: OperationContext): void {
  if (site.file.maintenance) {
    throw conflict('The site file closes the portal: take maintenance out of it and restart the server.');
  }
}

function readEnd(until: string, now: Date): string {
  const end = new Date(until);
  // Without an offset a time would be that of the server's clock.
  if (Number.isNaN(end.getTime()) || !/T/i.test(until) || !/(?:Z|[+-]\d\d:\d\d)$/i.test(until)) {
    throw invalidInput({ until: ['Must be a time with its offset, such as 2030-01-02T06:00:00Z'] });
  }
  if (end <= now) throw invalidInput({ until: ['Must lie in the future'] });
  return end.toISOString();
}

function render({ until, notice }: Maintenance) {
  const words = typeof notice === 'string' ? { en: notice, fr: notice } : notice;
  return { until: until ?? null, notice: words ?? null };
}
