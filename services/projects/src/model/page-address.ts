import { pageTokens } from '@gazetteer/ory';

/** Where a request came to, as its caller knows it. */
export function addressOf({ protocol, host, url }: { protocol: string; host: string; url: string }): string {
  return `${protocol}://${host}${url}`;
}

/** A place in a list that is ordered by time: behind the item of this time and id. */
export type Place = { createdAt: string; id: string };

/** The page tokens of a list that is ordered by time. */
export type PlaceTokens = {
  write(item: { created_at: string; id: string }): string;
  /** @throws OryError 400 for a token that is torn, or that the list did not give out */
  read(token: string | undefined): Place | undefined;
};

/** @param list its name, so that tokens of one list are none of another */
export function placeTokens(list: string): PlaceTokens {
  const tokens = pageTokens(list);
  return {
    write: ({ created_at, id }) => tokens.write(created_at, id),
    read: (token) => {
      const [createdAt, id] = tokens.read(token) ?? [];
      return createdAt === undefined || id === undefined ? undefined : { createdAt, id };
    },
  };
}
