import { randomUUID } from 'node:crypto';
import type { Caller } from '@gazetteer/kernel';
import type { ContentContext } from '../model/content-context.ts';
import { invalidPayload } from '../model/content-error.ts';
import { requireAdministrator } from '../model/require-rights.ts';
import type { Visibility } from '../model/visualisation.ts';
import { INSTALLATION } from './chart-makers.ts';
import { composeChart, composeTexts } from './compose-visualisation.ts';
import { readSpec } from './read-spec.ts';
import { noTexts, readTexts } from './read-texts.ts';
import { findVisualisation, insertVisualisation } from './visualisation.store.ts';

export type InstallationChart = {
  /** Its public handle: readable, because nothing about the chart is to be guessed. */
  visID: string;
  visJSON: unknown;
  visibility: Exclude<Visibility, 'private'>;
};

const HANDLE = /^[a-z0-9]+(?:-[a-z0-9]+){1,8}$/;
const LONGEST_HANDLE = 64;

/**
 * Keeps a chart that belongs to no person but to the installation, under a handle that its articles can name before
 * it is there. A handle that is taken stays as it is: what was kept once is not made anew.
 * @throws INVALID_CREDENTIALS, FORBIDDEN for who is no administrator, INVALID_PAYLOAD, CONTENT_TOO_LARGE
 */
export async function keepInstallationChart(
  context: ContentContext,
  caller: Caller,
  { visID, visJSON, visibility }: InstallationChart,
): Promise<void> {
  requireAdministrator(caller);
  if (!HANDLE.test(visID) || visID.length > LONGEST_HANDLE) {
    throw invalidPayload({ visID: ['must be two or more words of small letters and figures, with hyphens'] });
  }
  if (await findVisualisation(context.sql, { vis_id: visID })) return;
  const spec = readSpec(visJSON);
  const texts = readTexts({}, spec, noTexts);
  const { title } = texts;
  if (title === null) throw invalidPayload({ 'visJSON.title': ['Missing value'] });
  const { columns, rows } = await composeChart(context.charts, caller, spec);
  const now = context.clock().toISOString();
  const chart = {
    id: randomUUID(),
    vis_id: visID,
    owner_id: INSTALLATION,
    visibility,
    ...columns,
    ...composeTexts(columns.spec, rows, { ...texts, title }),
    created_at: now,
    updated_at: now,
    deleted_at: null,
    taken_down: 0 as const,
    taken_down_reason: null,
    approved_digest: null,
    approved_at: null,
    by_team: 1 as const,
    language: null,
  };
  await context.sql.transaction(() => insertVisualisation(context.sql, chart, rows));
}
