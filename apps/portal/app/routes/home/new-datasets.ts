import type { Dataset, Resource } from '@gazetteer/client';

export interface NewDataset {
  name: string;
  title: string;
  /** Of the title, where it is another than the page's. */
  language?: string;
  sourceName: string | null;
  sector: string;
  resource: {
    id: string;
    name: string;
    indicators: number | null;
    granularity: string | null;
    frequency: string | null;
  };
}

type ListedDataset = Pick<Dataset, 'name' | 'title' | 'source_name' | 'sector'> & {
  notes?: string | null;
  resources: Pick<
    Resource,
    'id' | 'name' | 'title' | 'idp_ready' | 'no_indicators' | 'granularity' | 'frequency'
  >[];
};

/**
 * The home page's cards: of datasets that are ready as a whole, one card for each table, `limit` at most. What nobody has
 * described yet stands there only where not enough others are.
 */
export function newDatasets(datasets: readonly ListedDataset[], limit = 4): NewDataset[] {
  const ready = datasets.filter(
    ({ resources }) => resources.length > 0 && resources.every((resource) => resource.idp_ready),
  );
  const [described, others] = [ready.filter(isDescribed), ready.filter((dataset) => !isDescribed(dataset))];
  return [...described, ...others].flatMap(cardsOf).slice(0, limit);
}

/** A card for each table of a dataset. */
export function cardsOf(dataset: ListedDataset): NewDataset[] {
  return dataset.resources.map((resource) => ({
    name: dataset.name,
    title: dataset.title,
    sourceName: dataset.source_name,
    sector: dataset.sector[0] ?? 'Other',
    resource: {
      id: resource.id,
      name: resource.title ?? resource.name ?? dataset.title,
      indicators: resource.no_indicators,
      granularity: resource.granularity,
      frequency: resource.frequency,
    },
  }));
}

function isDescribed({ notes }: ListedDataset): boolean {
  // Lists that are asked for without descriptions keep their order.
  return notes === undefined || (notes ?? '').trim() !== '';
}
