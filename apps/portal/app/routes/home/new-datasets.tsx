import { useFigures } from '@gazetteer/site';
import { DatasetCard } from '@gazetteer/ui';
import { IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSectors } from '../../site/use-sectors.ts';
import { useTerms } from '../../datasets/use-terms.ts';
import type { NewDataset } from './new-datasets.ts';
import styles from './new-datasets.module.css';

export function NewDatasets({ datasets, count }: { datasets: readonly NewDataset[]; count: number }) {
  const { t } = useTranslation();
  const figures = useFigures();
  return (
    <section aria-labelledby="new-datasets" className={styles.section}>
      <div className={styles.head}>
        <h2 id="new-datasets">{t('home.datasets.title')}</h2>
        {count > 0 ? (
          <Link to="/search" className={styles.all}>
            {t('home.datasets.all', { count, figure: figures.number(count) })}
            <IconArrowRight size={18} stroke={1.6} aria-hidden="true" />
          </Link>
        ) : null}
        <select className={styles.order} aria-label={t('home.datasets.order')} defaultValue="new">
          <option value="new">{t('home.datasets.title')}</option>
          <option value="popular" disabled>
            {t('home.datasets.popular')}
          </option>
        </select>
      </div>
      {datasets.length > 0 ? <DatasetCards datasets={datasets} /> : <p>{t('home.datasets.none')}</p>}
    </section>
  );
}

/** Datasets as cards, each with a table. */
export function DatasetCards({ datasets }: { datasets: readonly NewDataset[] }) {
  const { t } = useTranslation();
  const figures = useFigures();
  const sectorMark = useSectors();
  const terms = useTerms();
  const texts = {
    indicators: t('card.indicators'),
    granularity: t('card.granularity'),
    frequency: t('card.frequency'),
    noResources: t('card.noResources'),
  };
  return (
    <ul className={styles.cards}>
      {datasets.map(({ resource, sector, ...dataset }) => (
        <li key={resource.id}>
          <DatasetCard
            texts={texts}
            dataset={{
              ...dataset,
              sector: sectorMark(sector),
              resource: {
                name: resource.name,
                // A document has none, and nothing is said of them.
                indicators: resource.indicators ? figures.number(resource.indicators) : undefined,
                granularity: resource.granularity ? terms.granularity(resource.granularity) : undefined,
                frequency: resource.frequency ? terms.frequency(resource.frequency) : undefined,
              },
            }}
          />
        </li>
      ))}
    </ul>
  );
}
