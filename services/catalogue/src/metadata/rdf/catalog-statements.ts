import type { Quad } from '@rdfjs/types';
import type { Site } from '../../model/site.ts';
import { dataThemeScheme } from '../record/authority-tables.ts';
import { serviceNames, serviceStatements, serviceUri } from './data-services.ts';
import { dateTime, iri, statementsAbout, text, typed } from './graph.ts';
import { agentStatements, contactStatements, termStatements } from './shared-terms.ts';

/** A page of the catalogue: where it stands in the whole, and the addresses of its neighbours. */
export type CatalogPage = {
  address: string;
  first: string;
  previous: string | undefined;
  next: string | undefined;
  last: string;
  total: number;
  pageSize: number;
  /** When any dataset of the catalogue was last changed; undefined for an empty one. */
  modified: string | undefined;
  datasetUris: string[];
};

/**
 * The catalogue itself, with the datasets of one page and, in Hydra's words, the way to the other pages: those of
 * Hydra today, and those of its first draft, which harvesters know too.
 */
export function catalogStatements(page: CatalogPage, site: Site): Quad[] {
  const catalog = `${site.publicUrl}/catalog`;
  return [
    ...statementsAbout(catalog, ['dcat:Catalog', 'hydra:Collection'], {
      'dct:title': text(site.title),
      'dct:description': text(site.description),
      'dct:publisher': iri(site.publisher.uri),
      'foaf:homepage': iri(`${site.publicUrl}/`),
      'dct:language': site.languages.map(({ uri }) => iri(uri)),
      'dct:modified': page.modified ? dateTime(page.modified) : undefined,
      'dcat:themeTaxonomy': iri(dataThemeScheme.uri),
      'dcat:service': serviceNames.map((name) => iri(serviceUri(site, name))),
      'dcat:dataset': page.datasetUris.map(iri),
      'hydra:totalItems': typed(page.total, 'xsd:integer'),
      'hydra:view': iri(page.address),
    }),
    ...pageStatements(page),
    ...statementsAbout(`${site.publicUrl}/`, 'foaf:Document', {}),
    ...statementsAbout(dataThemeScheme.uri, 'skos:ConceptScheme', {
      'dct:title': text(dataThemeScheme.label),
    }),
    ...site.languages.flatMap((language) => termStatements(language, 'dct:LinguisticSystem')),
    ...agentStatements(site.publisher),
    ...contactStatements(site.contact),
    ...serviceNames.flatMap((name) => serviceStatements(site, name, page.datasetUris)),
  ];
}

function pageStatements({ address, first, previous, next, last, total, pageSize }: CatalogPage): Quad[] {
  const link = (target: string | undefined) => (target ? iri(target) : undefined);
  return statementsAbout(address, ['hydra:PartialCollectionView', 'hydra:PagedCollection'], {
    'hydra:first': link(first),
    'hydra:previous': link(previous),
    'hydra:next': link(next),
    'hydra:last': link(last),
    'hydra:firstPage': link(first),
    'hydra:previousPage': link(previous),
    'hydra:nextPage': link(next),
    'hydra:lastPage': link(last),
    'hydra:totalItems': typed(total, 'xsd:integer'),
    'hydra:itemsPerPage': typed(pageSize, 'xsd:integer'),
  });
}
