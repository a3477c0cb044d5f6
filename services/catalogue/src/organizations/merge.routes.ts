import { type Action, defineAction } from '@gazetteer/actions';
import { Type } from 'typebox';
import type { Catalogue } from '../catalogue.ts';
import { ById, Identifier, optional } from '../fields/input-fields.ts';
import { nullable } from '../fields/nullable.ts';
import { mergeOrganizations } from './merge-organizations.ts';
import { showHoldings } from './show-holdings.ts';

const Count = Type.Integer();

/** What hangs on an organisation. */
const OrganizationHoldingsSchema = Type.Object({
  datasets: Type.Object({
    public: Count,
    private: Count,
    drafts: Count,
    deleted: Type.Integer({ description: 'Those in the bin' }),
  }),
  people: Type.Object({ admin: Count, editor: Count, member: Count }),
  sources: Type.Integer({ description: 'Addresses that datasets are harvested from' }),
  followers: Type.Integer({ description: 'People who follow it' }),
  team_follows: Type.Integer({ description: 'What it follows for all its members' }),
  former_names: Type.Array(Type.String(), { description: 'Names it had, which lead to it' }),
});

const Brief = Type.Object({ id: Type.String(), name: Type.String(), title: Type.String() });
const RoleName = Type.Union([Type.Literal('admin'), Type.Literal('editor'), Type.Literal('member')]);

/** What a merge moves from one organisation into another. */
const OrganizationMergeSchema = Type.Object({
  from: Brief,
  into: Brief,
  moved: OrganizationHoldingsSchema,
  people: Type.Array(
    Type.Object({
      id: Type.String(),
      name: nullable(Type.String()),
      before: nullable(RoleName),
      role: RoleName,
    }),
    { description: 'Those whose role in the organisation that stays rises, the first hundred' },
  ),
  people_count: Type.Integer({ description: 'How many they are' }),
  requires_review: Type.Object(
    { before: Type.Boolean(), after: Type.Boolean() },
    { description: 'Whether the datasets that move are published by a second person' },
  ),
});

/** Calls about the end of organisations, which CKAN does not have. */
export function mergeActions(catalogue: Catalogue): Action[] {
  return [
    defineAction({
      name: 'organization_holdings',
      summary: 'Counts what hangs on an organization',
      readOnly: true,
      input: ById,
      output: OrganizationHoldingsSchema,
      handle: ({ id }, { caller }) => showHoldings(catalogue, caller, id),
    }),
    defineAction({
      name: 'organization_merge',
      summary: 'Moves all that an organization has into another, and removes it',
      readOnly: false,
      input: Type.Object({
        id: Identifier,
        into: Identifier,
        dry_run: optional(Type.Boolean({ description: 'Say what would move, and move nothing' })),
      }),
      output: OrganizationMergeSchema,
      handle: ({ id, into, dry_run }, { caller }) =>
        mergeOrganizations(catalogue, caller, { id, into, isTrial: dry_run ?? false }),
    }),
  ];
}
