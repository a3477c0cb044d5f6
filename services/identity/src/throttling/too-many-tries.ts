import type { FastifyReply } from 'fastify';
import type { Mode } from '../flows/flow-method.ts';
import { IdentityError } from '../identity-error.ts';
import { reason } from '../messages/ui-text.ts';
import { formProblem } from '../nodes/form-problem.ts';

/**
 * The refusal of a try that came too early: a message on the form for pages, 429 for apps, with `Retry-After`
 * (RFC 9110) for both. The message's context lets pages say it in the language of their reader.
 */
export function tooManyTries({ mode, reply }: { mode: Mode; reply: FastifyReply }, wait: number): Error {
  const seconds = Math.ceil(wait / 1000);
  reply.header('retry-after', seconds);
  const text = `Too many attempts. Please try again in ${spoken(seconds)}.`;
  if (mode === 'native') {
    return new IdentityError(429, text, { reason: text, details: { retry_after: seconds } });
  }
  return formProblem({ ...reason(text), context: { cause: 'throttled', retry_after: seconds } });
}

function spoken(seconds: number): string {
  if (seconds === 1) return 'one second';
  if (seconds < 100) return `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
