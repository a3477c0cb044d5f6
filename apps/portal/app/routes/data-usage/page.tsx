import { pageMeta } from '@gazetteer/site';
import { siteContext } from '@gazetteer/site/server';
import { articleTextStyle, TabLinks } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { findSiteText } from '../../articles/content-calls.server.ts';
import { ArticleText } from '../../articles/article-text.tsx';
import { translator } from '../../i18n/i18n.server.ts';
import { PlainPage } from '../../shell/plain-page.tsx';
import type { Route } from './+types/page';

const views = ['data_privacy_policy', 'copyright_policy'] as const;

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = siteContext(context);
  const asked = url.searchParams.get('view');
  const view = views.find((name) => name === asked) ?? 'data_privacy_policy';
  const text = await findSiteText(services, view);
  return { ...text, view, description: translator(services.locale)(`shell.descriptions.${view}`) };
}

export function links() {
  return [{ rel: 'stylesheet', href: articleTextStyle }];
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta(matches, loaderData);
}

export default function DataUsagePage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { view: shown, title, html, language } = loaderData;
  return (
    <PlainPage title={title}>
      <TabLinks
        label={t('dataUsage.views')}
        tabs={views.map((view) => ({
          text: t(`dataUsage.${view}`),
          to: `/datausage?view=${view}`,
          isCurrent: view === shown,
        }))}
      />
      <ArticleText key={`${shown} ${language}`} html={html} language={language} />
    </PlainPage>
  );
}
