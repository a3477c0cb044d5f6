import { type Action, defineAction } from '@gazetteer/actions';
import { invalidInput, notFound } from '@gazetteer/kernel';
import { Type } from 'typebox';
import type { Catalogue, Role } from '../catalogue.ts';
import { Identifier, optional } from '../fields/input-fields.ts';
import { nullable } from '../fields/nullable.ts';
import type { GroupKind } from '../model/organization.store.ts';
import { assignMember, withdrawMember } from './change-members.ts';
import { putIntoGroup, takeOutOfGroup } from './group-datasets.ts';
import { findEitherGroup, kindOf } from './group-rights.ts';
import { invitePerson } from './invite-person.ts';
import { membershipDictionary, MembershipSchema, PersonName, RoleSchema } from './member.contract.ts';

/** CKAN's calls that give people roles in organisations and groups, and put datasets into groups; and take them. */
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
        return membershipDictionary(group, { type: 'user', id: person.id }, role);
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
  object: Type.String({
    ...PersonName,
    description:
      'A person, by id, by e-mail address or as client: with a client_id; a dataset, by id or name',
  }),
  object_type: Type.String({ maxLength: 100, description: 'user or package' }),
};

function changesOfEither(catalogue: Catalogue): Action[] {
  return [
    defineAction({
      name: 'member_create',
      summary: 'Gives somebody a role in an organisation or group, or puts a dataset into a group',
      readOnly: false,
      input: Type.Object({
        ...member,
        capacity: Type.String({
          maxLength: 100,
          description: 'admin, editor or member; of a dataset any word, which has no effect',
        }),
      }),
      output: MembershipSchema,
      handle: async ({ id, object, object_type, capacity }, { caller }) => {
        if (typeOf(object_type) === 'package') {
          const { group, dataset } = await putIntoGroup(catalogue, caller, { group: id, dataset: object });
          return membershipDictionary(group, { type: 'package', id: dataset.id }, capacity);
        }
        const wanted = await eitherGroup(catalogue, id);
        const unknown = notFound('Not found: User was not found.');
        const given = { person: object, role: roleOf(capacity), unknown };
        const { group, person } = await assignMember(catalogue, caller, wanted, given);
        return membershipDictionary(group, { type: 'user', id: person.id }, capacity);
      },
    }),
    defineAction({
      name: 'member_delete',
      summary: 'Takes the role in an organisation or group from somebody, or a dataset out of a group',
      readOnly: false,
      input: Type.Object(member),
      output: Type.Null(),
      handle: async ({ id, object, object_type }, { caller }) => {
        if (typeOf(object_type) === 'package')
          await takeOutOfGroup(catalogue, caller, { group: id, dataset: object });
        else await withdrawMember(catalogue, caller, await eitherGroup(catalogue, id), object);
        return null;
      },
    }),
  ];
}

/** @throws invalid_input for what is neither a person nor a dataset */
function typeOf(objectType: string): 'user' | 'package' {
  if (objectType === 'user' || objectType === 'package') return objectType;
  throw invalidInput({ object_type: ['Must be user or package'] });
}

/** @throws invalid_input for what is no role */
function roleOf(capacity: string): Role {
  if (capacity === 'admin' || capacity === 'editor' || capacity === 'member') return capacity;
  throw invalidInput({ capacity: ['Must be admin, editor or member'] });
}

/** @throws not_found */
async function eitherGroup(catalogue: Catalogue, id: string) {
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
