import { type Datastore, importAreas, publishFile, readByRecipe, readTableFile } from '@gazetteer/datastore';
import type { HarvestTables, ImportTarget } from '@gazetteer/harvest';
import type { ActionRegistry } from '@gazetteer/actions';
import type { Sql } from '@gazetteer/kernel';
import { administrator } from './administrator-key.ts';

/** What an import needs of a running application. */
type Written = {
  call: ActionRegistry['call'];
  datastore: Pick<Datastore, 'context'>;
  sql: Sql;
};

/** Writes an import or a harvest into a running application, as its administrator. */
export function applicationTarget({ call, datastore, sql }: Written): ImportTarget {
  const { context } = datastore;
  return {
    call: (action, input) => call(action, input, administrator),
    sql: sql.as<HarvestTables>(),
    readTable: async ({ file: path, recipeOf, columns, ...table }) => {
      const input = { source: { path }, ...table, ...(columns.length > 0 && { columns }) };
      const { file, recipe } =
        recipeOf === undefined
          ? { file: await readTableFile(context, input), recipe: {} }
          : await readByRecipe(context, { ...input, resourceId: recipeOf });
      return {
        rows: file.report.rows,
        report: file.report,
        publish: async (resourceId) =>
          void (await publishFile(context, administrator, { resourceId, file, recipe })),
        discard: file.discard,
      };
    },
    importAreas: (areas, options) => importAreas(context, areas, options),
  };
}
