import type { Client } from '@gazetteer/client';
import { type CodeNames, namesIn } from './table-query.ts';

/** Values that one question names; a filter takes no more than 500. */
const mostValues = 400;

type Asked = { field: string; values: readonly unknown[] };

/**
 * What codes stand for that did not come with the rows of a table, such as those in the answer of a query.
 * @returns nothing of a column whose names cannot be had: its codes then stand alone
 */
export async function askCodeNames(
  client: Client,
  resourceId: string,
  asked: readonly Asked[],
  signal?: AbortSignal,
): Promise<CodeNames> {
  const questions = asked.flatMap(({ field, values }) => {
    const different = [...new Set(values.filter((value) => value !== null && value !== ''))];
    return chunksOf(different).map((some) => ({ field, some }));
  });
  const answers = await Promise.all(
    questions.map(async ({ field, some }) => {
      const question = {
        resource_id: resourceId,
        filters: { [field]: some },
        limit: 0,
        include_total: false,
        place_names: true,
      };
      try {
        return namesIn(await client.action('datastore_search', question, signal ? { signal } : {}));
      } catch {
        return new Map();
      }
    }),
  );
  const fields = new Set(asked.map(({ field }) => field));
  return new Map(
    [...fields].map((field) => [
      field,
      new Map(answers.flatMap((names: CodeNames) => [...(names.get(field) ?? [])])),
    ]),
  );
}

function chunksOf(values: readonly unknown[]): unknown[][] {
  const count = Math.ceil(values.length / mostValues);
  return Array.from({ length: count }, (_, index) =>
    values.slice(index * mostValues, (index + 1) * mostValues),
  );
}
