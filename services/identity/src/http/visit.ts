import type { IncomingHttpHeaders } from 'node:http';

/** A request as the rules see it, without the library that serves it, and what its answer is to carry. */
export type Visit = {
  /** The request id, which stands in the log and in every error. */
  id: string;
  method: string;
  /** Path and query, as the caller sent them. */
  url: string;
  host: string;
  query: unknown;
  headers: IncomingHttpHeaders;
  ip: string;
  /** The addresses the request came through, where a proxy is trusted to tell. */
  ips?: string[] | undefined;
  /**
   * What the answer carries beside its body, whether it is a form, a redirect or a refusal: only the end that answers
   * writes it.
   */
  answer: AnswerHeaders;
};

export type AnswerHeaders = {
  /** Set-Cookie lines, in the order in which they were set. */
  cookies: string[];
  /** Seconds after which another try makes sense (RFC 9110). */
  retryAfter?: number;
};

/** What rules answer with: where a browser goes on, or a status with a body. */
export type Answer = { redirect: string } | { status: number; body?: unknown };
