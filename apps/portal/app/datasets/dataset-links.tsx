import type { Dataset } from '@gazetteer/client';
import { datasetFacts, datasetPath } from './dataset-facts.ts';
import { LinkList } from './link-list.tsx';
import type { RowMarks } from './row-marks.server.ts';
import { useTerms } from './use-terms.ts';

/** Datasets where a reader might go on. */
export function DatasetLinks({
  title,
  datasets,
  written,
}: {
  title: string;
  datasets: readonly Dataset[];
  written: Record<string, RowMarks>;
}) {
  const terms = useTerms();
  const links = datasets.map((dataset) => {
    const facts = datasetFacts(dataset);
    const foreign = written[dataset.id]?.title;
    const words = [
      foreign?.mark,
      dataset.source_name,
      facts.granularities.map(terms.granularity).join(', '),
      facts.frequencies.map(terms.frequency).join(', '),
      facts.years,
    ];
    return { to: datasetPath(dataset), text: dataset.title, language: foreign?.lang, words };
  });
  return <LinkList title={title} links={links} />;
}
