import type { TFunction } from 'i18next';

interface CitedChart {
  title: string;
  /** Whose it is, where it is a visitor's. */
  maker: { name: string | null } | null;
  /** When it was saved. */
  year: string;
  sources: readonly { source: string | null; title: string }[];
  site: string;
  address: string;
}

/** How to cite a chart: by whose it is, which is not who publishes its figures. */
export function chartCitation(
  t: TFunction,
  { title, maker, year, sources, site, address }: CitedChart,
): string {
  const author = maker ? (maker.name ?? t('visualise.saved.aVisitor')) : site;
  const data = sources
    .map(({ source, title: dataset }) => [source, t('visualise.saved.citedDataset', { title: dataset })])
    .map((parts) => parts.filter(Boolean).join(', '))
    .join(t('visualise.saved.semicolon'));
  const made = data ? t('visualise.saved.citedChartOf', { data }) : t('visualise.saved.citedChart');
  return `${author} (${year}). ${title} ${made}. ${site}. ${address}`;
}
