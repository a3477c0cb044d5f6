import { ApplicationError } from '@gazetteer/kernel';

/** 409: a query that cannot be read; `position` counts characters from 0. */
export function searchSyntax(problem: string, position: number): ApplicationError {
  const message = `Search query not understood at position ${position}: ${problem}`;
  return new ApplicationError('search_syntax', 409, message, { info: { position } });
}
