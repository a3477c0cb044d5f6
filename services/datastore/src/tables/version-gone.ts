import { ApplicationError } from '@gazetteer/kernel';

/** 410: the version was there and is still listed, its rows were removed to make room. */
export function versionGone(number: number): ApplicationError {
  return new ApplicationError(
    'gone',
    410,
    `The rows of version ${number} are no longer kept: of small edits only the latest stay. The list of versions names those that can be read`,
  );
}
