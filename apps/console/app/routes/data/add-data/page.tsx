import { unlistedMeta } from '@gazetteer/site';
import { siteContext } from '@gazetteer/site/server';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { DatasetHead } from '../../../datasets/dataset-head.tsx';
import { translator } from '../../../i18n/i18n.server.ts';
import type { Route } from './+types/page';
import styles from './add.module.css';
import { AddForm } from './add-form.tsx';
import { DoneNotice } from './done-notice.tsx';
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
      <DoneNotice added={added} />
      <h2 className={styles.title}>
        {resource ? t('data.add.titleInto', { name: resource.name }) : t('data.add.title')}
      </h2>
      <p className={styles.about}>{t('data.add.about')}</p>
      <Looks added={added} />
      <AddForm added={added} />
    </>
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
