import { Type, type Static } from 'typebox';
import { Article } from '../model/article.contract.ts';

/** What is told of a save: when it was, by whom, and what it led to. */
const revision = {
  number: Type.Integer({ description: 'From 1; the highest is what the article is now' }),
  saved_at: Type.String(),
  saved_by: Type.Union([Type.String(), Type.Null()], {
    description: 'Address of the editor, or the name of a key; null for the schedule',
  }),
  state: Article.properties.state,
  restored_from: Type.Union([Type.Integer(), Type.Null()], {
    description: 'The revision whose content it took back',
  }),
};

const RevisionRow = Type.Object(revision);

export type RevisionRow = Static<typeof RevisionRow>;

/** What the article was after that save: what is compared and restored. */
const Revision = Type.Object({
  ...revision,
  article: Type.Pick(Article, [
    'kind',
    'slug',
    'state',
    'publish_at',
    'texts',
    'authors',
    'tags',
    'featured_media',
    'datasets',
    'event',
  ]),
});

export const RevisionsAnswer = Type.Object({
  data: Type.Array(RevisionRow),
  meta: Type.Object({ total_count: Type.Integer(), filter_count: Type.Integer() }),
});

export const RevisionAnswer = Type.Object({ data: Revision });

export const RestoreBody = Type.Object({
  revision: Type.Optional(
    Type.Integer({ minimum: 1, description: 'The newest revision that the caller knows of' }),
  ),
});

export const RevisionParameters = Type.Object({
  id: Type.String({ pattern: '^[\\w-]{1,64}$' }),
  number: Type.Integer({ minimum: 1, maximum: 1_000_000_000 }),
});
