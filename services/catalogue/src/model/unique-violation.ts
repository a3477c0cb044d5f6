import { type FieldErrors, invalidInput } from '@gazetteer/kernel';

// SQLITE_CONSTRAINT_UNIQUE, SQLITE_CONSTRAINT_PRIMARYKEY, and PostgreSQL's unique_violation.
const CODES = new Set<unknown>([2067, 1555, '23505']);

/**
 * Writes something that only one can have, such as a name. Two callers may both have found it free; the database
 * decides.
 * @throws invalid_input with `taken` for the one who came second
 */
export async function claim(taken: FieldErrors, write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    throw isUniqueViolation(error) ? invalidInput(taken) : error;
  }
}

function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { errcode, code } = error as Error & { errcode?: unknown; code?: unknown };
  return CODES.has(errcode) || CODES.has(code);
}
