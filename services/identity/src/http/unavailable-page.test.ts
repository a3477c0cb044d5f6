import { StoreFailure } from '@gazetteer/kernel';
import { answerErrorsAsOry } from '@gazetteer/ory';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { pageWhileAway } from './unavailable-page.ts';

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

const ask = async (headers: Record<string, string>) => {
  const server = Fastify();
  answerErrorsAsOry(server, pageWhileAway);
  server.get('/self-service/login/browser', () => {
    throw new StoreFailure('sql', 'away');
  });
  return server.inject({ url: '/self-service/login/browser', headers });
};

test.each([
  [{ accept: 'application/json' }],
  [{ accept: '*/*' }],
  [{}],
])('while a store is away a program reads an envelope: %o', async (headers) => {
  const answer = await ask(headers);
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
  expect(answer.json()).toMatchObject({ error: { code: 503, message: expect.stringMatching(/SQL store/) } });
});

test('while a store is away a person reads a page in their language', async () => {
  const answer = await ask({ accept: BROWSER, 'accept-language': 'fr-CA' });
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  });
  expect(answer.body).toContain('<html lang="fr">');
  expect(answer.body).toContain('<h1>Les comptes ne sont pas disponibles pour le moment</h1>');
  expect((await ask({ accept: BROWSER })).body).toContain(
    '<h1>Accounts are not available at the moment</h1>',
  );
});
