import type { Administrator } from './administrator.ts';
import type { Promised } from './promises.ts';

type Look = { id: string; recipe: object };
type Rows = { records: { batch: number }[] };

const ROWS = 3;

/**
 * Files that are looked at and added below the rows of a table: all rows of a file or none, those that were acknowledged
 * for good, and a look that was read is there for as long as it is not published.
 */
export async function looks(site: Administrator, packageId: string): Promise<Promised> {
  const send = async <Answer>(method: string, address: string, body?: object): Promise<Answer> => {
    const json = { 'content-type': 'application/json' };
    const sent = body && { headers: json, body: JSON.stringify(body) };
    return (await (await site.request(`/api/looks${address}`, { method, ...sent })).json()) as Answer;
  };
  const textOf = (batch: number) =>
    ['batch,row', ...Array.from({ length: ROWS }, (_, row) => `${batch},${row}`)].join('\n');
  const first = await send<Look>('POST', '', { package_id: packageId, title: 'Batches', text: textOf(0) });
  const append = ({ id, recipe }: Look) => send('PUT', `/${id}`, { recipe: { ...recipe, method: 'append' } });
  await append(first);
  const { resource_id } = await send<{ resource_id: string }>('POST', `/${first.id}/publish`, {});
  const acknowledged = new Set([0]);
  let attempt: { batch: number; look?: string } = { batch: 0 };

  const publishedRows = async () => {
    const { records } = await site.call<Rows>('datastore_search', { resource_id, limit: 32_000 });
    return Map.groupBy(records, ({ batch }) => batch);
  };

  /** What became of the look that was there when the server died. */
  const problemsOfLook = async (isPublished: boolean): Promise<string[]> => {
    const { batch, look } = attempt;
    if (look === undefined || acknowledged.has(batch)) return [];
    const isThere = await send('GET', `/${look}/changes`).then(
      () => true,
      () => false,
    );
    if (isThere === isPublished)
      return [
        isThere ? `batch ${batch} is published and still a look` : `the look at batch ${batch} is gone`,
      ];
    if (isThere) await send('POST', `/${look}/publish`, {});
    acknowledged.add(batch);
    return [];
  };

  /** Whoever got no answer finds what was read in the list; what was read in part only is gone. */
  const discardOthers = async (): Promise<string[]> => {
    const { items } = await send<{ items: Look[] }>('GET', `?package_id=${packageId}`);
    for (const { id } of items) await site.request(`/api/looks/${id}`, { method: 'DELETE' });
    return items.length > 1 ? [`${items.length} looks are there after one death`] : [];
  };

  return {
    name: 'looks',
    work: async () => {
      attempt = { batch: attempt.batch + 1 };
      const { batch } = attempt;
      // The recipe of the table says that it is appended.
      const { id } = await send<Look>('POST', '', { resource_id, text: textOf(batch) });
      attempt.look = id;
      await send('GET', `/${id}/changes`);
      await send('POST', `/${id}/publish`, {});
      acknowledged.add(batch);
    },
    problems: async () => {
      const found = await publishedRows();
      const halves = [...found].filter(([, rows]) => rows.length !== ROWS);
      const lost = [...acknowledged].filter((batch) => !found.has(batch));
      return [
        ...halves.map(([batch, rows]) => `${rows.length} of ${ROWS} rows of batch ${batch} are there`),
        ...lost.map((batch) => `batch ${batch} was published and is gone`),
        ...(await problemsOfLook(found.has(attempt.batch))),
        ...(await discardOthers()),
      ];
    },
  };
}
