import type { Sql } from '@gazetteer/kernel';
import { type RawBuilder, type SqlBool, sql as rawSql } from 'kysely';
import type { FeedbackTables } from '../model/content-tables.ts';

type Store = Sql<FeedbackTables>;

/** What visitors have reported of a chart and nobody has dealt with yet: how many messages, and the newest of them. */
export type OpenReports = { count: number; newest: { id: string; message: string; created_at: string }[] };

/** As many messages of each chart as a list shows. */
const MOST_SHOWN = 5;

/** States of a report about which nobody has decided. Spam is no report. */
const undecided = ['new', 'open', 'waiting'] as const;
const isUndecided = rawSql<SqlBool>`state in (${rawSql.join([...undecided])})`;

/** Of rows with a `vis_id`: those that somebody has reported, and nobody has dealt with. */
export const isReported = rawSql<SqlBool>`
  vis_id in (select chart from content_feedback where chart is not null and ${isUndecided})`;

/** The open reports of charts, by their public handles; charts without any are left out. */
export async function openReportsOf(
  sql: Store,
  visIds: readonly string[],
): Promise<Map<string, OpenReports>> {
  if (visIds.length === 0) return new Map();
  const ranked: RawBuilder<{
    chart: string;
    id: string;
    message: string;
    created_at: string;
    count: number;
  }> = rawSql`
    select chart, id, message, created_at, count from (
      select chart, id, message, created_at, cast(count(*) over (partition by chart) as integer) as count,
        row_number() over (partition by chart order by created_at desc, id desc) as place
      from content_feedback
      where chart is not null and ${isUndecided} and chart in (${rawSql.join(visIds)})
    ) as ranked
    where place <= ${MOST_SHOWN} order by place`;
  const { rows } = await ranked.execute(sql.query);
  const found = new Map<string, OpenReports>();
  for (const { chart, count, ...report } of rows) {
    const reports = found.get(chart) ?? { count, newest: [] };
    found.set(chart, { ...reports, newest: [...reports.newest, report] });
  }
  return found;
}

/** Closes what was reported of a chart, because an editor has decided about it. */
export async function closeReports(sql: Store, visId: string, now: string): Promise<void> {
  await sql.query
    .updateTable('content_feedback')
    .set({ state: 'closed', updated_at: now })
    .where('chart', '=', visId)
    .where('state', 'in', undecided)
    .execute();
}
