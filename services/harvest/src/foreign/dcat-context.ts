import type { JsonLdDocument } from 'jsonld';
import { namespaces } from './dcat-namespaces.ts';
import { type Fetching, fetchJson } from './fetch-json.ts';

const terms = {
  dcat: 'Catalog Dataset Distribution dataset distribution keyword theme contactPoint landingPage downloadURL accessURL mediaType byteSize startDate endDate version',
  dct: 'title description publisher license rights issued modified identifier accrualPeriodicity temporal spatial language format conformsTo',
  foaf: 'name',
  vcard: 'fn hasEmail',
  skos: 'prefLabel',
  spdx: 'checksum checksumValue',
};

/**
 * The words of DCAT as its JSON profiles (DCAT-US, DCAT-AP) write them without prefixes. It stands for the contexts that
 * those profiles name by address, so that reading them needs no network.
 */
export const dcatContext: Record<string, unknown> = {
  ...namespaces,
  ...Object.fromEntries(
    Object.entries(terms).flatMap(([prefix, words]) =>
      words.split(' ').map((word) => [word, `${prefix}:${word}`]),
    ),
  ),
};

const builtIn = /project-open-data|resources\.data\.gov|dcat-us|dcat-ap|\/ns\/dcat/i;

/** Loads the contexts of JSON-LD: those of DCAT's profiles from here, others by the client for foreign addresses. */
export function contextLoader(fetching: Fetching) {
  const loaded = new Map<string, Promise<JsonLdDocument>>();
  return async (url: string) => {
    const loading =
      loaded.get(url) ??
      (builtIn.test(url)
        ? Promise.resolve({ '@context': dcatContext } as JsonLdDocument)
        : (fetchJson(url, fetching) as Promise<JsonLdDocument>));
    loaded.set(url, loading);
    return { document: await loading, documentUrl: url };
  };
}
