import { OryError } from '@gazetteer/ory';

/** Somebody else in the project signs in with this identifier, or has this address, already. */
export class DuplicateIdentifier extends OryError {
  constructor() {
    super(409, 'The resource could not be created due to a conflict', {
      reason: 'This or another identity has one of the identifiers or addresses already.',
    });
    this.name = 'DuplicateIdentifier';
  }
}

// SQLITE_CONSTRAINT_UNIQUE, SQLITE_CONSTRAINT_PRIMARYKEY, and PostgreSQL's unique_violation.
const CODES = new Set<unknown>([2067, 1555, '23505']);

/**
 * Writes what only one identity can have. Two callers may both have found it free; the database decides.
 * @throws DuplicateIdentifier for the one who came second
 */
export async function claimIdentifiers<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    throw isUniqueViolation(error) ? new DuplicateIdentifier() : error;
  }
}

function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { errcode, code } = error as Error & { errcode?: unknown; code?: unknown };
  return CODES.has(errcode) || CODES.has(code);
}
