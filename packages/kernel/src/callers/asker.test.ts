import type { Caller } from '../caller.ts';
import { expect, it } from 'vitest';
import { askerName } from './asker.ts';

const address = '192.0.2.7';

it('people have one share, however many sessions, API keys and access tokens they call with', () => {
  const ada = { identity: 'ada', administrator: false };
  const callers: Caller[] = [
    { ...ada, kind: 'session', id: 'one' },
    { ...ada, kind: 'session', id: 'two' },
    { ...ada, kind: 'personal-key', id: 'three', name: 'harvest', scope: 'read' },
    { kind: 'access-token', client: 'harvester', identity: 'ada', administrator: false, scopes: [] },
  ];
  expect(new Set(callers.map((caller) => askerName(caller, address)))).toEqual(new Set(['person ada']));
});

it('programs have a share for each key and for each client, and nobody in particular one for each network', () => {
  const key: Caller = { kind: 'key', id: 'ada', name: 'harvest', administrator: true };
  expect(askerName(key, address)).toBe('key ada');
  const program: Caller = { kind: 'access-token', client: 'ada', administrator: false, scopes: [] };
  expect(askerName(program, address)).toBe('client:ada');
  expect(askerName({ kind: 'anonymous' }, address)).toBe(address);
});
