/** A backup cannot be made or restored as it was asked for. The message says why and what to do, and is for people. */
export class BackupError extends Error {}

export function nothingThere(): BackupError {
  return new BackupError('There is nothing to back up: no server has started here yet.');
}
