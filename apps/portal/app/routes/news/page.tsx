import { ButtonLink } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { translator } from '../../i18n/i18n.server.ts';
import { portal } from '../../load-context.ts';
import { pageMeta } from '../../page-meta.ts';
import { PlainPage } from '../../shell/plain-page.tsx';
import type { Route } from './+types/page';

export function loader({ context, url }: Route.LoaderArgs) {
  const isNews = url.pathname.endsWith('/news');
  return { title: translator(portal(context).locale)(isNews ? 'news.newsTitle' : 'news.title') };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta(matches, loaderData);
}

export default function NewsPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  return (
    <PlainPage title={loaderData.title} lead={t('news.text')}>
      <p>{t('news.meanwhile')}</p>
      <ButtonLink to="/search?sortBy=lastModified">{t('news.newest')}</ButtonLink>
    </PlainPage>
  );
}
