import { Type, type Static } from 'typebox';
import { auditEventNames } from '../../model/audit/audit-event.ts';

export const AuditEventSchema = Type.Object(
  {
    id: Type.String(),
    at: Type.String(),
    event: Type.Union(auditEventNames.map((name) => Type.Literal(name))),
    identity_id: Type.Optional(Type.String()),
    session_id: Type.Optional(Type.String()),
    ip: Type.Optional(Type.String()),
    details: Type.Record(Type.String(), Type.Unknown()),
  },
  { title: 'AuditEvent' },
);
/** An event as administrators see it. */
export type AuditEvent = Static<typeof AuditEventSchema>;
