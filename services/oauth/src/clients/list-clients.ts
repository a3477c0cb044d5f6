import { pageTokens, readSize } from '@gazetteer/ory';
import type { Static } from 'typebox';
import { invalidRequest } from '../http/oauth-error.ts';
import type { OauthContext } from '../model/oauth-context.ts';
import type { ListClientsQuery } from './client.contract.ts';
import { countClients, listClientRows } from './client.store.ts';
import type { StoredClient } from './client.ts';

const LARGEST_PAGE = 500;
const tokens = pageTokens('clients', invalidRequest);

/** A page of clients; `next` is the token of the one behind it. */
export type ClientPage = {
  clients: StoredClient[];
  size: number;
  next: string | undefined;
  /** How many clients the project has, whatever was asked for. */
  total: number;
};

/** A page of a project's clients in the order of their ids. @throws invalid_request for a token that is none of ours */
export async function listClients(
  { sql }: OauthContext,
  projectId: string,
  { page_size, page_token, client_name, owner }: Static<typeof ListClientsQuery>,
): Promise<ClientPage> {
  const size = Math.min(readSize(page_size), LARGEST_PAGE);
  const found = await listClientRows(sql, projectId, {
    name: client_name,
    owner,
    after: tokens.read(page_token)?.[0],
    limit: size + 1,
  });
  const clients = found.slice(0, size);
  const last = clients.at(-1);
  const next = last && found.length > size ? tokens.write(last.clientId) : undefined;
  return { clients, size, next, total: await countClients(sql, projectId) };
}
