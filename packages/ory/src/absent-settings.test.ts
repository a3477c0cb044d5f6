import { expect, it } from 'vitest';
import { leaveOutAbsent } from './absent-settings.ts';

const absent = { dsn: 'one', 'flows.*.before': 'two', 'list.*.url': 'three', 'a.b': 'four' };

it('what exists in Ory’s servers only is left out of settings, with the reason', () => {
  const given = {
    dsn: 'memory',
    flows: { login: { before: { hooks: [] }, after: 1 }, settings: { after: 2 } },
    list: [{ id: 1, url: 'x' }, { id: 2 }],
    a: 'b',
  };
  const before = structuredClone(given);
  const { settings, leftOut } = leaveOutAbsent(given, absent);
  expect(settings).toEqual({
    flows: { login: { after: 1 }, settings: { after: 2 } },
    list: [{ id: 1 }, { id: 2 }],
    a: 'b',
  });
  expect(leftOut).toEqual([
    { place: 'dsn', why: 'one' },
    { place: 'flows.login.before', why: 'two' },
    { place: 'list.0.url', why: 'three' },
  ]);
  expect(given).toEqual(before);
});
