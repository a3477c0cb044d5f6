import { LocalTime, Pager, unlistedMeta, useFigures } from '@gazetteer/site';
import { siteContext } from '@gazetteer/site/server';
import { Button, PageToast } from '@gazetteer/ui';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { asInstant } from '../../../datasets/as-instant.ts';
import { DatasetHead } from '../../../datasets/dataset-head.tsx';
import { refusalText } from '../../../datasets/refusal-text.ts';
import { ThisCall } from '../../../datasets/this-call.tsx';
import { translator } from '../../../i18n/i18n.server.ts';
import type { Route } from './+types/page';
import {
  loadVersions,
  restoreTable,
  type ShownVersions,
  type VersionAnswer,
} from './load-versions.server.ts';
import styles from './versions.module.css';

export async function loader(loading: Route.LoaderArgs) {
  const shown = await loadVersions(loading);
  const t = translator(siteContext(loading.context).locale);
  return { title: `${t('data.versions.title', { table: shown.resource.name })} · ${shown.heading}`, shown };
}

export async function action(acting: Route.ActionArgs) {
  return restoreTable(acting, new URLSearchParams(await acting.request.text()));
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return unlistedMeta(matches, loaderData);
}

/** The versions of a table; each can be gone back to as long as its rows are there. */
export default function VersionsPage({ loaderData: { shown }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { dataset, heading, standing, resource, versions, page, pages } = shown;
  const address = `/console/data/${dataset}/versions/${resource.sku}`;
  return (
    <>
      <PageToast
        message={actionData && messageOf(t, actionData)}
        occasion={actionData}
        closeLabel={t('session.close')}
      />
      <DatasetHead name={dataset} heading={heading} standing={standing} />
      <h2 className={styles.title}>{t('data.versions.title', { table: resource.name })}</h2>
      <p className={styles.about}>
        {t('data.versions.about')} <a href={`/p/${dataset}/r/${resource.sku}`}>{t('data.columns.view')}</a>
      </p>
      <ol className={styles.versions}>
        {versions.map((version) => (
          <li key={version.version}>
            <Version version={version} />
          </li>
        ))}
      </ol>
      <Pager
        label={t('data.versions.list')}
        isByTime
        page={page}
        last={pages}
        pathOf={(number) => `${address}${number > 1 ? `?page=${number}` : ''}`}
      />
      <ThisCall call={shown.call} />
    </>
  );
}

function messageOf(t: TFunction, { version, next, refusal }: VersionAnswer) {
  if (refusal) return { text: refusalText(t, refusal), kind: 'error' as const };
  return { text: t('data.versions.restored', { number: version, next }), kind: 'plain' as const };
}

function Version({ version }: { version: ShownVersions['versions'][number] }) {
  const { t, i18n } = useTranslation();
  const figures = useFigures();
  const { version: number, operation, made_by: maker, row_count, created_at, kept, current, url } = version;
  const name = t('data.versions.number', { number: figures.number(number) });
  const isKnown = operation !== null && i18n.exists(`data.versions.operation.${operation}`);
  const facts = [
    isKnown ? t(`data.versions.operation.${operation as 'import'}`) : undefined,
    t('data.versions.rows', { count: row_count, rows: figures.number(row_count) }),
    maker?.name ? t('data.versions.by', { who: maker.name }) : undefined,
  ];
  return (
    <>
      <h3 className={styles.head}>
        {name}
        {current ? ` · ${t('data.versions.current')}` : null}
        <small>
          <LocalTime iso={asInstant(created_at)} /> · {facts.filter((fact) => fact !== undefined).join(' · ')}
        </small>
      </h3>
      {kept ? null : <p className="console-note">{t('data.versions.gone')}</p>}
      {kept && !current ? (
        <Form method="post" className="console-actions" preventScrollReset>
          <input type="hidden" name="version" value={number} />
          <Button type="submit">
            {t('data.versions.restore')}
            <span className="visually-hidden"> {name}</span>
          </Button>
          {url === null ? null : (
            <a href={url}>
              {t('data.versions.download')}
              <span className="visually-hidden"> {name}</span>
            </a>
          )}
        </Form>
      ) : null}
    </>
  );
}
