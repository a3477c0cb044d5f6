import type { Identity } from '../identities/identity.ts';
import { renderIdentity } from '../identities/render-identity.ts';
import type { Project } from '../projects/project.ts';
import type { Session } from './session.ts';

/** A session in Ory's shape. Without an identity, as lists have it that were not asked for more, it stands as null. */
export function renderSession(project: Project, session: Session, identity: Identity | undefined) {
  return {
    id: session.id,
    active: session.active,
    expires_at: session.expires_at,
    authenticated_at: session.authenticated_at,
    authenticator_assurance_level: session.aal,
    authentication_methods: session.methods,
    issued_at: session.issued_at,
    identity: identity ? renderIdentity(project, identity) : null,
    devices: session.devices,
  };
}
