import { Type } from 'typebox';

export const flowTag = 'Self-service';

/** Parameters of the calls that start a flow; empty ones count as absent. */
export const FlowStartQuery = Type.Object({
  return_to: Type.Optional(Type.String({ description: 'Where the browser goes when the flow is over' })),
  refresh: Type.Optional(Type.String({ description: 'true: sign in once more though signed in' })),
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

export const FlowIdQuery = Type.Object({ id: Type.String({ default: '', description: 'Id of the flow' }) });

export const SubmitQuery = Type.Object({
  flow: Type.Optional(Type.String({ description: 'Id of the flow' })),
  token: Type.Optional(Type.String({ description: 'The token of a link that was sent' })),
  code: Type.Optional(Type.String({ description: 'The code that was sent, where a link carries it' })),
});

/** A text of a form; clients translate it by `id` and `context`. */
const TextSchema = Type.Object({
  id: Type.Integer(),
  text: Type.String(),
  type: Type.String({ description: 'info, error or success' }),
  context: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
});

const NodeSchema = Type.Object({
  type: Type.String({ description: 'input, text, img, a or script' }),
  group: Type.String(),
  attributes: Type.Record(Type.String(), Type.Unknown()),
  messages: Type.Array(TextSchema),
  meta: Type.Object({ label: Type.Optional(TextSchema) }),
});

/** A flow as its caller sees it; the kinds add keys of their own. */
export const FlowSchema = Type.Object(
  {
    id: Type.String(),
    type: Type.String({ description: 'browser or api' }),
    issued_at: Type.String(),
    expires_at: Type.String(),
    request_url: Type.String(),
    return_to: Type.Optional(Type.String()),
    active: Type.Optional(Type.String()),
    state: Type.String(),
    ui: Type.Object({
      action: Type.String(),
      method: Type.String(),
      nodes: Type.Array(NodeSchema),
      messages: Type.Optional(Type.Array(TextSchema)),
    }),
  },
  { additionalProperties: true, title: 'Flow' },
);
