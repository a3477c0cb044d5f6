import { Pager, unlistedMeta } from '@gazetteer/site';
import { siteContext } from '@gazetteer/site/server';
import { ButtonLink, PageToast } from '@gazetteer/ui';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { translator } from '../../../i18n/i18n.server.ts';
import type { Route } from './+types/list-page';
import { ArticleFilters } from './article-filters.tsx';
import { ArticleTable } from './article-table.tsx';
import { listAddress, pageSize } from './list-address.ts';
import { loadArticles } from './load-articles.server.ts';

export async function loader(loading: Route.LoaderArgs) {
  const title = translator(siteContext(loading.context).locale)('content.title');
  const isDeleted = loading.url.searchParams.get('done') === 'deleted';
  return { title, isDeleted, list: await loadArticles(loading) };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return unlistedMeta(matches, loaderData);
}

/** What the team has written, and what becomes of it; last changed first. */
export default function ArticleListPage({ loaderData: { list, isDeleted } }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { query, count } = list;
  return (
    <>
      <PageToast
        message={isDeleted ? { text: t('content.done.delete'), kind: 'plain' } : undefined}
        occasion={isDeleted}
        closeLabel={t('content.close')}
      />
      <div className="console-head">
        <h1>{t('content.title')}</h1>
        <ButtonLink
          to="/console/content/new"
          look="primary"
          icon={<IconPlus stroke={1.8} aria-hidden="true" />}
        >
          {t('content.new')}
        </ButtonLink>
      </div>
      <ArticleFilters query={query} />
      <ArticleTable list={list} />
      <Pager
        label={t('pager.label')}
        isByTime
        page={query.page}
        last={Math.ceil(count / pageSize)}
        pathOf={(page) => listAddress({ ...query, page })}
      />
    </>
  );
}
