import { readContent } from '../../../content-calls/call-content.server.ts';
import { type LibraryQuery, pageSize, readLibraryQuery } from './library-address.ts';
import type { LibraryPicture, OpenPicture } from './library-picture.ts';

type Asking = Parameters<typeof readContent>[0];

export interface Library {
  query: LibraryQuery;
  pictures: readonly LibraryPicture[];
  /** How many fit what is looked for. */
  count: number;
  open: OpenPicture | undefined;
}

interface ListAnswer {
  data: LibraryPicture[];
  meta: { filter_count: number };
}

/** A page of pictures, and the one that is open. @throws Response 404 where that one is not there */
export async function loadLibrary(asking: Asking): Promise<Library> {
  const query = readLibraryQuery(asking.url.searchParams);
  const [list, open] = await Promise.all([listPictures(asking, query), openPicture(asking, query.picture)]);
  const count = list.meta.filter_count;
  const last = Math.max(1, Math.ceil(count / pageSize));
  if (query.page <= last) return { query, pictures: list.data, count, open };
  const { data } = await listPictures(asking, { ...query, page: last });
  return { query: { ...query, page: last }, pictures: data, count, open };
}

function listPictures(asking: Asking, { search, page }: LibraryQuery): Promise<ListAnswer> {
  const wanted = new URLSearchParams({ limit: String(pageSize), offset: String((page - 1) * pageSize) });
  if (search !== '') wanted.set('search', search);
  return readContent<ListAnswer>(asking, `/media?${wanted.toString()}`);
}

async function openPicture(asking: Asking, id: string | undefined): Promise<OpenPicture | undefined> {
  if (!id) return undefined;
  const { data } = await readContent<{ data: OpenPicture }>(asking, `/media/${encodeURIComponent(id)}`);
  return data;
}
