import type { Quad } from '@rdfjs/types';
import { writeJsonLd } from './write-json-ld.ts';
import { writeRdfXml } from './write-rdf-xml.ts';
import { writeTurtle } from './write-turtle.ts';

/** A way to write statements down. */
export type RdfFormat = {
  mediaType: string;
  /** @param roots the things that a document is about, in order */
  write(statements: readonly Quad[], roots: readonly string[]): Promise<string>;
};

const turtle = { mediaType: 'text/turtle', write: writeTurtle };
const jsonLd = { mediaType: 'application/ld+json', write: writeJsonLd };
const rdfXml = { mediaType: 'application/rdf+xml', write: writeRdfXml };

/** The formats that we write RDF in, by the ending of an address. Whatever is Turtle is N3 too. */
export const rdfFormats = {
  jsonld: jsonLd,
  ttl: turtle,
  rdf: rdfXml,
  xml: rdfXml,
  n3: { mediaType: 'text/n3', write: writeTurtle },
} as const satisfies Record<string, RdfFormat>;

export type RdfEnding = keyof typeof rdfFormats;

/** The ending by which a format is known, for each media type that a client may ask for; the first is preferred. */
export const endingByMediaType: ReadonlyMap<string, RdfEnding> = new Map([
  ['application/ld+json', 'jsonld'],
  ['text/turtle', 'ttl'],
  ['application/rdf+xml', 'rdf'],
  ['text/n3', 'n3'],
]);
