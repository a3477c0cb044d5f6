import { Pager, unlistedMeta } from '@gazetteer/site';
import { siteContext } from '@gazetteer/site/server';
import { PageToast } from '@gazetteer/ui';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { DatasetHead } from '../../../datasets/dataset-head.tsx';
import { refusalText } from '../../../datasets/refusal-text.ts';
import { translator } from '../../../i18n/i18n.server.ts';
import type { Route } from './+types/page';
import { ColumnsConflict } from './columns-conflict.tsx';
import { ColumnsForm } from './columns-form.tsx';
import styles from './columns.module.css';
import { loadColumns } from './load-columns.server.ts';
import { type ColumnsAnswer, saveColumns } from './save-columns.server.ts';

export async function loader(loading: Route.LoaderArgs) {
  const columns = await loadColumns(loading);
  const t = translator(siteContext(loading.context).locale);
  return {
    title: `${t('data.columns.title', { table: columns.resource.name })} · ${columns.heading}`,
    columns,
  };
}

export async function action(acting: Route.ActionArgs) {
  return saveColumns(acting, new URLSearchParams(await acting.request.text()));
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return unlistedMeta(matches, loaderData);
}

/** What the columns of a table mean, as readers and charts are told. */
export default function ColumnsPage({ loaderData: { columns }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { dataset, heading, standing, resource, page, pages } = columns;
  const address = `/console/data/${dataset}/columns/${resource.sku}`;
  return (
    <>
      <PageToast
        message={actionData && messageOf(t, actionData)}
        occasion={actionData}
        closeLabel={t('session.close')}
      />
      <DatasetHead name={dataset} heading={heading} standing={standing} />
      {actionData?.overlaps ? <ColumnsConflict overlaps={actionData.overlaps} /> : null}
      <h2 className={styles.title}>{t('data.columns.title', { table: resource.name })}</h2>
      <p className={styles.about}>
        {t('data.columns.about')} <a href={`/p/${dataset}/r/${resource.sku}`}>{t('data.columns.view')}</a>
      </p>
      <ColumnsForm columns={columns} answer={actionData} />
      <Pager
        label={t('data.columns.title', { table: resource.name })}
        page={page}
        last={pages}
        pathOf={(number) => `${address}${number > 1 ? `?page=${number}` : ''}`}
      />
    </>
  );
}

function messageOf(t: TFunction, { refusal, overlaps, gone }: ColumnsAnswer) {
  if (refusal) return { text: refusalText(t, refusal), kind: 'error' as const };
  if (overlaps) return { text: t('data.conflict.same.toast'), kind: 'error' as const };
  const lost = gone.length > 0 ? ` ${t('data.columns.gone', { names: gone.join(', ') })}` : '';
  return { text: t('data.done.saved') + lost, kind: 'plain' as const };
}
