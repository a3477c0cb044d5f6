import type { Identity } from '../identities/identity.ts';

export type Aal = 'aal0' | 'aal1' | 'aal2' | 'aal3';

/** How somebody proved who they are. */
export type AuthenticationMethod =
  | 'link_recovery'
  | 'code_recovery'
  | 'password'
  | 'totp'
  | 'oidc'
  | 'webauthn'
  | 'lookup_secret'
  | 'code'
  | 'passkey';

export type CompletedMethod = { method: AuthenticationMethod; aal: Aal; completed_at: string };

export type Device = { id: string; ip_address: string; user_agent: string; location: string };

/** A sign-in that holds until it expires or is revoked, without the identity it is of. */
export type Session = {
  id: string;
  project_id: string;
  identity_id: string;
  /** Neither revoked nor expired when it was read. */
  active: boolean;
  aal: Aal;
  methods: CompletedMethod[];
  devices: Device[];
  remembered: boolean;
  issued_at: string;
  authenticated_at: string;
  expires_at: string;
  updated_at: string;
};

/** How a request carries its session: browsers send cookies by themselves, headers are set on purpose. */
export type Carrier = 'cookie' | 'header';

export type CarriedToken = { token: string; carrier: Carrier };

/** The session that a request carries, with whose it is. */
export type CurrentSession = CarriedToken & {
  session: Session;
  identity: Identity;
  /** The highest level of assurance that the identity can reach. */
  available: Aal;
  /** True for administrators of the installation. */
  administrator: boolean;
};
