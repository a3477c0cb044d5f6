import { isRequestError } from '@gazetteer/client';
import { ApplicationError } from '@gazetteer/kernel';

/** A failure that an assistant can do something about: its message says what is wrong, and how to go on. */
export class ToolError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'ToolError';
  }
}

/**
 * What an assistant may know of a failure: our own words for it, and what the portal's calls refuse in their words.
 * @returns undefined for faults of ours, of which nothing is told
 */
export function describeFailure(error: unknown): string | undefined {
  if (error instanceof ToolError) return error.message;
  if (error instanceof ApplicationError) return error.status === 500 ? undefined : error.message;
  if (!isRequestError(error) || error.status === 500) return undefined;
  const { detail, fields, status } = error;
  const rules = Object.entries(fields).map(([field, texts]) => `${field}: ${texts.join(', ')}`);
  const said = [detail, ...rules].filter(Boolean).join('; ');
  return said === '' ? undefined : [said, advice[status]].filter(Boolean).join(' ');
}

/** What to do about a refusal, by its status. */
const advice: Record<number, string | undefined> = {
  403: 'Whoever may see it makes an API key on their profile and sends it in the header Authorization.',
  503: 'Try again in a moment.',
};
