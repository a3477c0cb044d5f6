import { type Caller, notFound } from '@gazetteer/kernel';
import type { Catalogue } from '../catalogue.ts';
import { editableDataset } from '../datasets/dataset-rights.ts';
import type { PublicationTables } from '../datasets/tombstone.store.ts';
import type { LifecycleTables } from '../lifecycle/lifecycle.store.ts';
import { creatorId } from '../model/creator-id.ts';
import { findGroup } from '../model/organization.store.ts';
import { translatedTitle } from '../model/titled.ts';
import type { Shown } from '../search/match/visible-documents.ts';
import { shownTo } from '../search/visibility-of-caller.ts';
import { restorableUntil } from './bin.ts';
import { countDesk, type DeskFilter, listDesk, type Standing } from './desk.store.ts';
import { nameParties } from './name-parties.ts';

const USUAL = 20;
const MOST = 100;

/** What a caller asks their desk for. */
export type DeskQuestion = {
  standing?: Standing | null;
  organization?: string | null;
  dataset?: string | null;
  q?: string | null;
  limit?: number | null;
  offset?: number | null;
};

type Rows = Awaited<ReturnType<typeof listDesk>>;

/**
 * The datasets that the caller edits, with how far each is. First come those that somebody else has submitted, which wait
 * for the caller's look, then what was changed last.
 * @throws not_found for an organisation or a dataset that is not there, access_denied for a dataset of others
 */
export async function showDesk(catalogue: Catalogue, caller: Caller, asked: DeskQuestion) {
  const filter = await filterOf(catalogue, caller, asked);
  if (nobodys(filter.shown)) return { count: 0, waiting: 0, datasets: [] };
  const sql = catalogue.sql.as<LifecycleTables & PublicationTables>();
  const [limit, offset] = [Math.min(asked.limit ?? USUAL, MOST), asked.offset ?? 0];
  const person = creatorId(caller);
  const [count, waiting] = await Promise.all([
    countDesk(sql, filter),
    countDesk(sql, filter, { isWaiting: true, person }),
  ]);
  const first =
    offset < waiting ? await listDesk(sql, filter, { limit, offset }, { isWaiting: true, person }) : [];
  const left = { limit: limit - first.length, offset: Math.max(0, offset - waiting) };
  const rest = left.limit > 0 ? await listDesk(sql, filter, left, { isWaiting: false, person }) : [];
  const datasets = await describeRows(catalogue, [...first, ...rest], new Set(first.map(({ id }) => id)));
  return { count, waiting, datasets };
}

async function filterOf(catalogue: Catalogue, caller: Caller, asked: DeskQuestion): Promise<DeskFilter> {
  const { sql, authorizer } = catalogue;
  const owner = asked.organization ? await findGroup(sql, 'organization', asked.organization) : undefined;
  if (asked.organization && !owner) throw notFound('Not found: Organization was not found.');
  const dataset = asked.dataset ? await editableDataset(catalogue, caller, asked.dataset) : undefined;
  return {
    shown: dataset
      ? { organizations: [], datasets: [dataset.id] }
      : await shownTo(authorizer, caller, 'editor'),
    standing: asked.standing ?? undefined,
    organization: owner?.id,
    dataset: dataset?.id,
    words: asked.q?.trim() || undefined,
  };
}

function nobodys({ organizations, datasets }: Shown): boolean {
  return organizations !== 'all' && organizations.length + datasets.length === 0;
}

/** Rows with the names of organisations and people. */
async function describeRows(catalogue: Catalogue, rows: Rows, waiting: ReadonlySet<string>) {
  const { organization, person } = await nameParties(catalogue, {
    organizations: rows.map(({ owner_org }) => owner_org),
    people: rows.flatMap((row) => [row.submitted_by, row.scheduled_by, row.deleted_by]),
  });
  return rows.map(
    ({ owner_org, submitted_by, scheduled_by, deleted_by, reason, title_translated, ...row }) => ({
      ...row,
      ...translatedTitle({ title_translated }),
      organization: organization(owner_org),
      waits_for_caller: waiting.has(row.id),
      submitted_by: person(submitted_by),
      scheduled_by: person(scheduled_by),
      deleted_by: person(deleted_by),
      restorable_until: row.deleted_at === null ? null : restorableUntil(row.deleted_at),
      withdrawn_because: row.standing === 'public' ? null : reason,
    }),
  );
}
