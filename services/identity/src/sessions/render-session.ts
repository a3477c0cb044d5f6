import type { Identity } from '../model/identities/identity.ts';
import { renderIdentity } from '../model/identities/render-identity.ts';
import type { Project } from '../model/projects/project.ts';
import type { Expansion } from './read-session-query.ts';
import type { Session } from '../model/sessions/session.ts';
import type { SignedIn } from '../model/sessions/signed-in.store.ts';

/** A session in Ory's shape. */
export function renderSession(project: Project, session: Session, identity: Identity) {
  return {
    ...withoutIdentity(session),
    identity: renderIdentity(project, identity),
    devices: session.devices,
  };
}

/** A session of a list in Ory's shape: what was not asked for stands as null or as an empty list. */
export function renderListed(project: Project, { session, identity }: SignedIn, shown: Expansion) {
  return {
    ...withoutIdentity(session),
    identity: shown.identity ? renderIdentity(project, identity) : null,
    devices: shown.devices ? session.devices : [],
  };
}

function withoutIdentity(session: Session) {
  return {
    id: session.id,
    active: session.active,
    expires_at: session.expires_at,
    authenticated_at: session.authenticated_at,
    authenticator_assurance_level: session.aal,
    authentication_methods: session.methods,
    issued_at: session.issued_at,
  };
}
