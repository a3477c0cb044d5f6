import { expect, it } from 'vitest';
import { foldersWithSql } from './changed-since.ts';

it('knows the packages whose SQL a change touches, each once', () => {
  const files = [
    'services/identity/src/sessions/session.store.ts',
    'services/identity/src/sessions/session.migrations.ts',
    'services/catalogue/src/search/search-migrations.ts',
    'apps/server/src/open-application.ts',
    'services/content/src/articles/article.store.test.ts',
    'docs/search.md',
  ];
  expect(foldersWithSql(files)).toEqual(['services/identity', 'services/catalogue']);
});
