import { Prose } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { translator } from '../../i18n/i18n.server.ts';
import { portal } from '../../load-context.ts';
import { markdownHtml } from '../../markdown.server.ts';
import { pageMeta } from '../../page-meta.ts';
import { PlainPage } from '../../shell/plain-page.tsx';
import { localText } from '../../site.ts';
import type { Route } from './+types/page';
import styles from './page.module.css';

const views = ['data_privacy_policy', 'copyright_policy'] as const;

export function loader({ context, url }: Route.LoaderArgs) {
  const { site, locale } = portal(context);
  const asked = url.searchParams.get('view');
  const view = views.find((name) => name === asked) ?? 'data_privacy_policy';
  const title = translator(locale)(`dataUsage.${view}`);
  return { view, title, html: markdownHtml(localText(site.pages[view], locale), 2) };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta(matches, loaderData);
}

export default function DataUsagePage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  return (
    <PlainPage title={loaderData.title}>
      <nav aria-label={t('dataUsage.views')}>
        <ul className={styles.views}>
          {views.map((view) => (
            <li key={view}>
              <Link
                to={`/datausage?view=${view}`}
                className={styles.view}
                aria-current={view === loaderData.view ? 'page' : undefined}
              >
                {t(`dataUsage.${view}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Prose html={loaderData.html} />
    </PlainPage>
  );
}
