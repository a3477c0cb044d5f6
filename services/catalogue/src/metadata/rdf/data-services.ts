import type { Quad } from '@rdfjs/types';
import type { Site } from '../../model/site.ts';
import { iri, statementsAbout, text } from './graph.ts';

/** An interface of this installation that programs ask for data. */
type DataService = {
  path: string;
  title: string;
  description: string;
  standard: [uri: string, name: string];
};

const services = {
  actions: {
    path: '/api/3/action',
    title: 'Action API',
    description: 'Search, metadata, rows of tables and SQL, as clients of CKAN ask for them.',
    standard: ['https://docs.ckan.org/en/2.11/api/', 'CKAN action API, version 3'],
  },
  graphql: {
    path: '/graphql',
    title: 'GraphQL',
    description:
      'Datasets, resources, rows of tables and organisations, as many as a page needs in one question.',
    standard: ['https://spec.graphql.org/October2021/', 'GraphQL'],
  },
} satisfies Record<string, DataService>;

/** The data services there are. */
export const serviceNames = Object.keys(services) as (keyof typeof services)[];

export function serviceUri({ publicUrl }: Site, name: keyof typeof services): string {
  return `${publicUrl}/#${name}`;
}

/** Describes a data service, as one that serves these datasets. */
export function serviceStatements(
  site: Site,
  name: keyof typeof services,
  datasetUris: readonly string[],
): Quad[] {
  const { path, title, description, standard }: DataService = services[name];
  return [
    ...statementsAbout(serviceUri(site, name), 'dcat:DataService', {
      'dct:title': text(title),
      'dct:description': text(description),
      'dcat:endpointURL': iri(site.publicUrl + path),
      'dcat:endpointDescription': iri(`${site.publicUrl}/api/openapi.json`),
      'dcat:landingPage': iri(`${site.publicUrl}/api/docs`),
      'dct:conformsTo': iri(standard[0]),
      'dct:publisher': iri(site.publisher.uri),
      'dcat:contactPoint': iri(site.contact.uri),
      'dcat:keyword': text('API'),
      'dcat:servesDataset': datasetUris.map(iri),
    }),
    ...statementsAbout(standard[0], 'dct:Standard', { 'dct:title': text(standard[1]) }),
    ...statementsAbout(`${site.publicUrl}/api/docs`, 'foaf:Document', {}),
  ];
}
