import type { ClientAnswer } from '../clients/client.contract.ts';

export type RequestKind = 'login' | 'consent' | 'logout';

export type OidcContext = {
  acr_values: string[];
  ui_locales: string[];
  display?: string;
  id_token_hint_claims?: Record<string, unknown>;
  login_hint?: string;
};

/** What an application asks of somebody, as it is kept. */
type Asked = {
  requested_scope: string[];
  requested_access_token_audience: string[];
  skip: boolean;
  subject: string;
  oidc_context: OidcContext;
  request_url: string;
};

export type LoginDocument = Asked & {
  session_id: string;
  /** The application asks for a sign-in of this moment; the project's own login page heeds it. */
  fresh: boolean;
};

export type ConsentDocument = Asked & {
  login_challenge: string;
  login_session_id: string;
  acr: string;
  amr: string[];
  context: unknown;
};

export type LogoutDocument = {
  /** Where the browser goes in the end. */
  redirect_to: string;
  subject: string;
  sid: string;
  request_url: string;
  rp_initiated: boolean;
};

/** The question for a code that a device shows. */
export type DeviceDocument = {
  /** Nobody is known yet. */
  subject?: never;
  /** How many codes were typed. */
  tries?: number;
};

export type Documents = {
  login: LoginDocument;
  consent: ConsentDocument;
  logout: LogoutDocument;
  device: DeviceDocument;
};

/** A request as the login, consent or logout site reads it. */
export type ShownRequest<Kind extends RequestKind> = Documents[Kind] & {
  challenge: string;
  client?: ClientAnswer;
};

export type LoginAnswer = {
  subject: string;
  remember?: boolean;
  /** Seconds; 0 for as long as the browser is open. */
  remember_for?: number;
  acr?: string;
  amr?: string[];
  context?: unknown;
  force_subject_identifier?: string;
  /** When the person proved who they are, as only the project's own login page says; now, for all others. */
  authenticated_at?: string;
};

export type ConsentAnswer = {
  grant_scope?: string[];
  grant_access_token_audience?: string[];
  session?: { access_token?: Record<string, unknown>; id_token?: Record<string, unknown> };
  remember?: boolean;
  /** Seconds; 0 for ever. */
  remember_for?: number;
  handled_at?: string;
};

export type Rejection = {
  error?: string;
  error_description?: string;
  error_hint?: string;
  error_debug?: string;
  status_code?: number;
};

export type Answers = {
  login: LoginAnswer;
  consent: ConsentAnswer;
  logout: Record<string, never>;
};

/** What is kept of an answer. */
export type KeptAnswer<Kind extends RequestKind> = { accepted: Answers[Kind] } | { rejected: Rejection };
