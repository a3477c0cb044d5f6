import { expect, test } from 'vitest';
import { settingPatch } from './setting-patch.ts';

test('a setting is added where it belongs, with the parts of its way that are missing', () => {
  const services = { identity: { config: { 'a/b': { on: true } } } };
  expect(settingPatch(services, ['identity', 'config', 'a/b', 'on'], false)).toEqual({
    op: 'add',
    path: '/services/identity/config/a~1b/on',
    value: false,
  });
  expect(settingPatch(services, ['identity', 'config', 'methods', 'totp', 'enabled'], true)).toEqual({
    op: 'add',
    path: '/services/identity/config/methods',
    value: { totp: { enabled: true } },
  });
  expect(settingPatch({}, ['identity', 'config'], {})).toEqual({
    op: 'add',
    path: '/services/identity',
    value: { config: {} },
  });
});
