interface CitedChart {
  title: string;
  /** When it was saved. */
  year: string;
  sources: readonly { source: string | null; title: string }[];
  site: string;
  address: string;
}

/** How to cite a chart: by who publishes its figures, as whoever saved it goes unnamed. */
export function chartCitation({ title, year, sources, site, address }: CitedChart): string {
  const publishers = [...new Set(sources.map(({ source }) => source).filter(Boolean))];
  const author = publishers.length > 0 ? publishers.join(', ') : site;
  const data = sources.map(({ title: name }) => `“${name}”`).join(', ');
  const made = data ? ` [Chart. Data: ${data}]` : ' [Chart]';
  return `${author} (${year}). ${title}${made}. ${site}. ${address}`;
}
