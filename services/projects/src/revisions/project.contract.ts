import { Type, type Static } from 'typebox';
import { roles } from '../model/ports.ts';

const Config = Type.Record(Type.String(), Type.Unknown(), {
  description: 'The settings, by the names that docs/project-settings.md lists',
});
const Service = Type.Object({ config: Config }, { additionalProperties: false });

const State = Type.Union([Type.Literal('running'), Type.Literal('halted')]);

const Services = Type.Object({
  identity: Type.Optional(Service),
  oauth2: Type.Optional(Service),
  permission: Type.Optional(Service),
});

/** A project as Ory's clients know it. */
export const ProjectSchema = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    slug: Type.String(),
    state: State,
    revision_id: Type.String(),
    services: Services,
  },
  { title: 'Project' },
);
export type ProjectAnswer = Static<typeof ProjectSchema>;

export const ProjectMetadataSchema = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    slug: Type.String(),
    hosts: Type.Array(Type.String()),
    state: State,
    role: Type.Optional(
      Type.Enum(roles, {
        description: 'The role of the person who asks; left out for an administrator of the installation',
      }),
    ),
    is_portal: Type.Boolean({
      description:
        'True for the portal’s own project, which the site file names, and which is neither halted nor purged',
    }),
    created_at: Type.String(),
    updated_at: Type.String(),
  },
  { title: 'ProjectMetadata' },
);

const WarningSchema = Type.Object({ code: Type.Integer(), message: Type.String() });

export const ProjectUpdateSchema = Type.Object(
  {
    project: ProjectSchema,
    warnings: Type.Array(WarningSchema),
  },
  { title: 'SuccessfulProjectUpdate' },
);

/** What newer clients of Ory send besides. */
const WithoutMeaning = Type.Optional(
  Type.Unknown({ description: 'Taken from clients that send it, and without meaning here' }),
);

export const CreateProjectBody = Type.Object(
  {
    name: Type.String(),
    slug: Type.Optional(
      Type.String({ description: 'The first part of the host; made of the name unless it is given' }),
    ),
    environment: WithoutMeaning,
    home_region: WithoutMeaning,
    workspace_id: WithoutMeaning,
  },
  { additionalProperties: false },
);

export const SetProjectBody = Type.Object({
  name: Type.String(),
  state: Type.Optional(State),
  services: Services,
});

export const IfMatch = Type.Object({
  'if-match': Type.Optional(
    Type.String({
      description: 'The `ETag` of the revision that is to be changed; 412 where there is a newer one',
    }),
  ),
});
