import { ApplicationError } from '@gazetteer/kernel';
import { ImportRefusal } from '../import/files/import-refusal.ts';

/** Why a file was refused, or which version of a table somebody else has published. */
export function infoOfRefusal(error: unknown): object | undefined {
  if (error instanceof ImportRefusal) return { reason: error.refused.reason };
  return error instanceof ApplicationError && error.code === 'table_changed' ? error.info : undefined;
}
