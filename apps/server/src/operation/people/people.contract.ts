import { Type } from 'typebox';

const closed = { additionalProperties: false } as const;

/** A role in the installation itself. */
const PortalRole = Type.Union([Type.Literal('administrator'), Type.Literal('editor')]);

export const PeopleQuerySchema = Type.Object(
  {
    role: Type.Optional(
      Type.Union([Type.Literal('administrator'), Type.Literal('editor')], {
        description: 'Only those who have this role',
      }),
    ),
    search: Type.Optional(
      Type.String({ maxLength: 200, description: 'Beginnings of words in name and address, or a whole id' }),
    ),
    page_size: Type.Integer({ minimum: 1, maximum: 100, default: 25, description: 'People a page' }),
    page_token: Type.Optional(
      Type.String({ pattern: '^[0-9]{1,15}$', description: 'The next_page_token of the page before' }),
    ),
  },
  closed,
);

const HeldRole = Type.Object({
  id: Type.String(),
  name: Type.String(),
  title: Type.String(),
  role: Type.Union([Type.Literal('admin'), Type.Literal('editor'), Type.Literal('member')]),
});

const PortalPersonSchema = Type.Object(
  {
    id: Type.String(),
    name: Type.Union([Type.String(), Type.Null()]),
    email: Type.Union([Type.String(), Type.Null()]),
    state: Type.Union([Type.Literal('active'), Type.Literal('inactive')]),
    has_signed_in: Type.Boolean(),
    administrator: Type.Boolean({ description: 'Administers the installation' }),
    editor: Type.Boolean({ description: 'Edits what the site says; administrators may do so anyway' }),
    organizations: Type.Array(HeldRole, { description: 'Roles in organisations, at most five of them' }),
    has_more_organizations: Type.Boolean(),
    created_at: Type.String(),
  },
  { title: 'PortalPerson' },
);

export const PeopleAnswer = Type.Object({
  people: Type.Array(PortalPersonSchema),
  total: Type.Integer({ description: 'How many fit; at least so many where is_counted is false' }),
  is_counted: Type.Boolean(),
  programs: Type.Array(Type.Object({ id: Type.String(), name: Type.String() }), {
    description: 'Programs that edit the site; with the role editor only, at most 100',
  }),
  next_page_token: Type.Union([Type.String(), Type.Null()]),
});

export const PersonParameters = Type.Object({
  id: Type.String({
    maxLength: 200,
    description: 'The id of an account, or client: and the client_id of a program',
  }),
});

export const RolesBody = Type.Object(
  { administrator: Type.Optional(Type.Boolean()), editor: Type.Optional(Type.Boolean()) },
  { ...closed, minProperties: 1 },
);

export const InvitationBody = Type.Object(
  { email: Type.String({ maxLength: 320 }), role: PortalRole },
  closed,
);

export const InvitedAnswer = Type.Object({
  id: Type.String(),
  email: Type.Union([Type.String(), Type.Null()]),
  role: PortalRole,
  has_signed_in: Type.Boolean({
    description: 'Whether the letter only tells of the role, and leads nobody in',
  }),
});
