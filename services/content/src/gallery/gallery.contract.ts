import { ChartSpec } from '@gazetteer/charts';
import { type Static, Type } from 'typebox';
import { LanguageQuery, PLAIN } from '../http/answer-post.ts';

const Mark = ChartSpec.properties.mark;

/** What of the gallery is asked for. */
export const GalleryQuery = Type.Object({
  q: Type.Optional(
    Type.String({
      pattern: PLAIN,
      maxLength: 200,
      description: 'Words, each in the title, the notes, the name of the dataset or that of the maker',
    }),
  ),
  dataset: Type.Optional(
    Type.String({ pattern: PLAIN, maxLength: 100, description: 'Only charts of a dataset, by its name' }),
  ),
  sector: Type.Optional(
    Type.String({ pattern: PLAIN, maxLength: 200, description: 'Only charts of datasets of a sector' }),
  ),
  mark: Type.Optional(Mark),
  team: Type.Boolean({ default: false, description: 'Only charts of the team' }),
  ...LanguageQuery.properties,
  limit: Type.Integer({ minimum: 0, maximum: 48, default: 24 }),
  offset: Type.Integer({ minimum: 0, maximum: 10_000, default: 0 }),
});

const Counted = Type.Object({ name: Type.String(), count: Type.Integer() });

/** A public chart in the gallery. */
export const GalleryChart = Type.Object({
  visID: Type.String({ description: 'Public handle, by which its picture and its page are found' }),
  visURL: Type.String({ description: 'Where the chart is looked at' }),
  title: Type.String(),
  language: Type.Union([Type.String(), Type.Null()], {
    description: 'The language the title is in; null where nobody said it',
  }),
  mark: Type.String(),
  maker: Type.Union([Type.Object({ name: Type.Union([Type.String(), Type.Null()]) }), Type.Null()], {
    description: 'The visitor who made it; null for charts of the portal itself',
  }),
  dataset: Type.Union([Type.Object({ name: Type.String(), title: Type.String() }), Type.Null()], {
    description: 'The dataset it is drawn from; null for own rows',
  }),
  created: Type.String(),
  updated: Type.String(),
});

export const GalleryAnswer = Type.Object({
  data: Type.Array(GalleryChart),
  meta: Type.Object({
    count: Type.Integer({ description: 'How many charts fit' }),
    marks: Type.Array(Counted, { description: 'Marks in the whole gallery, the most frequent first' }),
    sectors: Type.Array(Counted, { description: 'Sectors in the whole gallery, the most frequent first' }),
  }),
});

export type GalleryChart = Static<typeof GalleryChart>;
export type GalleryAnswer = Static<typeof GalleryAnswer>;
