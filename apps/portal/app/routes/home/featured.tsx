import { useTranslation } from 'react-i18next';
import type { NewDataset } from './new-datasets.ts';
import styles from './new-datasets.module.css';
import { DatasetCards } from './new-datasets.tsx';

/** Datasets that an editor has chosen. */
export default function Featured({ datasets }: { datasets: readonly NewDataset[] }) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="featured" className={styles.section}>
      <h2 id="featured">{t('home.featured.title')}</h2>
      <DatasetCards datasets={datasets} />
    </section>
  );
}
