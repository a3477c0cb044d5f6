import { type Action, defineAction } from '@gazetteer/actions';
import { notFound } from '@gazetteer/kernel';
import { Type } from 'typebox';
import type { Catalogue } from '../catalogue.ts';
import { translatedGroupTitle } from '../datasets/organization-dictionaries.ts';
import { showDataset } from '../datasets/show-dataset.ts';
import { Identifier, Offset, optional } from '../fields/input-fields.ts';
import { nullable } from '../fields/nullable.ts';
import { recordsOf } from '../metadata/published/find-published.ts';
import type { CatalogueTables } from '../model/catalogue-tables.ts';
import { findGroup } from '../model/organization.store.ts';
import { type Titled, titled, translatedTitle } from '../model/titled.ts';
import { criteria, type Dimension, dimensions } from './criteria.ts';
import { listScores, listTotals, sumScores, type FairTables } from './fair.store.ts';
import { bandOf, MOST_POINTS, scoreDataset } from './score-dataset.ts';

const MOST_SCORES = 1000;
const Band = Type.String({ description: 'excellent, good, sufficient or bad' });
const Scored = {
  dataset_id: Type.String(),
  name: titled.name,
  title: titled.title,
  title_translated: titled.title_translated,
  score: Type.Integer({ description: `points of ${MOST_POINTS}` }),
  band: Band,
  dimensions: Type.Array(Type.Object({ id: Type.String(), points: Type.Integer(), most: Type.Integer() })),
};
const Shown = Type.Object({
  ...Scored,
  most: Type.Integer(),
  criteria: Type.Array(
    Type.Object({
      id: Type.String(),
      dimension: Type.String(),
      points: Type.Integer({ description: 'what it is worth' }),
      met: Type.Boolean(),
      question: Type.String(),
      advice: Type.String({ description: 'what to do where it is not met' }),
    }),
  ),
});
const Mean = nullable(Type.Number({ description: 'null where there is no dataset' }));
const Listed = Type.Object({
  count: Type.Integer(),
  mean: Mean,
  most: Type.Integer(),
  results: Type.Array(
    Type.Object({
      ...Scored,
      organization_id: nullable(Type.String()),
      missing: Type.Array(Type.String({ description: 'ids of criteria' })),
    }),
  ),
  organizations: Type.Array(
    Type.Object({
      ...titled,
      datasets: Type.Integer(),
      mean: Mean,
    }),
  ),
});

/** The audit of how FAIR datasets are: one with what to mend, and all public ones with means. */
export function fairActions(catalogue: Catalogue): Action[] {
  return [showFair(catalogue), listFair(catalogue)];
}

function showFair(catalogue: Catalogue): Action {
  return defineAction({
    name: 'dataset_fair_show',
    summary: 'Says how FAIR a dataset is, criterion by criterion, and what to mend',
    readOnly: true,
    input: Type.Object({ id: Identifier }),
    output: Shown,
    handle: async ({ id }, { caller }) => {
      const dataset = await showDataset(catalogue, caller, id);
      const [record] = await recordsOf(catalogue, [dataset]);
      if (!record) throw notFound();
      const { points, byDimension, missing } = scoreDataset(record);
      return {
        ...describeScore(dataset, points, byDimension),
        most: MOST_POINTS,
        criteria: criteria.map(({ isMet: _isMet, ...criterion }) => ({
          ...criterion,
          met: !missing.includes(criterion.id),
        })),
      };
    },
  });
}

function listFair(catalogue: Catalogue): Action {
  const sql = catalogue.sql.as<FairTables & CatalogueTables>();
  return defineAction({
    name: 'dataset_fair_list',
    summary: 'Lists how FAIR public datasets are, the worst first, with the mean of each organisation',
    readOnly: true,
    input: Type.Object({
      organization: optional(Identifier),
      sort: Type.Optional(Type.Union([Type.Literal('score asc'), Type.Literal('score desc')])),
      limit: Type.Optional(Type.Integer({ minimum: 0, maximum: MOST_SCORES })),
      offset: Offset,
    }),
    output: Listed,
    handle: async ({ organization, sort, limit, offset }) => {
      const found = organization ? await findGroup(catalogue.sql, 'organization', organization) : undefined;
      if (organization && found?.state !== 'active') throw notFound('Not found: organization');
      const listing = {
        limit: limit ?? 100,
        offset: offset ?? 0,
        descending: sort === 'score desc',
        organizationId: found?.id,
      };
      const [rows, sum, totals] = await Promise.all([
        listScores(sql, listing),
        sumScores(sql, found?.id),
        listTotals(sql, MOST_SCORES),
      ]);
      return {
        count: sum.datasets,
        mean: meanOf(sum),
        most: MOST_POINTS,
        results: rows.map(describeRow),
        organizations: totals.map(({ points, translations, ...total }) => ({
          ...total,
          ...translatedGroupTitle({ translations }),
          mean: meanOf({ ...total, points }),
        })),
      };
    },
  });
}

function describeRow(row: Awaited<ReturnType<typeof listScores>>[number]) {
  return {
    ...describeScore(
      { id: row.dataset_id, name: row.name, title: row.title, ...translatedTitle(row) },
      row.points,
      row,
    ),
    organization_id: row.organization_id || null,
    missing: JSON.parse(row.missing) as string[],
  };
}

function describeScore(
  { id, name, title, title_translated }: Titled,
  points: number,
  byDimension: Record<Dimension, number>,
) {
  return {
    dataset_id: id,
    name,
    title,
    ...(title_translated && { title_translated }),
    score: points,
    band: bandOf(points),
    dimensions: Object.entries(dimensions).map(([dimension, most]) => ({
      id: dimension,
      points: byDimension[dimension as Dimension],
      most,
    })),
  };
}

function meanOf({ points, datasets }: { points: number; datasets: number }): number | null {
  return datasets > 0 ? Math.round((points / datasets) * 10) / 10 : null;
}
