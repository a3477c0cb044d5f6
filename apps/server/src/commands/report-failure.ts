import { FormProblem } from '@gazetteer/identity';
import { SettingsError } from '@gazetteer/kernel';
import { ImportSourceError } from '@gazetteer/harvest';

/**
 * Tells a person why a command failed, and makes the process end with 1. What we foresee is told in one
 * sentence; anything else with its stack, because then it is ours to mend.
 */
export function reportFailure(error: unknown): void {
  process.exitCode = 1;
  if (isForeseen(error)) console.error(error.message);
  else if (isSystemError(error)) console.error(systemMessage(error));
  else console.error(error);
}

function isForeseen(error: unknown): error is Error {
  return [SettingsError, ImportSourceError, FormProblem].some((kind) => error instanceof kind);
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
  if (error.code === 'EACCES') return `${error.message}: this user may not do that.`;
  return error.message;
}
