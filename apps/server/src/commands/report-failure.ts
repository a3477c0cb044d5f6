import { ObjectStoreDown } from '@gazetteer/datastore';
import { FormProblem } from '@gazetteer/identity';
import { ApplicationError, NewerDataError, SettingsError, StoreFailure } from '@gazetteer/kernel';
import { ImportSourceError } from '@gazetteer/harvest';
import { describeStoreFailure } from './describe-store-failure.ts';

/**
 * Tells a person why a command failed, and makes the process end with 1. What we foresee is told in one
 * sentence; anything else with its stack, because then it is ours to mend.
 */
export function reportFailure(error: unknown): void {
  process.exitCode = 1;
  if (error instanceof ObjectStoreDown) console.error(error.sentence);
  else if (error instanceof StoreFailure) console.error(describeStoreFailure(error, process.env));
  else if (isForeseen(error)) console.error(error.message);
  else if (isSystemError(error)) console.error(systemMessage(error));
  else console.error(error);
}

function isForeseen(error: unknown): error is Error {
  const kinds = [ApplicationError, FormProblem, ImportSourceError, NewerDataError, SettingsError];
  return kinds.some((kind) => error instanceof kind);
}

type SystemError = Error & { code: string; address?: string; port?: number };

function isSystemError(error: unknown): error is SystemError {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    /^E[A-Z]+$/.test(error.code)
  );
}

function systemMessage(error: SystemError): string {
  if (error.code === 'EADDRINUSE') {
    return `Port ${error.port} of ${error.address} is taken: stop what listens there, or set PORT to another one.`;
  }
  if (error.code === 'EACCES' || error.code === 'EROFS') {
    return `${error.message}: this user may not do that. Check the rights of DATA_DIR and of the files in it.`;
  }
  return error.message;
}
