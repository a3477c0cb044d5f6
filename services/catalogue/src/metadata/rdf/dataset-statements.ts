import type { Quad } from '@rdfjs/types';
import type { Site } from '../../model/site.ts';
import { dataThemeScheme, publicAccess } from '../record/authority-tables.ts';
import type { MetadataRecord, Place } from '../record/metadata-record.ts';
import { serviceStatements } from './data-services.ts';
import { distributionStatements } from './distribution-statements.ts';
import { dateTime, iri, statementsAbout, text, textsIn, typed } from './graph.ts';
import { agentStatements, contactStatements, licenseStatements, termStatements } from './shared-terms.ts';

/**
 * A dataset with its distributions in the words of DCAT-AP 3.0.1. Nothing in it is without a name, so that the
 * statements about several datasets can stand in one document.
 */
export function datasetStatements(record: MetadataRecord, site: Site): Quad[] {
  return [
    ...aboutDataset(record),
    ...record.distributions.flatMap((distribution) => distributionStatements(distribution, record, site)),
    ...aboutPeopleAndTerms(record),
    ...aboutCoverage(record),
  ];
}

/** The statements of a document about this dataset alone: the service that answers for its tables belongs to it. */
export function datasetDocument(record: MetadataRecord, site: Site): Quad[] {
  const statements = datasetStatements(record, site);
  if (record.tables.length === 0) return statements;
  return [
    ...statements,
    ...serviceStatements(site, 'actions', [record.uri]),
    ...agentStatements(site.publisher),
    ...contactStatements(site.contact),
  ];
}

function aboutDataset(record: MetadataRecord): Quad[] {
  const { uri, creator, frequency, methodology, period } = record;
  return statementsAbout(uri, 'dcat:Dataset', {
    'dct:identifier': text(uri),
    'dct:title': textsIn(record.title, record.translations.title),
    'dct:description': textsIn(record.description, record.translations.description),
    'dcat:landingPage': iri(record.page),
    'dcat:keyword': [...record.keywords.map(text), ...keywordsInLanguages(record)],
    'dcat:theme': record.themes.map((theme) => iri(theme.uri)),
    'dct:publisher': iri(record.publisher.uri),
    'dct:creator': creator ? iri(creator.uri) : undefined,
    'dcat:contactPoint': iri(record.contact.uri),
    'dct:accessRights': iri(publicAccess.uri),
    'dct:accrualPeriodicity': frequency ? iri(frequency.uri) : undefined,
    'dct:issued': dateTime(record.issued),
    'dct:modified': dateTime(record.modified),
    'dct:language': record.languages.map((language) => iri(language.uri)),
    'dct:temporal': period ? iri(`${uri}#period`) : undefined,
    'dct:spatial': record.places.map((place, index) => iri(placeUri(place, uri, index))),
    'dct:provenance': methodology ? iri(`${uri}#methodology`) : undefined,
    'dcat:version': text(record.version),
    'dcat:distribution': record.distributions.map((distribution) => iri(distribution.uri)),
  });
}

/** What the keywords are called in other languages. */
function keywordsInLanguages({ translations }: MetadataRecord) {
  return translations.keywords.flatMap((keyword) => textsIn(undefined, keyword));
}

function aboutPeopleAndTerms(record: MetadataRecord): Quad[] {
  const { creator, frequency, license } = record;
  return [
    ...statementsAbout(record.page, 'foaf:Document', {}),
    ...agentStatements(record.publisher),
    ...(creator ? agentStatements(creator) : []),
    ...contactStatements(record.contact),
    ...termStatements(publicAccess, 'dct:RightsStatement'),
    ...(license ? licenseStatements(license) : []),
    ...(frequency ? termStatements(frequency, 'dct:Frequency') : []),
    ...record.languages.flatMap((language) => termStatements(language, 'dct:LinguisticSystem')),
    ...record.themes.flatMap((theme) => [
      ...termStatements(theme, 'skos:Concept'),
      ...statementsAbout(theme.uri, [], { 'skos:inScheme': iri(dataThemeScheme.uri) }),
    ]),
  ];
}

function aboutCoverage({ uri, period, places, methodology, translations }: MetadataRecord): Quad[] {
  return [
    ...(period
      ? statementsAbout(`${uri}#period`, 'dct:PeriodOfTime', {
          'dcat:startDate': typed(period.start, 'xsd:gYear'),
          'dcat:endDate': typed(period.end, 'xsd:gYear'),
        })
      : []),
    ...places.flatMap((place, index) =>
      statementsAbout(placeUri(place, uri, index), 'dct:Location', {
        'skos:prefLabel': text(place.name),
        'dcat:bbox': place.box ? typed(boxAsText(place.box), 'geo:wktLiteral') : undefined,
        'dcat:centroid': place.box ? typed(middleAsText(place.box), 'geo:wktLiteral') : undefined,
      }),
    ),
    ...(methodology
      ? statementsAbout(`${uri}#methodology`, 'dct:ProvenanceStatement', {
          'rdfs:label': textsIn(methodology, translations.methodology),
        })
      : []),
  ];
}

function placeUri(place: Place, datasetUri: string, index: number): string {
  return place.uri ?? `${datasetUri}#place-${index + 1}`;
}

/** A box in Well-Known Text, longitude first. */
function boxAsText([west, south, east, north]: NonNullable<Place['box']>): string {
  const corners = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  return `POLYGON((${corners.map((corner) => corner.join(' ')).join(', ')}))`;
}

function middleAsText([west, south, east, north]: NonNullable<Place['box']>): string {
  return `POINT(${(west + east) / 2} ${(south + north) / 2})`;
}
