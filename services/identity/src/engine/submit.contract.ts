import { ErrorSchema } from '@gazetteer/ory';
import { type TObject, type TProperties, type TSchema, Type } from 'typebox';
import { OwnIdentitySchema } from '../model/identities/identity.contract.ts';
import { SessionSchema } from '../sessions/session.contract.ts';
import type { FlowKind } from './flow.ts';
import { flowSchemas } from './flow.contract.ts';

const more = { additionalProperties: true } as const;
const optionalText = Type.Optional(Type.String());

const ContinueWith = Type.Optional(
  Type.Array(Type.Object({ action: Type.String() }, more), {
    description: 'What a program does next, such as leading the browser elsewhere',
  }),
);

const traits = Type.Object({}, { ...more, description: 'As the schema says' });
const secret = (description: string) => Type.Optional(Type.String({ description }));

/** What forms of a kind send, by whatever method: every method takes the fields that its nodes have. */
const bodyOf = (title: string, own: TProperties) =>
  Type.Object(
    {
      method: Type.String({ description: 'The method to go by: password, code, totp, passkey, oidc, …' }),
      csrf_token: secret('As the node csrf_token has it; of flows in browsers'),
      ...own,
    },
    { ...more, title },
  );

const address = { email: optionalText, code: optionalText };

/** What the forms of each kind send. */
export const submitBodies: Record<FlowKind, TObject> = {
  login: bodyOf('UpdateLoginFlowBody', {
    identifier: optionalText,
    password: optionalText,
    code: optionalText,
    totp_code: optionalText,
    lookup_secret: optionalText,
    provider: optionalText,
  }),
  registration: bodyOf('UpdateRegistrationFlowBody', {
    traits: Type.Optional(traits),
    password: optionalText,
    code: optionalText,
    provider: optionalText,
  }),
  settings: bodyOf('UpdateSettingsFlowBody', {
    traits: Type.Optional(traits),
    password: optionalText,
    totp_code: optionalText,
    totp_unlink: Type.Optional(Type.Boolean()),
    lookup_secret_reveal: Type.Optional(Type.Boolean()),
    lookup_secret_regenerate: Type.Optional(Type.Boolean()),
    lookup_secret_confirm: Type.Optional(Type.Boolean()),
    lookup_secret_disable: Type.Optional(Type.Boolean()),
    link: optionalText,
    unlink: optionalText,
  }),
  recovery: bodyOf('UpdateRecoveryFlowBody', address),
  verification: bodyOf('UpdateVerificationFlowBody', address),
};

const tokenOfApp = secret('The token of the new session; of flows in apps');

const successes: Record<FlowKind, TSchema> = {
  login: Type.Object(
    { session: SessionSchema, session_token: tokenOfApp, continue_with: ContinueWith },
    { title: 'SuccessfulNativeLogin' },
  ),
  registration: Type.Object(
    {
      identity: OwnIdentitySchema,
      session: Type.Optional(SessionSchema),
      session_token: tokenOfApp,
      continue_with: ContinueWith,
    },
    { title: 'SuccessfulNativeRegistration' },
  ),
  settings: flowSchemas.settings,
  recovery: flowSchemas.recovery,
  verification: flowSchemas.verification,
};

const refusalWith = (title: string, own: TProperties) =>
  Type.Object({ ...ErrorSchema.properties, ...own }, { ...more, title });

const LocationChange = refusalWith('ErrorBrowserLocationChangeRequired', {
  redirect_browser_to: secret('Where the browser has to go'),
});
const Replaced = refusalWith('SelfServiceFlowExpiredError', {
  use_flow_id: secret('The flow to go on with'),
  expired_at: optionalText,
  since: Type.Optional(Type.Number()),
});

/** What programs get for a submit of each kind, for the description of the API: answers are written as they come. */
export function submitAnswers(kind: FlowKind): Record<number, TSchema> {
  return {
    200: successes[kind],
    400: Type.Union([flowSchemas[kind], ErrorSchema]),
    403: LocationChange,
    410: Replaced,
    422: LocationChange,
  };
}
