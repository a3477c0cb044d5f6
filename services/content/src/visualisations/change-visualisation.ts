import type { Caller } from '@gazetteer/kernel';
import type { ContentContext } from '../model/content-context.ts';
import { forbidden, invalidPayload } from '../model/content-error.ts';
import { isOfTeam, requireConfirmed } from './chart-makers.ts';
import { composeChart, composeTexts } from './compose-visualisation.ts';
import { requireRoom, type VisualisationInput } from './create-visualisation.ts';
import { requireOwn } from './find-visualisation.ts';
import { readSpec } from './read-spec.ts';
import { readTexts } from './read-texts.ts';
import { textsOf } from '../model/chart-texts.ts';
import type { Visualisation } from '../model/visualisation.ts';
import { countOfOwnerAlone, findRows, updateVisualisation } from './visualisation.store.ts';

/**
 * Changes what is given of a chart of the caller's own, and leaves the rest as it is. A new specification is pinned to
 * the versions its tables have now, unless it names others.
 * @throws INVALID_CREDENTIALS, FORBIDDEN, INVALID_PAYLOAD, CONTENT_TOO_LARGE
 */
export async function changeVisualisation(
  context: ContentContext,
  caller: Caller,
  id: string,
  change: Partial<VisualisationInput>,
): Promise<Visualisation> {
  const before = await requireOwn(context, caller, id);
  const visibility = change.visibility ?? before.visibility;
  if (visibility !== before.visibility) await requireConfirmed(context, caller, before.owner_id, visibility);
  const given = change.visJSON === undefined ? undefined : readSpec(change.visJSON);
  const texts = readTexts(change, given ?? {}, textsOf(before));
  const { title } = texts;
  if (title === null) throw invalidPayload({ title: ['must not be empty'] });
  const composed = given && (await composeChart(context.charts, caller, given));
  const { spec } = composed?.columns ?? before;
  const rows = composed ? composed.rows : await findRows(context.sql, id);
  const after: Visualisation = {
    ...before,
    ...composed?.columns,
    ...composeTexts(spec, rows, { ...texts, title }),
    visibility,
    by_team: (await isOfTeam(context, caller)) ? 1 : 0,
    language: change.spokenBy ?? before.language,
    updated_at: context.clock().toISOString(),
  };
  const isThere = await context.sql.transaction(async () => {
    if (after.own_bytes > before.own_bytes) {
      const { ownBytes } = await countOfOwnerAlone(context.sql, before.owner_id);
      requireRoom(ownBytes - before.own_bytes + after.own_bytes);
    }
    return updateVisualisation(context.sql, after, composed && (composed.rows ?? null));
  });
  if (!isThere) throw forbidden();
  return after;
}
