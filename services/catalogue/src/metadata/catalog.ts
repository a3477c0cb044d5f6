import { invalidInput } from '@gazetteer/kernel';
import type { Catalogue } from '../catalogue.ts';
import { finishDatasets } from '../datasets/finish-datasets.ts';
import { readTime } from '../fields/timestamps.ts';
import type { PublishedDocument } from '../model/published-document.ts';
import { searchListed } from '../search/search-published.ts';
import { listPublished, publishedExtent } from './published/published.store.ts';
import { recordsOf } from './published/find-published.ts';
import { type CatalogPage, catalogStatements } from './rdf/catalog-statements.ts';
import { datasetStatements } from './rdf/dataset-statements.ts';
import { type RdfEnding, rdfFormats } from './rdf/rdf-formats.ts';
import { utcTime } from './record/compose-distributions.ts';

/** What a harvester may ask of the catalogue. */
export type CatalogQuestion = { page: number; modified_since?: string; q?: string; fq?: string };

const PAGE_SIZE = 100;

/**
 * A page of the catalogue as DCAT-AP 3. All listed datasets by name; those changed since a time by that time, so that
 * what changes while somebody reads is read once more and not missed; or those that a search finds.
 * @throws invalid_input
 */
export async function writeCatalog(
  catalogue: Catalogue,
  question: CatalogQuestion,
  ending: RdfEnding,
): Promise<PublishedDocument> {
  const { site } = catalogue;
  const modifiedSince = readSince(question.modified_since);
  const found =
    question.q || question.fq
      ? await searchListed(catalogue, { ...question, modifiedSince, ...placeOf(question) })
      : await listDatasets(catalogue, { ...placeOf(question), modifiedSince });
  const records = await recordsOf(catalogue, found.datasets);
  const { modified } = await publishedExtent(catalogue);
  const page = describePage(site.publicUrl, question, ending, {
    total: found.total,
    modified: modified && utcTime(modified),
    datasetUris: records.map(({ uri }) => uri),
  });
  const statements = [
    ...catalogStatements(page, site),
    ...records.flatMap((record) => datasetStatements(record, site)),
  ];
  const { mediaType, write } = rdfFormats[ending];
  const roots = [`${site.publicUrl}/catalog`, page.address, ...page.datasetUris];
  return { mediaType, body: await write(once(statements), roots), modified: page.modified };
}

function placeOf({ page }: CatalogQuestion) {
  return { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
}

async function listDatasets(
  catalogue: Catalogue,
  page: { limit: number; offset: number; modifiedSince: string | undefined },
) {
  const { limit, offset, modifiedSince } = page;
  const since = modifiedSince === undefined ? {} : { modifiedSince };
  const documents = await listPublished(catalogue, { limit, offset, ...since });
  const { total } = await publishedExtent(catalogue, modifiedSince);
  return { datasets: await finishDatasets(catalogue, documents), total };
}

function readSince(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const time = readTime(text);
  if (time === undefined) throw invalidInput({ modified_since: ['Date format incorrect'] });
  return time;
}

function describePage(
  publicUrl: string,
  { page, ...question }: CatalogQuestion,
  ending: RdfEnding,
  known: Pick<CatalogPage, 'total' | 'modified' | 'datasetUris'>,
): CatalogPage {
  const last = Math.max(1, Math.ceil(known.total / PAGE_SIZE));
  const asked = Object.entries(question).filter(([, value]) => value !== undefined && value !== '');
  const addressOf = (number: number) =>
    `${publicUrl}/catalog.${ending}?${new URLSearchParams([...asked, ['page', String(number)]] as [string, string][])}`;
  return {
    ...known,
    address: addressOf(page),
    first: addressOf(1),
    previous: page > 1 ? addressOf(Math.min(page - 1, last)) : undefined,
    next: page < last ? addressOf(page + 1) : undefined,
    last: addressOf(last),
    pageSize: PAGE_SIZE,
  };
}

/** Each statement once: a hundred datasets say the same of a file type a hundred times. */
function once<
  Statement extends { subject: { value: string }; predicate: { value: string }; object: { value: string } },
>(statements: readonly Statement[]): Statement[] {
  const seen = new Set<string>();
  return statements.filter(({ subject, predicate, object }) => {
    const key = `${subject.value} ${predicate.value} ${object.value}`;
    return !seen.has(key) && seen.add(key);
  });
}
