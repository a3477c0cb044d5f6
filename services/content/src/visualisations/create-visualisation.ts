import { randomBytes, randomUUID } from 'node:crypto';
import type { ChartSpec } from '@gazetteer/charts';
import type { Caller } from '@gazetteer/kernel';
import type { ContentContext } from '../model/content-context.ts';
import { ContentError } from '../model/content-error.ts';
import { requirePerson } from '../model/require-rights.ts';
import type { Language } from '../model/languages.ts';
import type { Visibility, Visualisation } from '../model/visualisation.ts';
import { isOfTeam, requireConfirmed } from './chart-makers.ts';
import { asPayload, composeChart, composeTexts } from './compose-visualisation.ts';
import { readSpec } from './read-spec.ts';
import { noTexts, readTexts, type SaidTexts } from './read-texts.ts';
import { removeFirstDeleted } from './deletion.store.ts';
import { countOfOwnerAlone, insertVisualisation } from './visualisation.store.ts';

export type VisualisationInput = SaidTexts & {
  visJSON: unknown;
  visibility?: Visibility | undefined;
  /** The language in which the person who saves it uses the site. */
  spokenBy?: Language | null;
};

const MOST_CHARTS = 1000;

/** Rows of own data in all charts of a person, those deleted lately included. */
const MOST_OWN_BYTES = 50 * 1024 * 1024;

/** 144 bits: nobody guesses the link of a chart. */
const HANDLE_BYTES = 18;

/**
 * Saves a chart for the person who calls, pinned to the versions its tables have now.
 * @throws INVALID_CREDENTIALS, INVALID_PAYLOAD, CONTENT_TOO_LARGE, LIMIT_EXCEEDED
 */
export async function createVisualisation(
  context: ContentContext,
  caller: Caller,
  input: VisualisationInput,
): Promise<Visualisation> {
  const owner_id = requirePerson(caller);
  const visibility = input.visibility ?? 'link';
  await requireConfirmed(context, caller, owner_id, visibility);
  const spec = readSpec(input.visJSON);
  const given = readTexts(input, spec, noTexts);
  const { columns, rows, datasets } = await composeChart(context.charts, caller, spec);
  const texts = { ...given, title: given.title ?? (await describe(context, caller, spec)) };
  const now = context.clock().toISOString();
  const row: Visualisation = {
    id: randomUUID(),
    vis_id: randomBytes(HANDLE_BYTES).toString('base64url'),
    owner_id,
    visibility,
    ...columns,
    ...composeTexts(columns.spec, rows, texts),
    created_at: now,
    updated_at: now,
    deleted_at: null,
    taken_down: 0,
    taken_down_reason: null,
    approved_digest: null,
    approved_at: null,
    by_team: (await isOfTeam(context, caller)) ? 1 : 0,
    language: input.spokenBy ?? null,
  };
  await context.sql.transaction(async () => {
    await makeRoom(context, row);
    await insertVisualisation(context.sql, row, rows);
  });
  context.onChartSaved(datasets);
  return row;
}

/** What the chart calls itself where nobody named it. */
async function describe({ charts }: ContentContext, caller: Caller, spec: ChartSpec): Promise<string> {
  const look = { theme: 'light', locale: 'en', width: 720 } as const;
  const { description } = await asPayload(() => charts.draw(caller, spec, look));
  return description.title;
}

async function makeRoom({ sql }: ContentContext, { owner_id, own_bytes }: Visualisation): Promise<void> {
  const { kept, deleted, ownBytes } = await countOfOwnerAlone(sql, owner_id);
  if (kept >= MOST_CHARTS) {
    throw new ContentError(
      'LIMIT_EXCEEDED',
      `You have ${MOST_CHARTS} charts, which is the most. Delete one first.`,
    );
  }
  requireRoom(ownBytes + own_bytes);
  // What could still be restored gives way to what is new.
  if (kept + deleted >= MOST_CHARTS) await removeFirstDeleted(sql, owner_id);
}

/** @throws LIMIT_EXCEEDED where the own data of one person's charts would be too much */
export function requireRoom(ownBytes: number): void {
  if (ownBytes <= MOST_OWN_BYTES) return;
  const most = MOST_OWN_BYTES / 1024 / 1024;
  throw new ContentError('LIMIT_EXCEEDED', `The own data in all your charts would be more than ${most} MB.`);
}
