import { BackupError } from '../backup/backup-error.ts';
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

type SystemError = Error & { code: string; address?: string; port?: number; path?: string; syscall?: string };

function isSystemError(error: unknown): error is SystemError {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    /^E[A-Z]+$/.test(error.code)
  );
}

function systemMessage({ code, message, address, port, path, syscall }: SystemError): string {
  if (code === 'EADDRINUSE') {
    return `Port ${port} of ${address} is taken: stop what listens there, or set PORT to another one.`;
  }
  if (path === undefined) return message;
  if (syscall === 'mkdir' && ['EEXIST', 'ENOTDIR'].includes(code)) {
    return `There is a file at ${path}, where a folder is needed: name another folder, for the server's own data in DATA_DIR.`;
  }
  const [, reason = message] = /^E[A-Z]+: (.*?)(?:, \w+(?: '.*')?)?$/s.exec(message) ?? [];
  return [`${path} cannot be used: ${reason}.`, adviceFor(code)].join(' ').trim();
}

function adviceFor(code: string): string {
  if (['EACCES', 'EPERM', 'EROFS'].includes(code)) {
    return 'Check that this user may read and write there, and that DATA_DIR is the folder that was meant.';
  }
  return code === 'ENOSPC' || code === 'EDQUOT' ? 'Make room on its disk.' : '';
}
