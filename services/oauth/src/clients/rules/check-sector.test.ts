import { Readable } from 'node:stream';
import { ApplicationError } from '@gazetteer/kernel';
import type { Outbound } from '@gazetteer/outbound';
import { expect, it } from 'vitest';
import { checkSector } from './check-sector.ts';

const sector_identifier_uri = 'https://sector.example/list';
const redirect_uris = ['https://a.example/cb', 'https://b.example/cb'];
const client = { sector_identifier_uri, redirect_uris };

/** Answers as the server of the sector does, and notes what was asked. */
function answering(body: string, status = 200): { outbound: Pick<Outbound, 'get'>; asked: string[] } {
  const asked: string[] = [];
  const get: Outbound['get'] = async (url) => {
    asked.push(url);
    return { status, headers: {}, url, body: Readable.from([body]) };
  };
  return { outbound: { get }, asked };
}

it('takes a sector that lists all redirect URIs', async () => {
  const { outbound, asked } = answering(JSON.stringify([...redirect_uris, 'https://c.example/cb']));
  await checkSector(outbound, client);
  expect(asked).toEqual([sector_identifier_uri]);
});

it.each([
  ['lacks one', JSON.stringify(redirect_uris.slice(1)), 200, /a\.example/],
  ['is an object', '{}', 200, /JSON array/],
  ['is a page', '<html>', 200, /not JSON/],
  ['is missing', '[]', 404, /200 OK/],
])('refuses a sector whose list %s', async (_, body, status, message) => {
  const { outbound } = answering(body, status);
  await expect(checkSector(outbound, client)).rejects.toMatchObject({
    code: 'invalid_client_metadata',
    message: expect.stringMatching(message),
  });
});

it('says why a sector could not be read', async () => {
  const get = async () =>
    Promise.reject(new ApplicationError('address_refused', 400, 'That address is private'));
  await expect(checkSector({ get }, client)).rejects.toThrow(
    'sector_identifier_uri: it could not be read: That address is private',
  );
});

it('does not ask again for what it has checked', async () => {
  const { outbound, asked } = answering('[]', 500);
  await checkSector(outbound, { redirect_uris });
  await checkSector(outbound, { ...client, redirect_uris: redirect_uris.slice(1) }, client);
  expect(asked).toEqual([]);
  const more = { ...client, redirect_uris: [...redirect_uris, 'https://c.example/cb'] };
  await expect(checkSector(outbound, more, client)).rejects.toThrow(/200 OK/);
  const moved = { ...client, sector_identifier_uri: 'https://other.example/list' };
  await expect(checkSector(outbound, moved, client)).rejects.toThrow(/200 OK/);
});
