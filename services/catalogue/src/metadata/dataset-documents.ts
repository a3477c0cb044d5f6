import type { Site } from '../model/site.ts';
import type { PublishedDocument } from '../model/published-document.ts';
import { composeCroissant } from './formats/croissant.ts';
import { composeDataPackage } from './formats/data-package.ts';
import { composeSchemaOrg } from './formats/schema-org.ts';
import { datasetDocument } from './rdf/dataset-statements.ts';
import { type RdfEnding, rdfFormats } from './rdf/rdf-formats.ts';
import type { MetadataRecord } from './record/metadata-record.ts';

const JSON_LD = 'application/ld+json';

/** The documents about a dataset that are not RDF files, by the last part of their address. */
export const datasetFiles = {
  'schema-org.jsonld': { mediaType: JSON_LD, title: 'schema.org', compose: composeSchemaOrg },
  'croissant.jsonld': { mediaType: JSON_LD, title: 'Croissant', compose: composeCroissant },
  'datapackage.json': {
    mediaType: 'application/json',
    title: 'Frictionless Data Package',
    compose: composeDataPackage,
  },
} as const;

export type DatasetFile = keyof typeof datasetFiles;

/** A dataset as DCAT-AP 3. */
export async function writeDatasetRdf(
  record: MetadataRecord,
  site: Site,
  ending: RdfEnding,
): Promise<PublishedDocument> {
  const { mediaType, write } = rdfFormats[ending];
  const body = await write(datasetDocument(record, site), [record.uri]);
  return { mediaType, body, modified: record.modified, links: linksOf(record) };
}

export function writeDatasetFile(record: MetadataRecord, site: Site, file: DatasetFile): PublishedDocument {
  const { mediaType, compose } = datasetFiles[file];
  const body = `${JSON.stringify(compose(record, site), null, 2)}\n`;
  return { mediaType, body, modified: record.modified, links: linksOf(record) };
}

/** Every other form of what a document tells, for its Link header. */
function linksOf({ page, uri }: MetadataRecord): string[] {
  return [
    `<${page}>; rel="describes"; type="text/html"`,
    ...alternatesOf(uri).map(({ href, type }) => `<${href}>; rel="alternate"; type="${type}"`),
  ];
}

/** The addresses of all documents about a dataset. */
function alternatesOf(uri: string): { href: string; type: string }[] {
  return [
    { href: `${uri}.jsonld`, type: rdfFormats.jsonld.mediaType },
    { href: `${uri}.ttl`, type: rdfFormats.ttl.mediaType },
    { href: `${uri}.rdf`, type: rdfFormats.rdf.mediaType },
    ...Object.entries(datasetFiles).map(([name, { mediaType }]) => ({
      href: `${uri}/${name}`,
      type: mediaType,
    })),
  ];
}
