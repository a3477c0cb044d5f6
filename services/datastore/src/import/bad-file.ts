import { type ApplicationError, invalidInput } from '@gazetteer/kernel';

/** The file is no table: says why in plain words, after the line where it shows. */
export function badFile(cause: string, line?: number): ApplicationError {
  return invalidInput({ file: [line === undefined ? cause : `line ${line}: ${cause}`] });
}
