import { Type, type Static } from 'typebox';

/** The states of a message, in their order. */
export const messageStatuses = ['queued', 'processing', 'sent', 'abandoned'] as const;

const DispatchSchema = Type.Object(
  {
    id: Type.String(),
    message_id: Type.String(),
    status: Type.Union([Type.Literal('success'), Type.Literal('failed')]),
    error: Type.Optional(Type.Object({ message: Type.String() })),
    created_at: Type.String(),
    updated_at: Type.String(),
  },
  { title: 'CourierDispatch' },
);
/** What happened at one attempt to send a message. */
export type Dispatch = Static<typeof DispatchSchema>;

export const CourierMessageSchema = Type.Object(
  {
    id: Type.String(),
    status: Type.Union(messageStatuses.map((status) => Type.Literal(status))),
    type: Type.Union([Type.Literal('email'), Type.Literal('phone')]),
    recipient: Type.String(),
    subject: Type.String(),
    body: Type.String({
      description:
        'Shown where the message was written to the log of the server, because there is no mail server',
    }),
    template_type: Type.String(),
    send_count: Type.Integer({ description: 'Attempts since it was written, or last sent again' }),
    dispatches: Type.Array(DispatchSchema),
    resend_until: Type.Optional(
      Type.String({ description: 'Of a message that was given up: how long it can be sent again' }),
    ),
    created_at: Type.String(),
    updated_at: Type.String(),
  },
  { title: 'CourierMessage' },
);
export type CourierMessage = Static<typeof CourierMessageSchema>;
