import { articleTextStyle } from '@gazetteer/ui';
import { pageMeta } from '@gazetteer/site';
import { siteContext } from '@gazetteer/site/server';
import { ArticleText } from '../../articles/article-text.tsx';
import { findSiteText } from '../../articles/content-calls.server.ts';
import { translator } from '../../i18n/i18n.server.ts';
import { PlainPage } from '../../shell/plain-page.tsx';
import type { Route } from './+types/page';

export async function loader({ context }: Route.LoaderArgs) {
  const services = siteContext(context);
  const text = await findSiteText(services, 'initiative');
  return { ...text, description: translator(services.locale)('shell.descriptions.initiative') };
}

export function links() {
  return [{ rel: 'stylesheet', href: articleTextStyle }];
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta(matches, loaderData);
}

export default function InitiativePage({ loaderData }: Route.ComponentProps) {
  const { title, html, language } = loaderData;
  return (
    <PlainPage title={title}>
      <ArticleText key={language} html={html} language={language} />
    </PlainPage>
  );
}
