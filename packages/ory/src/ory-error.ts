import { ApplicationError } from '@gazetteer/kernel';

type ErrorOptions = {
  /** Ory's error id, such as `session_inactive`; left out where Ory gives none. */
  id?: string;
  reason?: string;
  details?: Record<string, unknown>;
  /** Keys that stand beside `error` in the answer, such as `redirect_browser_to` and `use_flow_id`. */
  beside?: Record<string, unknown>;
};

/**
 * A refusal in the shape that clients of Ory Kratos know: `{error: {id?, code, status, reason?, details?, message}}`,
 * with further keys beside `error`.
 */
export class OryError extends ApplicationError<string> {
  readonly id: string | undefined;
  readonly reason: string | undefined;
  readonly details: Record<string, unknown> | undefined;
  readonly beside: Record<string, unknown> | undefined;

  constructor(status: number, message: string, options: ErrorOptions = {}) {
    super(options.id ?? `http_${status}`, status, message);
    this.id = options.id;
    this.reason = options.reason;
    this.details = options.details;
    this.beside = options.beside;
  }
}

/** A call that cannot be made so: 400, with the reason in words. */
export function badRequest(reason: string): OryError {
  return new OryError(400, 'The request was malformed or contained invalid parameters', { reason });
}
