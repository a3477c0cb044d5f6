import type { Quad } from '@rdfjs/types';
import type { Agent, AuthorityTerm, Contact } from '../../model/site.ts';
import { type FileType, fileTypeUri } from '../../compose/file-types.ts';
import type { RecordLicense } from '../record/metadata-record.ts';
import { iri, type Name, statementsAbout, text } from './graph.ts';

/** Says what a term of a controlled vocabulary is, so that nobody has to fetch it to read a document. */
export function termStatements({ uri, label }: AuthorityTerm, ...types: Name[]): Quad[] {
  return statementsAbout(uri, types, { 'skos:prefLabel': text(label), 'rdfs:label': text(label) });
}

export function agentStatements({ uri, name, homepage }: Agent): Quad[] {
  return statementsAbout(uri, ['foaf:Agent', 'foaf:Organization'], {
    'foaf:name': text(name),
    'foaf:homepage': homepage ? iri(homepage) : undefined,
  });
}

export function contactStatements({ uri, name, email, page }: Contact): Quad[] {
  return statementsAbout(uri, 'vcard:Kind', {
    'vcard:fn': text(name),
    'vcard:hasEmail': email ? iri(`mailto:${encodeURI(email)}`) : undefined,
    'vcard:hasURL': iri(page),
  });
}

const TYPES_OF_LICENCE: [pattern: RegExp, type: string][] = [
  [/^(cc0|cc-zero|pdm|pddl|odc-pddl|other-pd)/i, 'PublicDomain'],
  [/-nc\b|other-nc/i, 'NonCommercialUseOnly'],
  [/-nd\b/i, 'NoDerivativeWork'],
  [/-sa\b|odbl|gfdl/i, 'ViralEffect-ShareAlike'],
  [/^(cc-by|odc-by|godl|ogl|uk-ogl|other-at|mit|bsd|isc|apache)/i, 'Attribution'],
];

/** The address a licence goes by in our documents. */
export function licenseUri({ uri, localUri }: RecordLicense): string {
  return uri ?? localUri;
}

export function licenseStatements(license: RecordLicense): Quad[] {
  const kind = TYPES_OF_LICENCE.find(([pattern]) => pattern.test(license.id))?.[1] ?? 'UnknownIPR';
  const type = { uri: `http://purl.org/adms/licencetype/${kind}`, label: kind };
  return [
    ...statementsAbout(licenseUri(license), 'dct:LicenseDocument', {
      'dct:title': text(license.title),
      'dct:identifier': text(license.id),
      'dct:type': iri(type.uri),
    }),
    ...termStatements(type, 'skos:Concept'),
  ];
}

/** The address of a file type: the EU's, or else one in our document; undefined where nobody said what it is. */
export function formatUri({ code, name }: FileType, within: string): string | undefined {
  if (code) return fileTypeUri(code);
  return name ? `${within}#format-${encodeURIComponent(name)}` : undefined;
}

export function mediaTypeUri({ mediaType }: FileType): string | undefined {
  return mediaType && `http://www.iana.org/assignments/media-types/${mediaType}`;
}

export function fileTypeStatements(type: FileType, within: string): Quad[] {
  const format = formatUri(type, within);
  const media = mediaTypeUri(type);
  return [
    ...(format ? statementsAbout(format, 'dct:MediaTypeOrExtent', { 'rdfs:label': text(type.name) }) : []),
    ...(media ? statementsAbout(media, 'dct:MediaType', { 'rdfs:label': text(type.mediaType) }) : []),
  ];
}
