import { describedAs, needed } from '@gazetteer/kernel';
import { type TProperties, Type } from 'typebox';
import { NodeSchema, TextSchema } from '../forms/ui-node.contract.ts';
import { OwnIdentitySchema } from '../model/identities/identity.contract.ts';
import type { FlowKind } from './flow.ts';

export const flowTag = 'Self-service';

/** Parameters of the calls that start a flow; empty ones count as absent. */
export const FlowStartQuery = Type.Object({
  return_to: Type.Optional(Type.String({ description: 'Where the browser goes when the flow is over' })),
  refresh: Type.Optional(
    Type.String({
      ...describedAs(Type.Boolean()),
      description: 'true: sign in once more though signed in',
    }),
  ),
  aal: Type.Optional(Type.String({ description: 'Assurance level to reach: aal1 or aal2' })),
  login_challenge: Type.Optional(
    Type.String({ description: 'The OAuth2 request that waits for the sign-in' }),
  ),
  confirmed: Type.Optional(
    Type.String({ description: 'What the first step hands on to the second, with login_challenge' }),
  ),
  via: Type.Optional(Type.String()),
  organization: Type.Optional(Type.String()),
  identity_schema: Type.Optional(Type.String()),
});

export const FlowIdQuery = Type.Object({
  id: Type.String({ ...needed, default: '', description: 'Id of the flow' }),
});

/** What stands in the address of a form, and of a link that submits one. */
export const SubmitQuery = Type.Object({
  flow: Type.Optional(Type.String({ ...needed, description: 'Id of the flow' })),
  token: Type.Optional(Type.String({ description: 'The token of a link that was sent' })),
  code: Type.Optional(Type.String({ description: 'The code that was sent, where a link carries it' })),
});

/** What every flow tells its caller. */
const flowProperties = {
  id: Type.String(),
  type: Type.String({ ...describedAs(Type.Enum(['browser', 'api'])), description: 'browser or api' }),
  issued_at: Type.String(),
  expires_at: Type.String(),
  created_at: Type.Optional(Type.String()),
  updated_at: Type.Optional(Type.String()),
  request_url: Type.String(),
  return_to: Type.Optional(Type.String()),
  active: Type.Optional(Type.String({ description: 'The method that was submitted last' })),
  state: Type.String({
    ...describedAs(Type.Enum(['choose_method', 'sent_email', 'passed_challenge', 'show_form', 'success'])),
    description: 'How far it is',
  }),
  ui: Type.Object(
    {
      action: Type.String(),
      method: Type.String(),
      nodes: Type.Array(NodeSchema),
      messages: Type.Optional(Type.Array(TextSchema)),
    },
    { title: 'UiContainer' },
  ),
};

const Address = Type.Optional(Type.String({ description: 'An address of the web' }));

/** The application's request as Ory has it, without what is between the application and the OAuth2 service. */
const WaitingRequest = Type.Object(
  {
    challenge: Type.String(),
    client: Type.Object({
      client_id: Type.String(),
      client_name: Type.String({ description: 'Its name; its id where it has none' }),
      site: Type.Union([Type.String(), Type.Null()], {
        description: 'The host to which the browser goes back; null for an application on a device',
      }),
      client_uri: Address,
      logo_uri: Address,
      policy_uri: Address,
      tos_uri: Address,
    }),
    requested_scope: Type.Array(Type.String()),
    requested_access_token_audience: Type.Array(Type.String()),
    request_url: Type.String({ description: 'What the application sent the browser with' }),
    skip: Type.Boolean({ description: 'Whether the person of `subject` need not sign in once more' }),
    subject: Type.String({ description: 'Whom this browser is remembered for; empty for nobody' }),
  },
  { description: 'What the application asks for; left out where its request is over' },
);

const oauth2Properties = {
  oauth2_login_challenge: Type.Optional(
    Type.Union([Type.String(), Type.Null()], { description: 'The OAuth2 request that waits for it' }),
  ),
  oauth2_login_request: Type.Optional(WaitingRequest),
};

const more = { additionalProperties: true } as const;
const flowOf = (title: string, own: TProperties) =>
  Type.Object({ ...flowProperties, ...own }, { ...more, title });

/** A flow as its caller sees it, by its kind. */
export const flowSchemas: Record<FlowKind, ReturnType<typeof flowOf>> = {
  login: flowOf('LoginFlow', {
    ...oauth2Properties,
    refresh: Type.Optional(Type.Boolean({ description: 'Whether somebody proves once more who they are' })),
    requested_aal: Type.Optional(Type.String({ description: 'The assurance level to be reached' })),
  }),
  registration: flowOf('RegistrationFlow', oauth2Properties),
  settings: flowOf('SettingsFlow', { identity: Type.Optional(OwnIdentitySchema) }),
  recovery: flowOf('RecoveryFlow', {}),
  verification: flowOf('VerificationFlow', {}),
};
