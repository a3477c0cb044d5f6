import type { UiText } from '../forms/ui-text.ts';
import type { UiNode } from '../forms/ui-node.ts';
import type { Aal } from '../model/sessions/session.ts';

export type FlowKind = 'login' | 'registration' | 'settings' | 'recovery' | 'verification';

/** `browser` flows are bound to a browser by a cookie, `api` flows belong to whoever has the id. */
export type FlowType = 'browser' | 'api';

export type Ui = { action: string; method: 'POST' | 'GET'; nodes: UiNode[]; messages?: UiText[] };

/** What a flow keeps to itself. */
export type FlowInternal = {
  /** SHA-256 of the CSRF cookie of the browser it was made in. */
  csrf?: string;
  /** For the mails it sends. */
  language: 'en' | 'fr';
  /** What each method has to remember between two submits, by its name. */
  methods: Record<string, unknown>;
  /** True for a flow that carries no cookie check, such as a recovery an administrator made. */
  withoutCookie?: boolean;
};

/** One attempt to sign in, sign up, change settings, recover or verify, from its first form to its end. */
export type Flow = {
  id: string;
  project_id: string;
  kind: FlowKind;
  type: FlowType;
  issued_at: string;
  updated_at: string;
  expires_at: string;
  /** The address of the call that made it, with its query. */
  request_url: string;
  return_to?: string;
  /** The method that was submitted last. */
  active?: string;
  state: 'choose_method' | 'sent_email' | 'passed_challenge' | 'show_form' | 'success';
  ui: Ui;
  /** Login: whether somebody who is signed in proves it once more. */
  refresh?: boolean;
  /** Login: the assurance level to be reached. */
  requested_aal?: Aal;
  /** Login and registration: the OAuth2 request that waits for the outcome. */
  oauth2_login_challenge?: string;
  /** Settings: whose they are. */
  identity_id?: string;
  internal: FlowInternal;
};
