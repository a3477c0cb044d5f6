import { ButtonLink, Notice } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { chartTypes } from '../home/chart-types.ts';
import { translator } from '../../i18n/i18n.server.ts';
import { portal } from '../../load-context.ts';
import { pageMeta } from '../../page-meta.ts';
import { requireSession } from '../../session/require-session.server.ts';
import { PlainPage } from '../../shell/plain-page.tsx';
import type { Route } from './+types/page';
import styles from './page.module.css';

/** Charts are built and kept by people who are signed in. */
export async function loader(loading: Route.LoaderArgs) {
  await requireSession(loading);
  const { context, url } = loading;
  const query = url.searchParams;
  const chart = chartTypes.find((type) => type === query.get('chart_type'));
  const dataset = query.get('dataset_id')?.slice(0, 100);
  return { chart, dataset, title: translator(portal(context).locale)('visualise.title') };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta(matches, loaderData);
}

const steps = ['choose', 'fields', 'drag', 'save'] as const;

export default function VisualisePage({ loaderData: { chart, dataset } }: Route.ComponentProps) {
  const { t } = useTranslation();
  return (
    <PlainPage title={t('visualise.title')} lead={t('visualise.text')}>
      {chart || dataset ? (
        <Notice>
          {chart ? <p>{t('visualise.chosen', { chart: t(`home.visualise.${chart}`) })}</p> : null}
          {dataset ? <p>{t('visualise.dataset', { id: dataset })}</p> : null}
        </Notice>
      ) : null}
      <section className={styles.part}>
        <h2>{t('visualise.steps.title')}</h2>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>{t(`visualise.steps.${step}`)}</li>
          ))}
        </ol>
      </section>
      <section className={styles.part}>
        <h2>{t('visualise.now')}</h2>
        <p>{t('visualise.nowText')}</p>
        <ButtonLink look="primary" to="/search">
          {t('visualise.browse')}
        </ButtonLink>
      </section>
    </PlainPage>
  );
}
