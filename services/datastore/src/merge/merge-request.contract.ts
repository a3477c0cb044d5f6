import { type Static, Type } from 'typebox';

/** What a call that merges two tables takes. All of it fits in a query string: `left` and `right` as JSON. */

export const AnyObject = Type.Record(Type.String(), Type.Unknown());

/** How the rows of several places, or of several months, become one. */
export const aggregates = ['sum', 'weighted_mean', 'min', 'max', 'same'] as const;

const MergeColumn = Type.Object({
  field: Type.String({ description: 'A column of the table' }),
  as: Type.Optional(Type.String({ description: 'Its name in the result; the same where left out' })),
  aggregate: Type.Optional(
    Type.Enum([...aggregates], {
      description:
        'How values become one where rows are brought together: sum for counts, weighted_mean (with weight) for rates, min, max, or same: the value where all rows agree, else empty. Proposed by unit and role where left out',
    }),
  ),
  weight: Type.Optional(
    Type.String({ description: 'Column of the same table that weighs a weighted_mean, such as population' }),
  ),
});

const schemeAndLevel = {
  scheme: Type.Optional(
    Type.String({ description: 'Scheme of the codes, such as lgd, census-2011 or fips' }),
  ),
  level: Type.Optional(Type.String({ description: 'Level of the places, such as district' })),
};

export const MergeSide = Type.Object({
  resource_id: Type.String({ description: 'Resource or alias of the table' }),
  version: Type.Optional(
    Type.Integer({ minimum: 1, description: 'Number of a version; the current one where left out' }),
  ),
  filters: Type.Optional(
    Type.Union([AnyObject, Type.Array(AnyObject)], {
      description: 'Which rows take part, as in datastore_search',
    }),
  ),
  geo: Type.Optional(
    Type.Object(
      { field: Type.String(), ...schemeAndLevel },
      { description: 'Column of codes. Found by itself where neither geo nor names is given' },
    ),
  ),
  names: Type.Optional(
    Type.Object(
      {
        field: Type.String({ description: 'Column of names' }),
        parent_field: Type.Optional(
          Type.String({ description: 'Column that says what the place lies in, by name or code' }),
        ),
        parent: Type.Optional(
          Type.String({ description: 'Name or code of what all places lie in, instead of parent_field' }),
        ),
        ...schemeAndLevel,
      },
      { description: 'Column of names, resolved within what they lie in and never by guess' },
    ),
  ),
  period: Type.Optional(
    Type.Union(
      [
        Type.Object({
          field: Type.String(),
          only: Type.Optional(
            Type.String({ description: 'Only rows of this period, such as 2011, 2019-07 or 2019-20' }),
          ),
        }),
        Type.Null(),
      ],
      {
        description:
          'Column that says when. Where left out it is the time column of the dictionary; null merges without regard to time',
      },
    ),
  ),
  columns: Type.Optional(
    Type.Array(MergeColumn, { maxItems: 500, description: 'Columns of the result; all where left out' }),
  ),
});

export const mergeInput = {
  left: MergeSide,
  right: MergeSide,
  level: Type.Optional(
    Type.String({
      description: 'Level of the result: that of a table, or one above both; the coarser where left out',
    }),
  ),
  how: Type.Optional(
    Type.Enum(['left', 'inner', 'outer'], {
      default: 'left',
      description: 'left keeps every row of the left table, inner those with a partner, outer all of both',
    }),
  ),
  duplicates: Type.Optional(
    Type.Enum(['keep', 'aggregate'], {
      default: 'keep',
      description:
        'Rows of one table with the same place and period: keep repeats the other side, aggregate brings them together',
    }),
  ),
};

export const MergeInput = Type.Object({
  ...mergeInput,
  limit: Type.Optional(
    Type.Integer({ default: 50, minimum: 0, maximum: 500, description: 'Rows of the result to show' }),
  ),
});

export const MergeSaveInput = Type.Object({
  ...mergeInput,
  resource: Type.Object(
    { package_id: Type.String(), name: Type.String({ minLength: 1 }) },
    { additionalProperties: true, description: 'The resource to make, as in resource_create' },
  ),
});

export type MergeRequest = Omit<Static<typeof MergeInput>, 'limit'>;
export type MergeSideInput = Static<typeof MergeSide>;
export type Aggregate = (typeof aggregates)[number];
export type SideName = 'left' | 'right';
