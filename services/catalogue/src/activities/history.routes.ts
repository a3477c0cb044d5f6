import { type Action, defineAction } from '@gazetteer/actions';
import { Type } from 'typebox';
import type { Catalogue } from '../catalogue.ts';
import { Identifier, IfRevision, Limit, Offset } from '../fields/input-fields.ts';
import { PackageSchema } from '../model/dataset.contract.ts';
import { HistoryEntrySchema } from './activity.contract.ts';
import { datasetHistory } from './dataset-history.ts';
import { restoreDescription } from './restore-description.ts';

/** Our own calls about the history of a dataset. */
export function historyActions(catalogue: Catalogue): Action[] {
  return [
    defineAction({
      name: 'dataset_history',
      summary: 'Lists what happened to a dataset, the newest first, with every field that changed',
      readOnly: true,
      input: Type.Object({ id: Identifier, limit: Limit, offset: Offset }),
      output: Type.Object({ count: Type.Integer(), entries: Type.Array(HistoryEntrySchema) }),
      handle: ({ id, ...page }, { caller }) => datasetHistory(catalogue, caller, id, page),
    }),
    defineAction({
      name: 'dataset_restore_version',
      summary: 'Puts a former description of a dataset back, as a new change',
      readOnly: false,
      input: Type.Object({
        id: Identifier,
        version: Type.Integer({ minimum: 1, description: 'As dataset_history numbers them' }),
        if_revision: IfRevision,
      }),
      output: Type.Object({
        package: PackageSchema,
        left_out: Type.Array(Type.Object({ id: Type.String(), name: Type.String() }), {
          description: 'Resources of that version that were deleted since with their tables or files',
        }),
      }),
      handle: (input, { caller }) => restoreDescription(catalogue, caller, input),
    }),
  ];
}
