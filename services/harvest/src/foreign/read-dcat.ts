import type { JsonLdDocument } from 'jsonld';
import { ImportSourceError } from '../files/catalogue-source.ts';
import { reasonOf } from '../words/reason-of.ts';
import { contextLoader, dcatContext } from './dcat-context.ts';
import { readDcatDataset } from './dcat-dataset.ts';
import { DcatGraph } from './dcat-graph.ts';
import { type Fetching, fetchJson } from './fetch-json.ts';
import type { HarvestRecord, HarvestSource, SourceOptions } from './harvest-source.ts';
import { isDictionary } from './read-values.ts';

/** Whether a JSON document looks like a catalogue in DCAT: JSON-LD, or `data.json` with its list of datasets. */
export function isDcat(document: unknown): boolean {
  if (Array.isArray(document)) return document.some((node) => isDictionary(node) && '@type' in node);
  if (!isDictionary(document)) return false;
  return '@context' in document || '@graph' in document || Array.isArray(document.dataset);
}

/**
 * A catalogue in DCAT as JSON-LD in any shape (compacted, expanded, nested or as a graph), or `data.json` of DCAT-US.
 * Pages that follow (Hydra) are read as well, where the source is an address.
 */
export function dcatCatalogue(
  first: unknown,
  { location, version, findLicense }: SourceOptions,
  fetching: Fetching,
): HarvestSource {
  const isAddress = /^https?:/i.test(location);
  const documentLoader = contextLoader(fetching);
  let total = 0;

  async function* readPage(
    document: unknown,
    page: string,
    skip: number,
  ): AsyncGenerator<HarvestRecord, string | undefined> {
    const graph = await readGraph(document, documentLoader, isAddress ? page : undefined);
    const nodes = graph.nodesOf('dcat:Dataset', 'dcat:dataset');
    const before = total;
    total += nodes.length;
    for (const [at, node] of nodes.entries()) {
      if (at < skip) continue;
      const place = `dataset ${before + at + 1}`;
      const cursor = JSON.stringify({ page, at: at + 1 });
      const entry = { place, cursor, done: before + at + 1 };
      try {
        yield { ...entry, dataset: readDcatDataset(graph, node, findLicense) };
      } catch (error) {
        yield { ...entry, problem: reasonOf(error) };
      }
    }
    const [view] = graph.nodesOf('hydra:PartialCollectionView', 'hydra:view');
    return graph.text(view, 'hydra:next') || undefined;
  }

  return {
    location,
    version,
    total: () => total,
    async *read(cursor) {
      const from =
        cursor === undefined
          ? { page: location, at: 0 }
          : (JSON.parse(cursor) as { page: string; at: number });
      total = 0;
      const seen = new Set<string>();
      let [page, at]: [string | undefined, number] = [from.page, from.at];
      while (page !== undefined && !seen.has(page)) {
        seen.add(page);
        const document: unknown = page === location ? first : await fetchJson(page, fetching);
        const next: string | undefined = yield* readPage(document, page, at);
        page = isAddress ? next : undefined;
        at = 0;
      }
    },
  };
}

async function readGraph(
  document: unknown,
  documentLoader: ReturnType<typeof contextLoader>,
  address: string | undefined,
): Promise<DcatGraph> {
  const plain = isDictionary(document) && !('@context' in document);
  const given = plain ? { '@context': dcatContext, ...document } : document;
  const { default: jsonld } = await import('jsonld');
  try {
    const options = { documentLoader: documentLoader as never, ...(address ? { base: address } : {}) };
    const nodes = await jsonld.flatten(given as JsonLdDocument, undefined, options);
    return new DcatGraph(Array.isArray(nodes) ? nodes : [nodes]);
  } catch (error) {
    throw new ImportSourceError(`It is no JSON-LD that can be read: ${reasonOf(error)}`, {
      code: 'not_a_catalogue',
    });
  }
}
