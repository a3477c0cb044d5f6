import type { Catalogue } from '../catalogue.ts';
import { finishDatasets } from '../datasets/finish-datasets.ts';
import { entityTag } from '../model/published-document.ts';
import { composeDcatUs, composeDcatUsCatalog } from './formats/dcat-us.ts';
import { recordsOf } from './published/find-published.ts';
import { organizationsState, publishedAfter, publishedExtent } from './published/published.store.ts';

const DATASETS_AT_A_TIME = 100;

/** The whole catalogue as DCAT-US 3.0, a piece at a time: never are more than a hundred datasets in memory. */
export async function* writeDataJson(catalogue: Catalogue): AsyncGenerator<string> {
  const { site } = catalogue;
  const head = JSON.stringify(composeDcatUsCatalog(site)).slice(0, -1);
  yield `${head},"dataset":[`;
  let [separator, name] = ['\n', ''];
  for (;;) {
    const documents = await publishedAfter(catalogue, name, DATASETS_AT_A_TIME);
    const last = documents.at(-1);
    if (!last) break;
    name = last.name;
    const records = await recordsOf(catalogue, await finishDatasets(catalogue, documents));
    for (const record of records) {
      yield separator + JSON.stringify(composeDcatUs(record, site));
      separator = ',\n';
    }
  }
  yield '\n]}\n';
}

/** Names what the whole catalogue says now, without writing it: how many datasets, the last change, their publishers. */
export async function dataJsonState(
  catalogue: Catalogue,
): Promise<{ tag: string; modified: string | undefined }> {
  const { sql, site, publishers } = catalogue;
  const { total, modified } = await publishedExtent(catalogue);
  const organizations = await organizationsState(sql);
  const tag = entityTag(JSON.stringify([total, modified, organizations, site, publishers]));
  return { tag, modified };
}
