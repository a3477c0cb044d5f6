import { mapKind, type Mark, marksFor } from '@gazetteer/charts';
import type { Client } from '@gazetteer/client';
import type { OfferedTables } from '../../merge/load-merge.server.ts';

/** Tables to choose from, and how many of those offered the chosen form of chart cannot be drawn of. */
export interface TablesForMark extends OfferedTables {
  unfit: number;
}

/** Of the offered tables those that a form of chart can be drawn of; all where no form is chosen. */
export async function tablesForMark(
  client: Client,
  offered: OfferedTables,
  mark: Mark | undefined,
  signal: AbortSignal,
): Promise<TablesForMark> {
  const { tables } = offered;
  if (!mark) return { ...offered, unfit: 0 };
  const fits = await Promise.all(tables.map(({ resource }) => canBear(client, resource.id, mark, signal)));
  const fitting = tables.filter((_table, index) => fits[index]);
  return { ...offered, tables: fitting, unfit: tables.length - fitting.length };
}

/** A table that does not tell its columns just now stays among those one can choose. */
async function canBear(client: Client, id: string, mark: Mark, signal: AbortSignal): Promise<boolean> {
  try {
    const source = { kind: 'table', resource_id: id } as const;
    const { fields } = await client.action('chart_fields', { source }, { signal });
    const all = fields.map((field) => field.id);
    const kind = mapKind(mark, fields);
    return marksFor(fields, all).find((choice) => choice.mark === kind)?.obstacle === null;
  } catch {
    signal.throwIfAborted();
    return true;
  }
}
