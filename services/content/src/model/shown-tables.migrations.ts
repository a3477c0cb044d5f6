import { type Migration, pagesVersionStep } from '@gazetteer/kernel';

const shown = [
  'content_articles',
  'content_article_texts',
  'content_article_slugs',
  'content_article_tags',
  'content_article_datasets',
  'content_media',
];

/** What pages show of articles, pictures and saved charts; people save their private charts often. */
export const shownTableMigrations: readonly Migration[] = [
  {
    name: 'content/0030-pages-version',
    up: pagesVersionStep([
      ...shown.map((table) => ({ table })),
      { table: 'content_visualisations', shown: (row) => `${row}.visibility <> 'private'` },
    ]),
  },
];
