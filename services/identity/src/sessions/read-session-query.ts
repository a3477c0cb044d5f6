import { badRequest, pageTokens } from '@gazetteer/ory';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** What a list shows beside the sessions themselves. */
export type Expansion = { identity: boolean; devices: boolean };

export const EXPANDED: Expansion = { identity: true, devices: true };

/** An id from the path, in lower case. @throws 400 when it is not a UUID */
export function readId(text: string): string {
  if (UUID.test(text)) return text.toLowerCase();
  throw badRequest('The id is not a UUID.');
}

/** The filter by state; undefined lists all. @throws 400 for anything but true and false */
export function readActive(text: string | undefined): boolean | undefined {
  if (text === undefined || text === '') return undefined;
  if (text === 'true' || text === 'false') return text === 'true';
  throw badRequest('active is true or false.');
}

/** What is to be shown beside a session; case does not matter. @throws 400 for anything but identity and devices */
export function readExpansion(names: readonly string[] = []): Expansion {
  const wanted = new Set(names.filter((name) => name !== '').map((name) => name.toLowerCase()));
  for (const name of wanted) {
    if (name !== 'identity' && name !== 'devices') throw badRequest('expand is identity or devices.');
  }
  return { identity: wanted.has('identity'), devices: wanted.has('devices') };
}

const tokens = pageTokens('sessions');

/** Where the page before ended. */
export type SessionCursor = { issued_at: string; id: string };

/** The token of the page that comes after a session. */
export function writePageToken({ issued_at, id }: SessionCursor): string {
  return tokens.write(issued_at, id);
}

/** What a page token says; undefined for the first page. @throws 400 for one that is not ours */
export function readPageToken(token: string | undefined): SessionCursor | undefined {
  const [issued_at, id] = tokens.read(token) ?? [];
  return issued_at === undefined || id === undefined ? undefined : { issued_at, id };
}
