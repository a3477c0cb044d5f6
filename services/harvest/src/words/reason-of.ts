import { ApplicationError } from '@gazetteer/kernel';

/** Why something failed, in one line for a person: every field with what is wrong with it. */
export function reasonOf(error: unknown): string {
  if (error instanceof ApplicationError && error.fields) {
    const fields = Object.entries(error.fields).map(([field, texts]) => `${field}: ${texts.join(', ')}`);
    if (fields.length > 0) return fields.join('; ');
  }
  return error instanceof Error ? error.message : String(error);
}
