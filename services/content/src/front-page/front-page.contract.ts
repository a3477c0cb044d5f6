import { type Static, Type } from 'typebox';
import { GalleryChart } from '../gallery/gallery.contract.ts';
import { ArticleItem } from '../model/article.contract.ts';

/** What the front page has between its head and its foot, in the order it has unless an editor chooses another. */
export const sectionNames = ['tiles', 'visualise', 'featured', 'datasets', 'news', 'why', 'connect'] as const;

const OrNull = <T extends Parameters<typeof Type.Union>[0][number]>(type: T, description: string) =>
  Type.Union([type, Type.Null()], { description });

const Id = (description: string) => Type.String({ pattern: '^[\\w-]{1,64}$', description });

const Tile = Type.Object({
  kind: Type.Enum(['chart', 'table'], { description: 'A saved chart, or a table of the catalogue' }),
  id: Id('Handle of the chart (`visID`), or id of the resource'),
});

const Section = Type.Object({
  name: Type.Enum([...sectionNames]),
  shown: Type.Boolean({ description: 'Whether readers see it' }),
});

const choice = {
  hero: OrNull(
    Id('Handle of a saved chart (`visID`)'),
    'The chart beside the search; null for an automatic one',
  ),
  tiles: Type.Array(Tile, { maxItems: 12, description: 'Public charts and tables, in their order' }),
  datasets: Type.Array(Id('Id of a dataset'), {
    maxItems: 8,
    description: 'Public datasets, in their order',
  }),
  stories: Type.Array(Id('Id of an article'), {
    maxItems: 6,
    description: 'Published articles that stand before the newest, in their order',
  }),
  sections: Type.Array(Section, {
    maxItems: sectionNames.length,
    description: 'Order of the sections; those that are not named follow, and are shown',
  }),
};

/** What an editor has chosen for the front page. */
export const FrontPageChoice = Type.Object(choice);
export type FrontPageChoice = Static<typeof FrontPageChoice>;
export type Tile = Static<typeof Tile>;

export const SaveFrontPageBody = Type.Object({
  revision: Type.Integer({
    minimum: 0,
    description: 'The revision that was looked at; 0 where nobody has saved',
  }),
  ...choice,
});

/** Something that was chosen. */
const Chosen = Type.Object({
  kind: Type.Enum(['chart', 'table', 'dataset', 'article']),
  id: Type.String(),
  title: OrNull(Type.String(), 'What it is called; null for tables and for what is not there any more'),
  shown: Type.Boolean({
    description: 'Whether readers see it; false for what was withdrawn, hidden or deleted since',
  }),
});
export type Chosen = Static<typeof Chosen>;

/** The choice as editors work on it. */
export const EditedFrontPage = Type.Object({
  revision: Type.Integer({ description: 'To be named by who changes it; 0 where nobody has saved' }),
  saved_at: OrNull(Type.String(), 'When it was saved; null where nobody has'),
  saved_by: OrNull(Type.String(), 'Address of who saved it, or the name of a key'),
  ...choice,
  chosen: Type.Array(Chosen, { description: 'Everything that is chosen, each once' }),
});
export type EditedFrontPage = Static<typeof EditedFrontPage>;

export const EditedFrontPageAnswer = Type.Object({ data: EditedFrontPage });
export const FrontPageConflict = Type.Object({ errors: Type.Array(Type.Unknown()), data: EditedFrontPage });

export const FrontPageRevisionParameters = Type.Object({
  number: Type.Integer({ minimum: 1, maximum: 1_000_000_000 }),
});

export const RestoreFrontPageBody = Type.Object({
  revision: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 1_000_000_000,
      description: 'The newest revision that the caller knows of',
    }),
  ),
});

export const FrontPageRevisions = Type.Object({
  data: Type.Array(
    Type.Object({
      revision: Type.Integer(),
      saved_at: Type.String(),
      saved_by: OrNull(Type.String(), 'Address of who saved it, or the name of a key'),
      restored_from: OrNull(Type.Integer(), 'The revision whose content it took back'),
      ...choice,
    }),
  ),
});

const ShownChart = Type.Pick(GalleryChart, ['visID', 'title', 'language', 'mark', 'maker', 'dataset']);

/** What readers see of the choice. */
export const ShownFrontPage = Type.Object({
  hero: OrNull(ShownChart, 'Null where the choice is automatic, or what was chosen is not public any more'),
  tiles: Type.Array(
    Type.Union([
      Type.Object({ kind: Type.Literal('chart'), chart: ShownChart }),
      Type.Object({ kind: Type.Literal('table'), resource_id: Type.String() }),
    ]),
  ),
  datasets: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), title: Type.String() })),
  stories: Type.Array(ArticleItem),
  sections: Type.Array(Type.Enum([...sectionNames]), { description: 'Those that are shown, in their order' }),
});
export type ShownFrontPage = Static<typeof ShownFrontPage>;

export const ShownFrontPageAnswer = Type.Object({ data: ShownFrontPage });
