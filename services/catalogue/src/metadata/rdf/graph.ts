import type { Literal, NamedNode, Quad } from '@rdfjs/types';
import type { TextInLanguages } from '@gazetteer/kernel';
import { DataFactory } from 'n3';

/** The vocabularies that we write in, by the prefix under which every format shows them. */
export const prefixes = {
  adms: 'http://www.w3.org/ns/adms#',
  dcat: 'http://www.w3.org/ns/dcat#',
  dcatap: 'http://data.europa.eu/r5r/',
  dct: 'http://purl.org/dc/terms/',
  foaf: 'http://xmlns.com/foaf/0.1/',
  geo: 'http://www.opengis.net/ont/geosparql#',
  hydra: 'http://www.w3.org/ns/hydra/core#',
  rdf: 'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  rdfs: 'http://www.w3.org/2000/01/rdf-schema#',
  skos: 'http://www.w3.org/2004/02/skos/core#',
  spdx: 'http://spdx.org/rdf/terms#',
  vcard: 'http://www.w3.org/2006/vcard/ns#',
  xsd: 'http://www.w3.org/2001/XMLSchema#',
} as const;

/** A name such as `dct:title`. */
export type Name = `${keyof typeof prefixes}:${string}`;

type Value = NamedNode | Literal | undefined;

/** What is said of one thing: each property with its values; undefined ones are left out. */
export type Properties = Partial<Record<Name, Value | readonly Value[]>>;

/** The statements that a thing is of a class and has these properties. */
export function statementsAbout(uri: string, type: Name | readonly Name[], properties: Properties): Quad[] {
  const subject = iri(uri);
  const types = (typeof type === 'string' ? [type] : type).map(term);
  const said: [string, Properties[Name]][] = [['rdf:type', types], ...Object.entries(properties)];
  return said.flatMap(([name, values]) =>
    [values ?? []]
      .flat()
      .filter((value) => value !== undefined)
      .map((value) => DataFactory.quad(subject, term(name as Name), value)),
  );
}

/** A name written out. */
export function term(name: Name): NamedNode {
  const colon = name.indexOf(':');
  return iri(prefixes[name.slice(0, colon) as keyof typeof prefixes] + name.slice(colon + 1));
}

export function iri(address: string): NamedNode {
  return DataFactory.namedNode(address);
}

/** A text, or undefined for an empty one. */
export function text(value: string | undefined): Literal | undefined {
  return value ? DataFactory.literal(value) : undefined;
}

/**
 * A text in every language that it is written in, with their tags; alone and without one where it has no translations.
 * What the translations say as well is not said twice.
 */
export function textsIn(value: string | undefined, translated: TextInLanguages | undefined): Literal[] {
  const tagged = Object.entries(translated ?? {}).map(([tag, words]) => DataFactory.literal(words, tag));
  const isSaid = tagged.some((literal) => literal.value === value);
  return value && !isSaid ? [DataFactory.literal(value), ...tagged] : tagged;
}

export function typed(value: string | number, type: Name): Literal {
  return DataFactory.literal(String(value), term(type));
}

export function dateTime(value: string): Literal {
  return typed(value, 'xsd:dateTime');
}

/**
 * An address in one of our vocabularies by its prefix.
 * @throws for one that is in none: every property and class of ours has a prefix
 */
export function shortName(uri: string): string {
  const found = Object.entries(prefixes).find(([, namespace]) => uri.startsWith(namespace));
  if (!found) throw new Error(`No prefix stands for ${uri}`);
  return `${found[0]}:${uri.slice(found[1].length)}`;
}
