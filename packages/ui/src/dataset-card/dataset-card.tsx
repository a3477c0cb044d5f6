import { Link } from 'react-router';
import { Chip } from '../chip/chip.tsx';
import { FactList } from '../fact-list/fact-list.tsx';
import { SectorIcon } from '../sector/sector-icon.tsx';
import styles from './dataset-card.module.css';

export interface CardDataset {
  name: string;
  title: string;
  /** Of the title, where it is another than the page's. */
  language?: string;
  sourceName?: string | null;
  sector: { name: string; label: string; icon?: string };
  /** The first resource; a dataset may have none. */
  resource?: { name: string; indicators?: string; granularity?: string; frequency?: string };
}

export interface CardTexts {
  indicators: string;
  granularity: string;
  frequency: string;
  noResources: string;
}

/** One dataset and its first table, as an entry of an index card. */
export function DatasetCard({ dataset, texts }: { dataset: CardDataset; texts: CardTexts }) {
  const { resource, sector } = dataset;
  return (
    <article className={styles.card}>
      <Chip icon={<SectorIcon name={sector.name} icon={sector.icon} size={16} />}>{sector.label}</Chip>
      <h3 className={styles.title} lang={dataset.language}>
        <Link to={`/p/${dataset.name}`} prefetch="intent">
          {dataset.title}
        </Link>
      </h3>
      {dataset.sourceName ? <p className={styles.source}>{dataset.sourceName}</p> : null}
      {resource ? (
        <div className={styles.resource}>
          <p>{resource.name}</p>
          <FactList
            facts={[
              { name: texts.indicators, value: resource.indicators },
              { name: texts.granularity, value: resource.granularity },
              { name: texts.frequency, value: resource.frequency },
            ]}
          />
        </div>
      ) : (
        <p className={styles.resource}>{texts.noResources}</p>
      )}
    </article>
  );
}
