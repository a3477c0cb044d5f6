import type { TFunction } from 'i18next';

interface CitedChart {
  title: string;
  /** When it was saved. */
  year: string;
  sources: readonly { source: string | null; title: string }[];
  site: string;
  address: string;
}

/** How to cite a chart: by who publishes its figures, as whoever saved it goes unnamed. */
export function chartCitation(t: TFunction, { title, year, sources, site, address }: CitedChart): string {
  const publishers = [...new Set(sources.map(({ source }) => source).filter(Boolean))];
  const author = publishers.length > 0 ? publishers.join(', ') : site;
  const data = sources.map((source) => t('visualise.saved.citedDataset', { title: source.title })).join(', ');
  const made = data ? t('visualise.saved.citedChartOf', { data }) : t('visualise.saved.citedChart');
  return `${author} (${year}). ${title} ${made}. ${site}. ${address}`;
}
