import { isNamedCode, namedCodeText, valueText } from '@gazetteer/ui';
import { useEffect, useState } from 'react';
import { namesIn } from '../../../tables/table-query.ts';
import { client } from '../../../site/browser-client.ts';

/** Codes that are listed at once; of more, the reader writes a part of the name. */
export const mostListed = 100;

/** A reader who writes on is asked for nothing yet. */
const pause = 200;

/** A value of a column of codes as it stands in the table, and its code with the name where that is known. */
export type FoundCode = { value: string; text: string };

export type FoundCodes = { codes: readonly FoundCode[]; areMore: boolean };

/** The codes of a column that hold a text, or whose names do; undefined until the first are there. */
export function useFoundCodes(resourceId: string, column: string, text: string): FoundCodes | undefined {
  const [found, setFound] = useState<FoundCodes>();
  useEffect(() => {
    const request = new AbortController();
    const question = {
      resource_id: resourceId,
      fields: [column],
      distinct: true,
      sort: `"${column}" asc`,
      limit: mostListed + 1,
      include_total: false,
      place_names: true,
      ...(text === '' ? {} : { filters: { [column]: { contains: text } } }),
    };
    const ask = async () => {
      const answer = await client.action('datastore_search', question, { signal: request.signal });
      const names = namesIn(answer).get(column);
      const codes = answer.records.flatMap((record) => {
        const cell = record[column] ?? '';
        const value = valueText(cell);
        return cell === '' ? [] : [describeCode(value, names?.get(value))];
      });
      setFound({ codes: codes.slice(0, mostListed), areMore: codes.length > mostListed });
    };
    // Without the list a part of the name can still be looked for.
    const timer = setTimeout(() => void ask().catch(() => undefined), text === '' ? 0 : pause);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [resourceId, column, text]);
  return found;
}

/** A value with what it stands for. */
export function describeCode(value: string, named: unknown): FoundCode {
  return { value, text: isNamedCode(named) ? namedCodeText(named) : value };
}
