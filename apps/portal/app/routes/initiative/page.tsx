import { Prose } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { translator } from '../../i18n/i18n.server.ts';
import { portal } from '../../load-context.ts';
import { markdownHtml } from '../../markdown.server.ts';
import { pageMeta } from '../../page-meta.ts';
import { PlainPage } from '../../shell/plain-page.tsx';
import { localText } from '../../site.ts';
import type { Route } from './+types/page';

export function loader({ context }: Route.LoaderArgs) {
  const { site, locale } = portal(context);
  const title = translator(locale)('initiative.title');
  return { title, html: markdownHtml(localText(site.pages.initiative, locale), 2) };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta(matches, loaderData);
}

export default function InitiativePage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  return (
    <PlainPage title={t('initiative.title')}>
      <Prose html={loaderData.html} />
    </PlainPage>
  );
}
