import type { ListAuditEventsAnswer } from '@gazetteer/client/ory';

type AuditEventName = ListAuditEventsAnswer[number]['event'];

/** The events that can be asked for, those of the project first. The record has each name, so that none is forgotten. */
const known: Readonly<Record<AuditEventName, true>> = {
  project_created: true,
  project_changed: true,
  project_restored: true,
  member_invited: true,
  member_added: true,
  member_changed: true,
  member_removed: true,
  project_key_created: true,
  project_key_deleted: true,
  sign_in_succeeded: true,
  sign_in_failed: true,
  signed_out: true,
  registered: true,
  password_changed: true,
  second_factor_added: true,
  second_factor_removed: true,
  passkey_added: true,
  passkey_removed: true,
  provider_linked: true,
  provider_unlinked: true,
  traits_changed: true,
  address_verified: true,
  recovery_requested: true,
  recovery_used: true,
  recovery_made_by_administrator: true,
  sessions_revoked: true,
  identity_created: true,
  identity_changed: true,
  identity_deleted: true,
  data_exported: true,
  administration_granted: true,
  administration_revoked: true,
  site_editor_granted: true,
  site_editor_revoked: true,
  api_key_created: true,
  api_key_revoked: true,
};

export const auditEvents = Object.keys(known) as AuditEventName[];

/** The event that an address asks for; undefined for all of them, and for a name that no event has. */
export function readEvent(given: string | null): AuditEventName | undefined {
  return auditEvents.find((one) => one === given);
}
