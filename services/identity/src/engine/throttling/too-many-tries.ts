import { OryError } from '@gazetteer/ory';
import type { Mode } from '../flow-method.ts';
import { reason } from '../../forms/ui-text.ts';
import { formProblem } from '../../forms/form-problem.ts';
import type { Visit } from '../../http/visit.ts';

/**
 * The refusal of a try that came too early: a message on the form for pages, 429 for apps, with `Retry-After`
 * (RFC 9110) for both. The message's context lets pages say it in the language of their reader.
 */
export function tooManyTries({ mode, visit }: { mode: Mode; visit: Visit }, wait: number): Error {
  const seconds = Math.ceil(wait / 1000);
  visit.answer.retryAfter = seconds;
  const { text, context } = waitText(seconds);
  if (mode === 'native') {
    return new OryError(429, text, { reason: text, details: { retry_after: seconds } });
  }
  return formProblem({ ...reason(text), context });
}

function waitText(seconds: number): { text: string; context: Record<string, string | number> } {
  const told = (span: string) => `Too many attempts. Please try again in ${span}.`;
  const context = { retry_after: seconds };
  if (seconds < 100) {
    const span = seconds === 1 ? '1 second' : `${seconds} seconds`;
    return { text: told(span), context: { cause: 'throttled_seconds', ...context } };
  }
  const minutes = Math.ceil(seconds / 60);
  return { text: told(`${minutes} minutes`), context: { cause: 'throttled_minutes', minutes, ...context } };
}
