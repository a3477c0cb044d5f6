import type { RouterContextProvider } from 'react-router';
import { datasetClient, type Refusal, tryChange } from '../../../datasets/dataset-calls.server.ts';
import { type ColumnValues, mergeColumns, type Overlap, readBase, readColumns } from './column-values.ts';
import { findDeskTable } from '../../../datasets/desk-table.server.ts';

/** What became of the form; where it was not saved, all that was typed. */
export interface ColumnsAnswer {
  refusal?: Refusal | undefined;
  /** What somebody else has changed meanwhile that one was changing, too. */
  overlaps?: Overlap[];
  typed?: { values: ColumnValues[]; base: ColumnValues[] };
  /** Columns of the form that the table has no more. */
  gone: string[];
}

/**
 * Saves what was changed in the dictionary of a table; its rows stay as they are. What somebody else has changed beside it
 * is kept. Where both have changed the same, nothing is saved: the answer has what was typed on top of that.
 * @throws Response as `loadColumns`
 */
export async function saveColumns(
  acting: {
    context: Readonly<RouterContextProvider>;
    request: Request;
    url: URL;
    params: { dataset: string; resource: string };
  },
  form: URLSearchParams,
): Promise<ColumnsAnswer> {
  const client = datasetClient(acting);
  const { resource } = await findDeskTable(acting);
  const typed = readColumns(form);
  const base = readBase(form.get('base'));
  const tried = await tryChange(async () => {
    const { fields } = await client.action('datastore_info', { id: resource.id });
    const merged = mergeColumns(base, typed, fields);
    if (merged.overlaps.length === 0 && merged.changes.length > 0) {
      await client.action('datastore_create', {
        resource_id: resource.id,
        fields: merged.changes,
        // Tables of imported files take no rows but by imports; imports keep what the dictionary says.
        force: true,
      });
    }
    return merged;
  });
  if (tried.refusal) return { refusal: tried.refusal, typed: { values: typed, base }, gone: [] };
  const { overlaps, gone, values, theirs } = tried.value;
  return overlaps.length === 0 ? { gone } : { overlaps, gone, typed: { values, base: theirs } };
}
