import type { Client, TableSummary } from '@gazetteer/client';
import type { TableColumn } from '@gazetteer/ui';
import { askCodeNames } from '../../tables/ask-code-names.ts';
import type { CodeNames } from '../../tables/table-query.ts';

/** What the codes stand for that statistics tell of: the most frequent ones, the first and the last. */
export async function nameFrequentCodes(
  client: Client,
  resourceId: string,
  { columns, summary }: { columns: readonly TableColumn[]; summary: TableSummary | undefined },
): Promise<CodeNames> {
  const asked = columns
    .filter(({ codes }) => codes)
    .flatMap(({ id }) => {
      const known = summary?.columns.find((column) => column.id === id);
      const values = known ? [known.min, known.max, ...known.top.map(({ value }) => value)] : [];
      return values.length > 0 ? [{ field: id, values }] : [];
    });
  return askCodeNames(client, resourceId, asked);
}
