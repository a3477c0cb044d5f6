import type { Caller } from '@gazetteer/kernel';
import { closeReports } from '../feedback/report.store.ts';
import type { ContentContext } from '../model/content-context.ts';
import { ContentError, forbidden, invalidQuery } from '../model/content-error.ts';
import { requireEditor } from '../model/require-rights.ts';
import type { MakerMessage } from '../model/ports.ts';
import { addressOf, type Visualisation } from '../model/visualisation.ts';
import { INSTALLATION } from './chart-makers.ts';
import { markApproved, markTakenDown, unmarkTakenDown } from './moderation.store.ts';
import { findVisualisation } from './visualisation.store.ts';

/**
 * Hides a chart of anybody's that others may see from everybody but its maker, who is told why, and can change nothing
 * about it. Private charts are nobody else's business.
 * @throws INVALID_CREDENTIALS, FORBIDDEN for who is no editor, and where there is no such chart, INVALID_QUERY without a reason
 */
export async function takeDownVisualisation(
  context: ContentContext,
  caller: Caller,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  await requireEditor(context, caller);
  const said = reason.trim();
  if (said === '') throw invalidQuery({ reason: ['must say why: the maker of the chart is told'] });
  await context.sql.transaction(async () => {
    const now = context.clock().toISOString();
    if (!(await markTakenDown(context.sql, id, { now, reason: said }))) throw forbidden();
    const chart = await decidedChart(context, id);
    await closeReports(context.sql, chart.vis_id, now);
    await tellMaker(context, chart, { decision: 'hidden', reason: said });
  });
}

/**
 * Gives back a chart that was hidden; its maker is told.
 * @throws INVALID_CREDENTIALS, FORBIDDEN for who is no editor, and where there is no such chart
 */
export async function putBackVisualisation(
  context: ContentContext,
  caller: Caller,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  await requireEditor(context, caller);
  await context.sql.transaction(async () => {
    if (!(await unmarkTakenDown(context.sql, id))) throw forbidden();
    const chart = await decidedChart(context, id);
    await tellMaker(context, chart, { decision: 'restored', reason: reason.trim() });
  });
}

/**
 * Approves a chart as it is now, so that it may stand where charts are listed; what was reported of it counts as dealt with.
 * Its maker is told, unless it was approved as it is before.
 * @param updated when the chart that was looked at was changed last; another one has not been looked at
 * @throws INVALID_CREDENTIALS, FORBIDDEN for who is no editor, and where there is no such chart, CONFLICT for one that has changed
 */
export async function approveVisualisation(
  context: ContentContext,
  caller: Caller,
  { id, updated }: { id: string; updated: string | undefined },
): Promise<void> {
  await requireEditor(context, caller);
  await context.sql.transaction(async () => {
    const chart = await findVisualisation(context.sql, { id });
    if (!chart || chart.visibility === 'private') throw forbidden();
    const wasApproved = chart.approved_digest === chart.digest;
    const now = context.clock().toISOString();
    if (!(await markApproved(context.sql, id, { now, updated: updated ?? chart.updated_at }))) {
      throw new ContentError('CONFLICT', 'The chart has been changed since. Look at it again.');
    }
    await closeReports(context.sql, chart.vis_id, now);
    if (!wasApproved) await tellMaker(context, chart, { decision: 'approved', reason: '' });
  });
}

async function decidedChart({ sql }: ContentContext, id: string): Promise<Visualisation> {
  const chart = await findVisualisation(sql, { id }, 'with-hidden');
  if (!chart) throw forbidden();
  return chart;
}

async function tellMaker(
  { makers, publicUrl }: ContentContext,
  { owner_id, language, title, vis_id }: Visualisation,
  decided: Pick<MakerMessage, 'decision' | 'reason'>,
): Promise<void> {
  if (owner_id === INSTALLATION) return;
  const chart = { title, url: addressOf(publicUrl, vis_id) };
  await makers.tell({ identityId: owner_id, language, chart, ...decided });
}
