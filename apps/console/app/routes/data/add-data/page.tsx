import { unlistedMeta, useFigures } from '@gazetteer/site';
import { siteContext } from '@gazetteer/site/server';
import { Notice } from '@gazetteer/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { DatasetHead } from '../../../datasets/dataset-head.tsx';
import { translator } from '../../../i18n/i18n.server.ts';
import type { Route } from './+types/page';
import styles from './add.module.css';
import { AddForm } from './add-form.tsx';
import { type AddData, loadAdd } from './load-add.server.ts';

export async function loader(loading: Route.LoaderArgs) {
  const added = await loadAdd(loading);
  const t = translator(siteContext(loading.context).locale);
  return { title: `${t('data.add.title')} · ${added.heading}`, added };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return unlistedMeta(matches, loaderData);
}

/** Where data come into a dataset: they are looked at before anything is published. */
export default function AddDataPage({ loaderData: { added } }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { dataset, heading, standing, resource } = added;
  return (
    <>
      <DatasetHead name={dataset} heading={heading} standing={standing} />
      <Done added={added} />
      <h2 className={styles.title}>
        {resource ? t('data.add.titleInto', { name: resource.name }) : t('data.add.title')}
      </h2>
      <p className={styles.about}>{t('data.add.about')}</p>
      <Looks added={added} />
      <AddForm added={added} />
    </>
  );
}

/** What came of a publication. */
function Done({ added: { done, dataset } }: { added: AddData }) {
  const { t } = useTranslation();
  const figures = useFigures();
  const said = useRef<HTMLDivElement>(null);
  // Whoever pressed the button far below on the page before is to see it.
  useEffect(() => {
    // What it gives back, which newer browsers make a promise, is no clean-up.
    said.current?.scrollIntoView({ block: 'center' });
  }, []);
  if (!done) return null;
  return (
    <div ref={said}>
      <Notice
        title={t('data.add.done', { name: done.name, count: done.rows, rows: figures.number(done.rows) })}
      >
        {done.changes ? (
          <p>
            {t('data.add.doneChanges', {
              added: figures.number(done.changes.added),
              changed: figures.number(done.changes.changed),
              removed: figures.number(done.changes.removed),
            })}
          </p>
        ) : null}
        {done.leftOut > 0 ? (
          <p>{t('data.add.doneLeftOut', { count: done.leftOut, rows: figures.number(done.leftOut) })}</p>
        ) : null}
        <p>
          <a href={`/p/${dataset}/r/${done.sku}`}>{t('data.columns.view')}</a> ·{' '}
          <Link to={`/console/data/${dataset}/columns/${done.sku}`}>{t('data.add.describe')}</Link> ·{' '}
          <Link to={`/console/data/${dataset}/versions/${done.sku}`}>{t('data.add.versions')}</Link> ·{' '}
          <Link to={`/console/data/${dataset}`}>{t('data.add.back')}</Link>
        </p>
      </Notice>
    </div>
  );
}

/** Files that were read and are neither published nor discarded. */
function Looks({ added: { looks, dataset } }: { added: AddData }) {
  const { t } = useTranslation();
  if (looks.length === 0) return null;
  return (
    <>
      <h3 className={styles.open}>{t('data.add.open')}</h3>
      <ul className={styles.looks}>
        {looks.map(({ id, name }) => (
          <li key={id}>
            <Link to={`/console/data/${dataset}/add/${id}`}>{name}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
