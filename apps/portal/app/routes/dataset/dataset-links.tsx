import type { Dataset } from '@gazetteer/client';
import { Link } from 'react-router';
import { datasetFacts, datasetPath } from './dataset-facts.ts';
import style from './dataset-links.module.css';
import { useTerms } from './use-terms.ts';

/** Datasets where a reader might go on. */
export function DatasetLinks({ title, datasets }: { title: string; datasets: readonly Dataset[] }) {
  const terms = useTerms();
  if (datasets.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul className={style.list}>
        {datasets.map((dataset) => {
          const facts = datasetFacts(dataset);
          const words = [
            dataset.source_name,
            facts.granularities.map(terms.granularity).join(', '),
            facts.frequencies.map(terms.frequency).join(', '),
            facts.years,
          ];
          return (
            <li key={dataset.id}>
              <Link to={datasetPath(dataset)}>{dataset.title}</Link>
              <p>{words.filter(Boolean).join(' · ')}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
