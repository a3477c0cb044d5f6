import { createHash } from 'node:crypto';
import { badRequest } from './ory-error.ts';

/** The page tokens of one list: each stands for the place behind an item. */
export type PageTokens = {
  /** @param place what the list is ordered by, of the item behind which the page begins */
  write(...place: readonly string[]): string;
  /**
   * @returns the place; undefined where no token is given
   * @throws 400 for a token that is torn, or that this list did not give out
   */
  read(token: string | undefined): string[] | undefined;
};

const SUM_LENGTH = 8;

/**
 * Page tokens that are known by a sum in them: a torn one is refused instead of leading to another place, or to the first page
 * again and again.
 * @param list its name, so that tokens of one list are none of another
 * @param refuse makes the refusal in the shape of the API, where that is not Ory's
 */
export function pageTokens(list: string, refuse: (message: string) => Error = badRequest): PageTokens {
  const sumOf = (text: string) =>
    createHash('sha256').update(`${list}\n${text}`).digest('hex').slice(0, SUM_LENGTH);
  return {
    write: (...place) => {
      const text = JSON.stringify(place);
      return Buffer.from(`${sumOf(text)}${text}`).toString('base64url');
    },
    read: (token) => {
      if (token === undefined || token === '') return undefined;
      const written = Buffer.from(token, 'base64url').toString();
      const text = written.slice(SUM_LENGTH);
      if (written.slice(0, SUM_LENGTH) === sumOf(text)) return JSON.parse(text) as string[];
      throw refuse('The parameter page_token is torn, or was not given out by this list.');
    },
  };
}
