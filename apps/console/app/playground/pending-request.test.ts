import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { challengeOf, newRequest, pendingRequest, rememberRequest } from './pending-request.server.ts';

const project = { address: '/console/projects/roads' };

test('a request is remembered by the browser that made it, where no script reads it', () => {
  const pending = newRequest('map', 'https://data.example/console/projects/roads/playground/callback');
  const line = rememberRequest(pending, project);
  expect(line).toMatch(/; Path=\/console\/projects\/roads; Max-Age=600; HttpOnly; SameSite=Lax; Secure$/);
  const cookie = `theme=dark; ${line.split(';')[0]}`;
  expect(pendingRequest(new Request('https://data.example/', { headers: { cookie } }))).toEqual(pending);
  expect(challengeOf(pending)).toBe(createHash('sha256').update(pending.verifier).digest('base64url'));
  expect(newRequest('map', '').state).not.toBe(pending.state);
});

test('what is no request of the playground is none', () => {
  const read = (cookie: string) =>
    pendingRequest(new Request('https://data.example/', { headers: { cookie } }));
  expect(read('')).toBeUndefined();
  expect(read('gazetteer_playground=e30')).toBeUndefined();
  expect(read('gazetteer_playground=abc')).toBeUndefined();
});
