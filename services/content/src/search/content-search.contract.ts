import { type Static, Type } from 'typebox';
import { GalleryChart } from '../gallery/gallery.contract.ts';
import { LanguageQuery, PLAIN } from '../http/answer-post.ts';
import { ArticleItem } from '../model/article.contract.ts';

export const ContentSearchQuery = Type.Object({
  q: Type.String({
    pattern: PLAIN,
    maxLength: 200,
    description: 'What was typed; words may be unfinished',
  }),
  limit: Type.Integer({ minimum: 1, maximum: 10, default: 3, description: 'Of each kind' }),
  ...LanguageQuery.properties,
});

const { slug, type, title, language, date, event } = ArticleItem.properties;
const FoundArticle = Type.Object({ slug, type, title, language, date, event });
const FoundChart = Type.Pick(GalleryChart, ['visID', 'title', 'language', 'dataset']);

/** What readers may see of what people have written and drawn, the best few of each kind. */
export const ContentSearchAnswer = Type.Object({
  data: Type.Object({ articles: Type.Array(FoundArticle), charts: Type.Array(FoundChart) }),
});

export type FoundArticle = Static<typeof FoundArticle>;
export type FoundChart = Static<typeof FoundChart>;
