import { createWriteStream, existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ImportSourceError } from '../files/catalogue-source.ts';
import { hashFile } from '../import/fingerprint.ts';
import { fetchFile } from './fetch-file.ts';
import { type Fetching, fetchJson } from './fetch-json.ts';
import { fileSource, isTableAddress } from './file-source.ts';
import type { FindLicense, HarvestSource, SourceOptions } from './harvest-source.ts';
import { isDataPackage, packageSource } from './package-source.ts';
import { ckanLines, ckanList, packagesIn } from './read-ckan-dump.ts';
import { ckanSite } from './read-ckan-site.ts';
import { dcatCatalogue, isDcat } from './read-dcat.ts';

const LARGEST_DUMP = 8 * 1024 ** 3;
/** As much as a table's file may have. */
const LARGEST_FILE = 2 * 1024 ** 3;
/** A JSON document is read whole; beyond this it is no catalogue, or should be written line by line. */
const LARGEST_DOCUMENT = 256 * 1024 ** 2;
/** So many lines tell a dump with a few bad ones from a file of something else. */
const PROBE = 20;

/** How other catalogues are asked, and which licences are known here. */
export type Reading = Fetching & {
  findLicense: FindLicense;
  /** Packages that a CKAN site is asked for at once. */
  pageSize?: number | undefined;
};

/**
 * Finds out which foreign catalogue a location is: the address of a CKAN site, or a file or address of a dump (packages
 * as JSON Lines or in a JSON list) or of DCAT as JSON-LD or `data.json`; the address of a data package or of one table.
 * @param folder for a dump that is fetched
 * @returns undefined when it is something else, a table for example
 * @throws ImportSourceError when it is an address and none of them
 */
export async function openHarvest(
  location: string,
  { folder, ...fetching }: Reading & { folder: string },
): Promise<HarvestSource | undefined> {
  if (/^https?:\/\//i.test(location)) return openAddress(location, folder, fetching);
  if (!existsSync(location) || (await stat(location)).isDirectory()) return undefined;
  const file = path.resolve(location);
  if (/\.(jsonl|ndjson)(\.gz)?$/i.test(file)) return openLines(file, file, fetching);
  const isDocument = /\.(json|jsonld)$/i.test(file) && (await stat(file)).size <= LARGEST_DOCUMENT;
  if (!isDocument) return undefined;
  return openDocument(
    parse(await readFile(file, 'utf8')),
    { location: file, version: await hashFile(file), findLicense: fetching.findLicense },
    fetching,
  );
}

async function openAddress(location: string, folder: string, fetching: Reading): Promise<HarvestSource> {
  const { pathname } = new URL(location);
  if (/\.(jsonl|ndjson)(\.gz)?$/i.test(pathname)) {
    const file = path.join(folder, path.basename(pathname));
    await download(location, file, fetching);
    return (await openLines(file, location, fetching)) ?? notRead(location);
  }
  if (isTableAddress(location)) return openFileAt(location, fetching);
  return isDocumentAddress(location) ? openDocumentAt(location, fetching) : openCkanSite(location, fetching);
}

/** Whether an address tells by its ending that a catalogue as one document stands there. */
export function isDocumentAddress(location: string): boolean {
  return /\.(json|jsonld)$/i.test(new URL(location).pathname);
}

/** A CKAN site by its address, or by one of its pages or calls. */
export function openCkanSite(location: string, reading: Reading): HarvestSource {
  return ckanSite(
    location.replace(/[?#].*$/, '').replace(/\/+(api(\/.*)?|dataset)?\/*$/, ''),
    reading,
    reading.pageSize,
  );
}

/** One file with a table, which may be larger than a document that is read whole. */
export function openFileAt(location: string, reading: Reading): HarvestSource {
  return fileSource(location, { ...reading, maxBytes: LARGEST_FILE });
}

/**
 * A data package by the address of its descriptor.
 * @throws ImportSourceError that names the fields and the rules
 */
export async function openPackageAt(location: string, reading: Reading): Promise<HarvestSource> {
  const files = { ...reading, maxBytes: LARGEST_FILE };
  return packageSource(await fetchJson(location, reading), location, files);
}

/**
 * A catalogue that is one document: DCAT, a list of packages of CKAN, or a data package.
 * @throws ImportSourceError when it is neither
 */
export async function openDocumentAt(location: string, reading: Reading): Promise<HarvestSource> {
  const about = { location, version: null, findLicense: reading.findLicense };
  const document = await fetchJson(location, reading);
  if (isDataPackage(document))
    return packageSource(document, location, { ...reading, maxBytes: LARGEST_FILE });
  return openDocument(document, about, reading) ?? notRead(location);
}

function notRead(location: string): never {
  throw new ImportSourceError(
    `${location} is neither a dump of CKAN, nor DCAT as JSON-LD, nor a data package`,
    {
      code: 'not_a_catalogue',
    },
  );
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json.replace(/^\uFEFF/, ''));
  } catch {
    // What is wrong with it is for the reader of tables to say.
    return undefined;
  }
}

function openDocument(
  document: unknown,
  about: SourceOptions,
  fetching: Fetching,
): HarvestSource | undefined {
  const packages = packagesIn(document);
  if (packages) return ckanList(packages, about);
  return isDcat(document) ? dcatCatalogue(document, about, fetching) : undefined;
}

async function openLines(
  file: string,
  location: string,
  { findLicense }: Reading,
): Promise<HarvestSource | undefined> {
  const source = ckanLines(file, { location, version: await hashFile(file), findLicense });
  let looked = 0;
  for await (const entry of source.read(undefined)) {
    if ('dataset' in entry) return source;
    if (++looked === PROBE) break;
  }
  return undefined;
}

async function download(address: string, file: string, fetching: Fetching): Promise<void> {
  const { body } = await fetchFile(address, { ...fetching, maxBytes: LARGEST_DUMP });
  await pipeline(body, createWriteStream(file));
}
