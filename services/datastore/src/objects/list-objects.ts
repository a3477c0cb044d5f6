import type { Sql } from '@gazetteer/kernel';
import {
  findDigest,
  isUnsettled,
  type ObjectDigest,
  type ObjectTables,
  pageDigests,
} from './known-object.store.ts';
import type { ObjectStore } from './object-store.ts';

const PAGE = 500;

/** The objects that something refers to, by key, with their digests: all but those from before digests were kept. */
export async function* listDigests(sql: Pick<Sql, 'as'>): AsyncGenerator<ObjectDigest> {
  const store = sql.as<ObjectTables>();
  let after = '';
  for (;;) {
    const page = await pageDigests(store, after, PAGE);
    yield* page;
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return;
    after = last.object_key;
  }
}

/** The keys of objects that were stored before digests were kept; what is being written or removed is none of them. */
export async function* listWithoutDigest(context: {
  sql: Pick<Sql, 'as'>;
  objects: Pick<ObjectStore, 'list'>;
}): AsyncGenerator<string> {
  const sql = context.sql.as<ObjectTables>();
  const known = new Set<string>();
  for await (const { object_key } of listDigests(sql)) known.add(object_key);
  for await (const { key } of context.objects.list('')) {
    // The note about an object that is being written goes as its digest comes, so it is asked for first.
    if (known.has(key) || (await isUnsettled(sql, key)) || (await findDigest(sql, key)) !== undefined)
      continue;
    yield key;
  }
}
