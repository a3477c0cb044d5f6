import { type Action, defineAction } from '@gazetteer/actions';
import { Type } from 'typebox';
import type { Catalogue } from '../catalogue.ts';
import { ById } from '../fields/input-fields.ts';
import { followed } from './followed-things.ts';

/** CKAN's calls about followers, which clients expect to be there. Nothing can be followed here. */
export function followerActions(catalogue: Catalogue): Action[] {
  return Object.entries(followed).map(([kind, { find }]) =>
    defineAction({
      name: `${kind}_follower_count`,
      summary: 'Always 0: nothing can be followed here',
      readOnly: true,
      input: ById,
      output: Type.Integer(),
      handle: async ({ id }, { caller }) => {
        await find(catalogue, caller, id);
        return 0;
      },
    }),
  );
}
