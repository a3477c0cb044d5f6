import { type ApplicationError, tooLarge } from '@gazetteer/kernel';

/** Says how much a file may have, in the unit that people know. */
export function fileTooLarge(maxBytes: number): ApplicationError {
  const size =
    maxBytes >= 1e9 ? `${Math.round(maxBytes / 1e8) / 10} GB` : `${Math.round(maxBytes / 1e5) / 10} MB`;
  return tooLarge(`The file is larger than the ${size} that this portal takes. Nothing was imported.`);
}
