import { Type } from 'typebox';
import type { MemberObject } from '../catalogue.ts';
import { nullable } from '../fields/nullable.ts';
import type { GroupRow } from '../model/organization.store.ts';

/** What somebody may do in an organisation or group, or with a dataset. */
export const RoleSchema = Type.Union([Type.Literal('admin'), Type.Literal('editor'), Type.Literal('member')]);

/** The id of a person, the address of their account, or the name by which a program has rights. */
export const PersonName = Type.String({
  minLength: 1,
  maxLength: 320,
  pattern: '^[^\\u0000]*$',
  description: 'Id or e-mail address of a person, or client: with the client_id of a program',
});

/** What CKAN calls a membership. */
export const MembershipSchema = Type.Object({
  id: Type.String(),
  group_id: Type.String(),
  table_name: Type.String(),
  table_id: Type.String(),
  capacity: Type.String(),
  state: Type.String(),
});

/** A membership as CKAN writes it. It has no id of its own: that is made of the two it joins. */
export function membershipDictionary(
  group: GroupRow,
  member: { type: 'user' | 'package'; id: string },
  capacity: string,
) {
  return {
    id: `${group.id}:${member.id}`,
    group_id: group.id,
    table_name: member.type,
    table_id: member.id,
    capacity,
    state: 'active',
  };
}

/** What CKAN calls a collaboration. Since when it is so is not kept. */
export const CollaborationSchema = Type.Object({
  package_id: Type.String(),
  user_id: Type.String(),
  capacity: Type.String(),
  modified: nullable(Type.String()),
});

/** A dataset as what people have roles in. */
export function asDataset(id: string): MemberObject {
  return { type: 'dataset', id };
}
