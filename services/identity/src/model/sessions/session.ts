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
