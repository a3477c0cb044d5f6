import { BackupError } from '../backup/backup-error.ts';
import { ObjectStoreDown } from '@gazetteer/datastore';
import { FormProblem } from '@gazetteer/identity';
import { ApplicationError, NewerDataError, SettingsError, StoreFailure } from '@gazetteer/kernel';
import { ImportSourceError } from '@gazetteer/harvest';
import { describeStoreFailure } from './describe-store-failure.ts';
import { describeSystemError, isSystemError } from './describe-system-error.ts';

/**
 * Tells a person why a command failed, and makes the process end with 1. What we foresee is told in one
 * sentence; anything else with its stack, because then it is ours to mend.
 */
export function reportFailure(error: unknown): void {
  process.exitCode = 1;
  if (error instanceof ObjectStoreDown) console.error(error.sentence);
  else if (error instanceof StoreFailure) console.error(describeStoreFailure(error, process.env));
  else if (isForeseen(error)) console.error(error.message);
  else if (isSystemError(error)) console.error(describeSystemError(error));
  else console.error(error);
}

function isForeseen(error: unknown): error is Error {
  const kinds = [
    ApplicationError,
    BackupError,
    FormProblem,
    ImportSourceError,
    NewerDataError,
    SettingsError,
  ];
  return kinds.some((kind) => error instanceof kind);
}
