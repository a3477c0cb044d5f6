import type { Dataset } from '@gazetteer/client';
import { datasetFacts } from './dataset-facts.ts';
import { plainText } from './plain-text.ts';

/** The dataset in the words of schema.org, for search engines; addresses are absolute. */
export function structuredData(dataset: Dataset, publicUrl: string, site: string) {
  const { years, granularities } = datasetFacts(dataset);
  const publisher = { '@type': 'Organization', name: dataset.organization?.title ?? site };
  const notes = plainText(dataset.notes ?? '');
  return {
    '@context': 'https://schema.org',
    '@type': 'Dataset',
    '@id': `${publicUrl}/p/${dataset.name}`,
    url: `${publicUrl}/p/${dataset.name}`,
    identifier: dataset.id,
    name: dataset.title,
    // Search engines ask for 50 to 5000 characters.
    description:
      notes.length >= 50 ? notes.slice(0, 5000) : `${dataset.title}. ${notes} ${site}: ${dataset.name}.`,
    keywords: [...dataset.sector, ...dataset.tags.map((tag) => tag.display_name)],
    ...(dataset.license_url ? { license: dataset.license_url } : {}),
    creator: dataset.source_name ? { '@type': 'Organization', name: dataset.source_name } : publisher,
    publisher,
    dateCreated: dataset.metadata_created,
    dateModified: dataset.metadata_modified,
    isAccessibleForFree: true,
    includedInDataCatalog: { '@type': 'DataCatalog', name: site, url: publicUrl },
    ...(years ? { temporalCoverage: years.replace('–', '/') } : {}),
    ...(granularities.length > 0 ? { spatialCoverage: granularities.join(', ') } : {}),
    distribution: dataset.resources.flatMap((resource) => {
      const contentUrl = resource.datastore_active
        ? `${publicUrl}/datastore/dump/${resource.id}?format=csv`
        : resource.url;
      if (!contentUrl) return [];
      const encodingFormat = resource.datastore_active ? 'text/csv' : (resource.mimetype ?? resource.format);
      return [{ '@type': 'DataDownload', name: resource.name, contentUrl, encodingFormat }];
    }),
  };
}
