import type { Dataset } from '@gazetteer/client';

export interface Citation {
  plain: string;
  bibtex: string;
}

/** How to cite a dataset; `address` is its page, `site` the portal that publishes it. */
export function citation(dataset: Dataset, address: string, site: string): Citation {
  const author = dataset.source_name ?? dataset.organization?.title ?? site;
  const year = dataset.metadata_modified.slice(0, 4);
  const entries: [string, string][] = [
    ['author', `{${escaped(author)}}`],
    ['title', `{${escaped(dataset.title)}}`],
    ['year', year],
    ['publisher', escaped(site)],
    ['url', address],
    ...(dataset.license_title ? ([['note', escaped(dataset.license_title)]] as [string, string][]) : []),
  ];
  const lines = entries.map(([name, value]) => `  ${name} = {${value}}`);
  return {
    plain: `${author} (${year}). ${dataset.title} [Data set]. ${site}. ${address}`,
    bibtex: `@misc{${dataset.name},\n${lines.join(',\n')}\n}`,
  };
}

/** BibTeX reads a few characters as commands. */
function escaped(text: string): string {
  return text.replaceAll(/[\\{}]/g, '').replaceAll(/[&%$#_]/g, '\\$&');
}
