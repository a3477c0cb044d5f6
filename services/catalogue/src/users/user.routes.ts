import { type Action, defineAction } from '@gazetteer/actions';
import { type Caller, isAdministrator, notFound } from '@gazetteer/kernel';
import { type Static, Type } from 'typebox';
import { creatorId, isNameOfCaller } from '../model/creator-id.ts';
import type { Catalogue } from '../catalogue.ts';
import { countCreatedBy } from '../model/dataset.store.ts';
import { Identifier, optional } from '../fields/input-fields.ts';
import { nullable } from '../fields/nullable.ts';

const UserSchema = Type.Object({
  id: Type.String(),
  name: Type.String(),
  display_name: Type.String(),
  fullname: nullable(Type.String()),
  about: nullable(Type.String()),
  image_url: nullable(Type.String()),
  state: Type.String(),
  sysadmin: Type.Boolean(),
  number_created_packages: Type.Integer(),
  number_of_edits: Type.Integer(),
});

/** user_show: accounts live elsewhere, so that callers are told of nobody but themselves. */
export function userActions(catalogue: Catalogue): Action[] {
  return [
    defineAction({
      name: 'user_show',
      summary: 'Gives the account that calls',
      readOnly: true,
      input: Type.Object({ id: optional(Identifier) }),
      output: UserSchema,
      handle: ({ id }, { caller }) => showUser(catalogue, caller, id ?? undefined),
    }),
  ];
}

async function showUser(
  { sql }: Catalogue,
  caller: Caller,
  wanted: string | undefined,
): Promise<Static<typeof UserSchema>> {
  const id = creatorId(caller);
  const name = caller.kind === 'key' ? caller.name : id;
  if (id === null || name === null || (wanted && !isNameOfCaller(caller, wanted))) {
    throw notFound('Not found: User not found');
  }
  return {
    id,
    name,
    display_name: name,
    fullname: null,
    about: null,
    image_url: null,
    state: 'active',
    sysadmin: isAdministrator(caller),
    number_created_packages: await countCreatedBy(sql, id),
    number_of_edits: 0,
  };
}
