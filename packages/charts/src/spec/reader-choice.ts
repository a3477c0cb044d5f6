import { Type, type Static } from 'typebox';

const Time = (description: string) =>
  Type.Optional(Type.String({ minLength: 1, maxLength: 30, description }));
const Categories = (description: string) =>
  Type.Optional(Type.Array(Type.String({ maxLength: 500 }), { maxItems: 500, description }));

/** What a reader chooses of a chart that others made; the names are those in the addresses of its page and its pictures. */
export const ReaderChoice = Type.Object({
  time: Time('The moment to show, where the chart shows one: `2011`, `2011-06`'),
  from: Time('The first time to show, where the chart goes over time'),
  to: Time('The last one'),
  show: Categories('The places or categories to show, as they stand in the table'),
  hide: Categories('Those not to show: all others are'),
});

export type ReaderChoice = Static<typeof ReaderChoice>;

/** Steps that a reader chooses times by. */
export const timeSteps = ['year', 'quarter', 'month', 'week', 'day'] as const;
export type TimeStep = (typeof timeSteps)[number];
