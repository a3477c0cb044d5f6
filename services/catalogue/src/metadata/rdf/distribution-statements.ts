import type { Quad } from '@rdfjs/types';
import type { Site } from '../../model/site.ts';
import { stablyAvailable } from '../record/authority-tables.ts';
import type { DistributionRecord, MetadataRecord } from '../record/metadata-record.ts';
import { serviceUri } from './data-services.ts';
import { dateTime, iri, statementsAbout, term, text, textsIn, typed } from './graph.ts';
import { fileTypeStatements, formatUri, licenseUri, mediaTypeUri, termStatements } from './shared-terms.ts';

/** What DCAT-AP says of one way to get the data. */
export function distributionStatements(
  distribution: DistributionRecord,
  { uri: datasetUri, license }: MetadataRecord,
  site: Site,
): Quad[] {
  const { uri, fileType, checksum, bytes } = distribution;
  const format = formatUri(fileType, datasetUri);
  const mediaType = mediaTypeUri(fileType);
  return [
    ...statementsAbout(uri, 'dcat:Distribution', {
      'dct:identifier': text(uri),
      'dct:title': textsIn(distribution.title, distribution.translations.title),
      'dct:description': textsIn(distribution.description, distribution.translations.description),
      'dcat:accessURL': iri(distribution.accessUrl),
      'dcat:downloadURL': iri(distribution.downloadUrl),
      'dcat:accessService': distribution.isTable ? iri(serviceUri(site, 'actions')) : undefined,
      'dct:format': format ? iri(format) : undefined,
      'dcat:mediaType': mediaType ? iri(mediaType) : undefined,
      'dcat:byteSize': bytes === undefined ? undefined : typed(bytes, 'xsd:nonNegativeInteger'),
      'dct:license': license ? iri(licenseUri(license)) : undefined,
      'dcatap:availability': distribution.isHere ? iri(stablyAvailable.uri) : undefined,
      'dct:issued': dateTime(distribution.issued),
      'dct:modified': dateTime(distribution.modified),
      'spdx:checksum': checksum ? iri(`${uri}-checksum`) : undefined,
    }),
    ...fileTypeStatements(fileType, datasetUri),
    ...(distribution.isHere ? termStatements(stablyAvailable, 'skos:Concept') : []),
    ...(checksum
      ? statementsAbout(`${uri}-checksum`, 'spdx:Checksum', {
          'spdx:algorithm': term(`spdx:checksumAlgorithm_${checksum.algorithm}`),
          'spdx:checksumValue': typed(checksum.value, 'xsd:hexBinary'),
        })
      : []),
  ];
}
