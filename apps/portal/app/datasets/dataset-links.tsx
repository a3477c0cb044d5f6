import type { Dataset } from '@gazetteer/client';
import { datasetFacts, datasetPath } from './dataset-facts.ts';
import { LinkList } from './link-list.tsx';
import { useTerms } from './use-terms.ts';

/** Datasets where a reader might go on. */
export function DatasetLinks({ title, datasets }: { title: string; datasets: readonly Dataset[] }) {
  const terms = useTerms();
  const links = datasets.map((dataset) => {
    const facts = datasetFacts(dataset);
    const words = [
      dataset.source_name,
      facts.granularities.map(terms.granularity).join(', '),
      facts.frequencies.map(terms.frequency).join(', '),
      facts.years,
    ];
    return { to: datasetPath(dataset), text: dataset.title, words };
  });
  return <LinkList title={title} links={links} />;
}
