import type { Dataset } from '@gazetteer/client';
import { siteContext } from '@gazetteer/site/server';
import { data, redirect, type RouterContextProvider } from 'react-router';
import { type Article, articlePath, type Neighbour } from '../../articles/article.ts';
import { findArticle, listArticles } from '../../articles/content-calls.server.ts';
import { callSubjects, type Subject } from '../../articles/call-subjects.server.ts';
import { namedOrNone } from '../../datasets/find-dataset.server.ts';
import { type RowMarks, rowMarks } from '../../datasets/row-marks.server.ts';
import { translator } from '../../i18n/i18n.server.ts';

/** Everything the page of an article shows. */
export interface ArticlePage {
  /** Its tags are called as its subjects are. */
  article: Article;
  previous: Neighbour | null;
  next: Neighbour | null;
  /** The datasets it is about, as the catalogue has them today. */
  datasets: Dataset[];
  /** Which texts of the datasets are in another language than the page. */
  written: Record<string, RowMarks>;
  /** The handle of the first chart in the text. */
  firstChart: string | undefined;
  /** What the list of articles is called. */
  section: string;
  /** The languages the page exists in, for search engines. */
  languages: Article['languages'];
  /** What it is about, in words that lead to other articles. */
  subjects: Subject[];
  /** Words of its own for search engines. */
  keywords: string[];
}

/** As many as who comes to an address with nothing at it is offered. */
const offered = 4;

/**
 * Loads an article by its slug.
 * @throws the answer 301 for a slug it had before, and 404 with the newest articles where there is none
 */
export async function loadArticle(
  context: Readonly<RouterContextProvider>,
  { slug, search }: { slug: string; search: string },
): Promise<ArticlePage> {
  const services = siteContext(context);
  const found = await findArticle(services, slug);
  if (!found) {
    const { articles } = await listArticles(services, { limit: offered });
    const others = articles.map(
      ({ slug: at, title, language }): Neighbour => ({ slug: at, title, language }),
    );
    throw data(others, { status: 404 });
  }
  if ('movedTo' in found) throw redirect(articlePath({ slug: found.movedTo }) + search, 301);
  const { article } = found;
  const [datasets, subjects] = await Promise.all([
    namedOrNone(
      services,
      article.datasets.map(({ name }) => name),
    ),
    callSubjects(services.client, article.tags),
  ]);
  const called = subjects.map((subject) => subject.called);
  return {
    ...found,
    article: { ...article, tags: called },
    datasets,
    written: rowMarks(datasets, services),
    firstChart: /<figure[^>]* data-chart="([\w-]+)"/.exec(article.content)?.[1],
    section: translator(services.locale)('news.title'),
    languages: article.languages,
    subjects,
    keywords: called,
  };
}
