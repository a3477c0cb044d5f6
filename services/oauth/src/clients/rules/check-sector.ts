import { text } from 'node:stream/consumers';
import { ApplicationError } from '@gazetteer/kernel';
import type { Outbound } from '@gazetteer/outbound';
import type { ClientDocument } from '../client.ts';
import { invalidMetadata } from '../client-errors.ts';

const LARGEST_LIST = 65_536;
const LONGEST_MILLISECONDS = 5000;

type Sector = Pick<ClientDocument, 'sector_identifier_uri' | 'redirect_uris'>;

/**
 * Reads the list at the sector_identifier_uri of a client, which must name all its redirect URIs (OpenID Connect Dynamic Client
 * Registration, section 5), or else a client could see the pairwise subjects of another. What has been checked before is not
 * asked again, so that a client can be changed while the list is away.
 * @throws invalid_client_metadata
 */
export async function checkSector(
  outbound: Pick<Outbound, 'get'>,
  client: Sector,
  before?: Sector,
): Promise<void> {
  const { sector_identifier_uri: address, redirect_uris } = client;
  if (address === undefined) return;
  const known = address === before?.sector_identifier_uri ? before.redirect_uris : [];
  if (redirect_uris.length > 0 && redirect_uris.every((uri) => known.includes(uri))) return;
  const listed = await readList(outbound, address);
  const missing = redirect_uris.find((uri) => !listed.includes(uri));
  if (missing === undefined) return;
  throw refused(`the list there does not name the redirect URI ${JSON.stringify(missing)}`);
}

async function readList(outbound: Pick<Outbound, 'get'>, address: string): Promise<readonly unknown[]> {
  const answer = await readAnswer(outbound, address);
  let list: unknown;
  try {
    list = JSON.parse(answer);
  } catch {
    throw refused('what is there is not JSON');
  }
  if (!Array.isArray(list)) throw refused('there must be a JSON array of redirect URIs');
  return list;
}

async function readAnswer(outbound: Pick<Outbound, 'get'>, address: string): Promise<string> {
  try {
    const { status, body } = await outbound.get(address, {
      maxBytes: LARGEST_LIST,
      timeoutMilliseconds: LONGEST_MILLISECONDS,
      headers: { accept: 'application/json' },
    });
    if (status === 200) return await text(body);
    body.destroy();
  } catch (error) {
    if (!(error instanceof ApplicationError)) throw error;
    throw refused(`it could not be read: ${error.message}`);
  }
  throw refused('it does not answer with 200 OK');
}

function refused(rule: string): ApplicationError<string> {
  return invalidMetadata('sector_identifier_uri', rule);
}
