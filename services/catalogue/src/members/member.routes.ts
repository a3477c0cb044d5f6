import { type Action, defineAction } from '@gazetteer/actions';
import { invalidInput, notFound } from '@gazetteer/kernel';
import { Type } from 'typebox';
import type { Catalogue } from '../catalogue.ts';
import { Identifier, optional } from '../fields/input-fields.ts';
import { nullable } from '../fields/nullable.ts';
import type { GroupKind } from '../model/organization.store.ts';
import { assignMember, withdrawMember } from './change-members.ts';
import { findEitherGroup, kindOf } from './group-rights.ts';
import { invitePerson } from './invite-person.ts';
import { membershipDictionary, MembershipSchema, PersonName, RoleSchema } from './member.contract.ts';

/** CKAN's calls that give people roles in organisations and groups, and take them. */
export function memberActions(catalogue: Catalogue): Action[] {
  return [
    ...(['organization', 'group'] as const).flatMap((kind) => changesOf(catalogue, kind)),
    ...changesOfEither(catalogue),
    invitation(catalogue),
  ];
}

function changesOf(catalogue: Catalogue, kind: GroupKind): Action[] {
  return [
    defineAction({
      name: `${kind}_member_create`,
      summary: `Gives somebody a role in the ${kind}, in place of another that they have`,
      readOnly: false,
      input: Type.Object({ id: Identifier, username: PersonName, role: RoleSchema }),
      output: MembershipSchema,
      handle: async ({ id, username, role }, { caller }) => {
        const given = { person: username, role, unknown: invalidInput({ username: ['User not found'] }) };
        const { group, person } = await assignMember(catalogue, caller, { kind, id }, given);
        return membershipDictionary(group, person.id, role);
      },
    }),
    defineAction({
      name: `${kind}_member_delete`,
      summary: `Takes the role in the ${kind} from somebody`,
      readOnly: false,
      input: Type.Object({
        id: Identifier,
        username: optional(PersonName),
        user_id: optional(Type.String({ ...PersonName, description: 'Older way to say username' })),
      }),
      output: Type.Null(),
      handle: async ({ id, username, user_id }, { caller }) => {
        const named = username || user_id;
        if (!named) throw invalidInput({ username: ['Missing value'] });
        await withdrawMember(catalogue, caller, { kind, id }, named);
        return null;
      },
    }),
  ];
}

const member = {
  id: Identifier,
  object: PersonName,
  object_type: Type.String({ maxLength: 100, description: 'Only user' }),
};

function changesOfEither(catalogue: Catalogue): Action[] {
  return [
    defineAction({
      name: 'member_create',
      summary: 'Gives somebody a role in an organisation or group, in place of another that they have',
      readOnly: false,
      input: Type.Object({ ...member, capacity: RoleSchema }),
      output: MembershipSchema,
      handle: async ({ id, object, object_type, capacity }, { caller }) => {
        const wanted = await eitherGroup(catalogue, id, object_type);
        const given = {
          person: object,
          role: capacity,
          unknown: notFound('Not found: User was not found.'),
        };
        const { group, person } = await assignMember(catalogue, caller, wanted, given);
        return membershipDictionary(group, person.id, capacity);
      },
    }),
    defineAction({
      name: 'member_delete',
      summary: 'Takes the role in an organisation or group from somebody',
      readOnly: false,
      input: Type.Object(member),
      output: Type.Null(),
      handle: async ({ id, object, object_type }, { caller }) => {
        await withdrawMember(catalogue, caller, await eitherGroup(catalogue, id, object_type), object);
        return null;
      },
    }),
  ];
}

/** @throws invalid_input for what is not a person, not_found */
async function eitherGroup(catalogue: Catalogue, id: string, objectType: string) {
  if (objectType !== 'user') {
    throw invalidInput({
      object_type: ['Must be user. A dataset is put into groups by package_patch, with all its groups'],
    });
  }
  const row = await findEitherGroup(catalogue, id);
  if (!row) throw notFound('Not found: Group was not found.');
  return { kind: kindOf(row), id: row.id };
}

function invitation(catalogue: Catalogue): Action {
  return defineAction({
    name: 'user_invite',
    summary: 'Gives somebody a role by e-mail; who has no account gets one, and a letter that leads in',
    readOnly: false,
    input: Type.Object({
      email: Type.String({ minLength: 3, maxLength: 320, pattern: '^[^\\u0000]*$' }),
      group_id: Identifier,
      role: RoleSchema,
    }),
    output: Type.Object({
      id: Type.String(),
      name: Type.String(),
      display_name: Type.String(),
      fullname: nullable(Type.String()),
      email: nullable(Type.String()),
      state: Type.String({ description: 'pending until they have signed in, then active' }),
    }),
    handle: async ({ email, group_id, role }, { caller }) => {
      const { hasSignedIn, ...person } = await invitePerson(catalogue, caller, {
        email,
        group: group_id,
        role,
      });
      return {
        id: person.id,
        name: person.id,
        display_name: person.name ?? person.id,
        fullname: person.name,
        email: person.email,
        state: hasSignedIn ? 'active' : 'pending',
      };
    },
  });
}
