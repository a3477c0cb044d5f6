import { findLongText } from '@gazetteer/kernel';
import type { TObject } from 'typebox';
import { invalidRequest } from './oauth-error.ts';

/**
 * Refuses a form with a text that is longer than its contract says, where the engine reads the form by itself.
 * @param form as it was sent, by `application/x-www-form-urlencoded`
 * @throws invalid_request, with the name of the field
 */
export function requireBoundedForm(form: unknown, schema: TObject): void {
  if (typeof form !== 'string') return;
  const problem = findLongText(schema, Object.fromEntries(new URLSearchParams(form)));
  if (problem !== undefined) throw invalidRequest(`${problem}.`);
}
