import { type Action, defineAction } from '@gazetteer/actions';
import { accessDenied, type Caller, invalidInput, notFound, requireRight } from '@gazetteer/kernel';
import { Type } from 'typebox';
import type { Catalogue } from '../catalogue.ts';
import { editableDataset } from '../datasets/dataset-rights.ts';
import { Identifier, Limit, Offset, optional } from '../fields/input-fields.ts';
import { nullable } from '../fields/nullable.ts';
import { findGroup } from '../model/organization.store.ts';
import { titled } from '../model/titled.ts';
import { shownTo } from '../search/visibility-of-caller.ts';
import { type EmptySearchTables, firstSearchDay, listEmptySearches } from './empty-search.store.ts';
import {
  type FiguresTables,
  figuresOfDataset,
  figuresOfOrganization,
  firstDay,
  type Span,
} from './figures.store.ts';
import { type UseKind, useKinds } from './use.ts';
import { dayOf } from './use-counter.ts';

const DAY_MILLISECONDS = 24 * 60 * 60_000;
const USUAL_DAYS = 30;
const MOST_DAYS = 400;
const USUAL = 20;
const MOST = 100;

const Day = Type.String({
  pattern: '^\\d{4}-\\d{2}-\\d{2}$',
  description: 'A day in UTC, such as 2026-11-20',
});
const AskedSpan = { from: optional(Day), to: optional(Day) };
const Counts = {
  view: Type.Integer({ description: 'Pages of the dataset and its tables that browsers asked for' }),
  download: Type.Integer({ description: 'Files that were given' }),
  api_call: Type.Integer({ description: 'Questions of programs to the dataset or one of its tables' }),
  chart: Type.Integer({ description: 'Charts of its tables that people saved' }),
};
const Known = {
  since: nullable(
    Type.String({ description: 'The first day of which anything is counted; days before are not known' }),
  ),
  from: Type.String(),
  to: Type.String(),
};

/** How often datasets are looked at, downloaded and asked for by programs, told to those who edit them. */
export function figuresActions(catalogue: Catalogue): Action[] {
  return [
    searchFigures(catalogue),
    defineAction({
      name: 'dataset_figures',
      summary: 'Counts the uses of a dataset by day, for those who edit it',
      readOnly: true,
      input: Type.Object({ id: Identifier, ...AskedSpan }),
      output: Type.Object({
        ...Known,
        totals: Type.Object(Counts),
        days: Type.Array(Type.Object({ day: Type.String(), ...Counts }), {
          description: 'Every day of the span, those without any use too',
        }),
      }),
      handle: async ({ id, ...asked }, { caller }) => {
        const { id: datasetId } = await editableDataset(catalogue, caller, id);
        return datasetFigures(catalogue, datasetId, readSpan(asked, catalogue.clock()));
      },
    }),
    defineAction({
      name: 'organization_figures',
      summary: 'Counts the uses of the datasets of an organisation, the most viewed first, for its editors',
      readOnly: true,
      input: Type.Object({ id: Identifier, ...AskedSpan, limit: Limit, offset: Offset }),
      output: Type.Object({
        ...Known,
        datasets: Type.Array(Type.Object({ ...titled, ...Counts })),
      }),
      handle: async ({ id, limit, offset, ...asked }, { caller }) => {
        const organization = await editedOrganization(catalogue, caller, id);
        const sql = catalogue.sql.as<FiguresTables>();
        const span = readSpan(asked, catalogue.clock());
        const page = { limit: Math.min(limit ?? USUAL, MOST), offset: offset ?? 0 };
        const [datasets, since] = await Promise.all([
          figuresOfOrganization(sql, organization, { ...span, ...page }),
          firstDay(sql),
        ]);
        return { since: since ?? null, ...span, datasets };
      },
    }),
  ];
}

/** What visitors searched and did not find: it belongs to no organisation, and is told to all who publish here. */
function searchFigures(catalogue: Catalogue): Action {
  return defineAction({
    name: 'search_figures',
    summary: 'Lists what visitors searched on the portal and did not find, for those who edit datasets',
    readOnly: true,
    input: Type.Object({ ...AskedSpan, limit: Limit, offset: Offset }),
    output: Type.Object({
      ...Known,
      searches: Type.Array(
        Type.Object({
          words: Type.String({ description: 'In lower case, as they were searched three times or more' }),
          count: Type.Integer({ description: 'How often they were searched within the span' }),
          last: Type.String({ description: 'The last day of the span on which they were' }),
        }),
        { description: 'The most often searched first' },
      ),
    }),
    handle: async ({ limit, offset, ...asked }, { caller }) => {
      const { organizations, datasets } = await shownTo(catalogue.authorizer, caller, 'editor');
      if (organizations !== 'all' && organizations.length + datasets.length === 0)
        throw accessDenied('Access denied: this is for those who edit datasets');
      const sql = catalogue.sql.as<EmptySearchTables>();
      const span = readSpan(asked, catalogue.clock());
      const page = { limit: Math.min(limit ?? USUAL, MOST), offset: offset ?? 0 };
      const [searches, since] = await Promise.all([
        listEmptySearches(sql, { ...span, ...page }),
        firstSearchDay(sql),
      ]);
      return { since: since ?? null, ...span, searches };
    },
  });
}

/** @throws not_found, access_denied */
async function editedOrganization(
  { sql, authorizer }: Catalogue,
  caller: Caller,
  idOrName: string,
): Promise<string> {
  const organization = await findGroup(sql, 'organization', idOrName);
  if (!organization) throw notFound('Not found: Organization was not found.');
  await requireRight(authorizer, caller, 'editor', { type: 'organization', id: organization.id });
  return organization.id;
}

async function datasetFigures(catalogue: Catalogue, id: string, span: Span) {
  const sql = catalogue.sql.as<FiguresTables>();
  const [rows, since] = await Promise.all([figuresOfDataset(sql, id, span), firstDay(sql)]);
  const known = new Map(rows.map(({ day, kind, count }) => [`${day} ${kind}`, count]));
  const days = daysOf(span).map((day) => ({ day, ...eachKind((kind) => known.get(`${day} ${kind}`) ?? 0) }));
  const totals = eachKind((kind) => days.reduce((sum, day) => sum + day[kind], 0));
  return { since: since ?? null, ...span, totals, days };
}

/** By default the last 30 days. @throws invalid_input */
function readSpan({ from, to }: { from?: string | null; to?: string | null }, now: Date): Span {
  const last = readDay('to', to ?? dayOf(now));
  const first = from == null ? last - (USUAL_DAYS - 1) * DAY_MILLISECONDS : readDay('from', from);
  if (first > last) throw invalidInput({ from: ['Must not be after to'] });
  if (last - first >= MOST_DAYS * DAY_MILLISECONDS)
    throw invalidInput({ from: [`Must not be more than ${MOST_DAYS} days before to`] });
  return { from: dayOf(new Date(first)), to: dayOf(new Date(last)) };
}

function readDay(name: string, text: string): number {
  const time = Date.parse(`${text}T00:00:00Z`);
  // A day that is in no calendar is read as one of the next month.
  if (Number.isNaN(time) || dayOf(new Date(time)) !== text) throw invalidInput({ [name]: ['Must be a day'] });
  return time;
}

function daysOf({ from, to }: Span): string[] {
  const [first, last] = [readDay('from', from), readDay('to', to)];
  const count = (last - first) / DAY_MILLISECONDS + 1;
  return Array.from({ length: count }, (_, index) => dayOf(new Date(first + index * DAY_MILLISECONDS)));
}

function eachKind(count: (kind: UseKind) => number): Record<UseKind, number> {
  return Object.fromEntries(useKinds.map((kind) => [kind, count(kind)])) as Record<UseKind, number>;
}
