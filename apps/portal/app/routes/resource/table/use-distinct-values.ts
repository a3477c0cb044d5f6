import type { TableColumn } from '@gazetteer/ui';
import { useEffect, useState } from 'react';
import { client } from '../../../site/browser-client.ts';

/** More values than this are not chosen from a list but typed. */
const mostValues = 200;

/** All values of a column in their order, where they are few; undefined until they are there, or if they are many. */
export function useDistinctValues(resourceId: string, column: TableColumn): readonly unknown[] | undefined {
  const [values, setValues] = useState<readonly unknown[]>();
  const { id, kind, codes, distinctCount } = column;
  const few =
    // Codes with names are looked for by their names.
    !codes &&
    (kind === 'text' || kind === 'code') &&
    distinctCount !== undefined &&
    distinctCount <= mostValues;
  useEffect(() => {
    if (!few) return undefined;
    const request = new AbortController();
    const question = {
      resource_id: resourceId,
      fields: [id],
      distinct: true,
      sort: `"${id}" asc`,
      limit: mostValues,
      include_total: false,
    };
    client
      .action('datastore_search', question, { signal: request.signal })
      .then((answer) => setValues(answer.records.map((record) => record[id])))
      // Without the list the value can still be typed.
      .catch(() => undefined);
    return () => request.abort();
  }, [resourceId, id, few]);
  return values;
}
