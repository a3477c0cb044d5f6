import type { Literal, Quad } from '@rdfjs/types';
import { xmlAttribute, xmlText } from '../xml.ts';
import { prefixes, shortName } from './graph.ts';

const TYPE = `${prefixes.rdf}type`;
const STRING = `${prefixes.xsd}string`;

/**
 * Writes statements whose things all have names as RDF/XML, one element a thing. No library that is kept well writes
 * it; what a property needs to be is small: a name with one of our prefixes, and a value.
 */
export async function writeRdfXml(statements: readonly Quad[]): Promise<string> {
  const things = Map.groupBy(statements, ({ subject }) => subject.value);
  const namespaces = Object.entries(prefixes).map(
    ([prefix, uri]) => `xmlns:${prefix}="${xmlAttribute(uri)}"`,
  );
  const elements = [...things].map(([uri, about]) => writeThing(uri, about));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<rdf:RDF ${namespaces.join(' ')}>`,
    ...elements,
    '</rdf:RDF>',
    '',
  ].join('\n');
}

function writeThing(uri: string, about: readonly Quad[]): string {
  const type = about.find(({ predicate }) => predicate.value === TYPE);
  const element = type ? shortName(type.object.value) : 'rdf:Description';
  const properties = about.filter((statement) => statement !== type).map(writeProperty);
  return [`  <${element} rdf:about="${xmlAttribute(uri)}">`, ...properties, `  </${element}>`].join('\n');
}

function writeProperty({ predicate, object }: Quad): string {
  const name = shortName(predicate.value);
  if (object.termType !== 'Literal') return `    <${name} rdf:resource="${xmlAttribute(object.value)}"/>`;
  return `    <${name}${kindAttribute(object)}>${xmlText(object.value)}</${name}>`;
}

function kindAttribute({ datatype, language }: Literal): string {
  if (language) return ` xml:lang="${xmlAttribute(language)}"`;
  return datatype.value === STRING ? '' : ` rdf:datatype="${xmlAttribute(datatype.value)}"`;
}
