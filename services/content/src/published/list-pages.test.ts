import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { openTestContent } from '../content-testing.ts';
import { openArticles, story } from '../articles/articles-testing.ts';
import { listPages } from './list-pages.ts';

async function collect<Piece>(pieces: AsyncIterable<Piece>): Promise<Piece[]> {
  const all: Piece[] = [];
  for await (const piece of pieces) all.push(piece);
  return all;
}

describeStores('pages for the sitemap', (open) => {
  it('are those of published articles, the newest first, a piece at a time', async () => {
    const test = openArticles(await openTestContent(await open()));
    for (const slug of ['a', 'b', 'c', 'd', 'e']) await test.write({ ...story, slug, state: 'published' });
    await test.write({ ...story, slug: 'draft' });
    await test.write({ ...story, kind: 'page', slug: 'a-page', state: 'published' });
    const pieces = await collect(listPages(test.sql.as(), 2));
    expect(pieces.map((pages) => pages.map(({ path }) => path.replace('/news_blogs/', '')))).toEqual([
      ['e', 'd'],
      ['c', 'b'],
      ['a'],
    ]);
    expect(pieces[0]?.[0]?.modified).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
    const [all] = await collect(test.content.pages());
    expect(all).toHaveLength(5);
  });
});
