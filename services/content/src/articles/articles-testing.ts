/** What the tests of articles write, and how. */
import type { Answer, TestContent } from '../content-testing.ts';
import type { Article } from '../model/article.contract.ts';

export const ARTICLES = '/api/content/articles';

/** An article in both languages. */
export const story = {
  kind: 'blog',
  texts: {
    en: { title: 'How much rain falls', excerpt: 'A year of rain', body: 'It *rains* in Goa.' },
    fr: { title: 'Combien il pleut', excerpt: 'Un an de pluie', body: 'Il *pleut* à Goa.' },
  },
};

export type TestArticles = TestContent & {
  /** Writes an article as an editor and gives what was answered. */
  write(more?: object): Promise<Article>;
  /** Changes an article as it is now. */
  change(id: string, change: object): Promise<Article>;
};

/** Adds to the service what tests of articles do all the time. */
export function openArticles(content: TestContent): TestArticles {
  const { call } = content;
  return {
    ...content,
    write: async (more = {}) => articleOf(await call('POST', ARTICLES, 'eve', { ...story, ...more })),
    change: async (id, change) => {
      const { revision } = articleOf(await call('GET', `${ARTICLES}/${id}`, 'eve'));
      return articleOf(await call('PATCH', `${ARTICLES}/${id}`, 'eve', { revision, ...change }));
    },
  };
}

function articleOf({ status, text, data }: Answer): Article {
  if (status !== 200) throw new Error(`The service answered ${status}: ${text}`);
  return data as unknown as Article;
}
