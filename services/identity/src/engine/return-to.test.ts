import fc from 'fast-check';
import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { ProjectSettingsSchema, type ProjectSettings } from '../model/projects/project-settings.contract.ts';
import type { Project } from '../model/projects/project.ts';
import { testSettings } from '../test-settings.ts';
import { allowedReturnTo } from './return-to.ts';

const settings = Value.Default(ProjectSettingsSchema, testSettings('https://portal.test')) as ProjectSettings;
settings.selfservice.default_browser_return_url = 'https://portal.test/home';
settings.selfservice.allowed_return_urls = ['https://portal.test/p', 'https://*.friends.test/app', '*'];
const origin = 'https://portal.test';
const project: Project = {
  id: 'p',
  slug: 'portal',
  name: 'Portal',
  state: 'running',
  createdAt: '',
  updatedAt: '',
  settings,
  origin,
  baseUrl: `${origin}/api/.ory`,
};
const isAllowed = (address: string) => {
  try {
    allowedReturnTo(project, address);
    return true;
  } catch {
    return false;
  }
};

describe('a return address', () => {
  it.each([
    ['below an allowed path', 'https://portal.test/p/rain?x=1#y'],
    ['the default itself', 'https://portal.test/home'],
    ['relative to the host of the default', '/p/rain'],
    ['on a host below one with a star', 'https://a.b.friends.test/app'],
    ['one of our own calls', 'https://portal.test/api/.ory/self-service/settings?flow=1'],
  ])('is allowed: %s', (_what, address) => expect(isAllowed(address)).toBe(true));

  it.each([
    ['another host', 'https://evil.test/p'],
    ['another scheme', 'http://portal.test/p'],
    ['a script', 'javascript:alert(1)'],
    ['a path that only begins alike', 'https://portal.test/private'],
    ['the star host itself', 'https://friends.test/app'],
    ['a host that only ends alike', 'https://evilfriends.test/app'],
    ['a host behind two slashes', '//evil.test/p'],
    ['a host behind backslashes', '/\\evil.test/p'],
    ['a user name in front of the host', 'https://portal.test@evil.test/p'],
    ['a name and password on our host', 'https://a:b@portal.test/p'],
    ['a scheme without slashes', 'https:p/rain'],
    ['control characters', 'https://portal.test/p\r\nx'],
    ['steps upwards out of the path', 'https://portal.test/p/../secret'],
  ])('is refused: %s', (_what, address) => expect(isAllowed(address)).toBe(false));

  it.each([
    '/.//evil.test',
    '/p/..//evil.test',
    '/././//evil.test',
    'https://portal.test//evil.test',
    'https://portal.test/x/../..//evil.test?a=b',
  ])('is refused where its path alone would name another host, though all of ours are allowed: %s', (address) => {
    const selfservice = { ...settings.selfservice, allowed_return_urls: ['https://portal.test/'] };
    const open = { ...project, settings: { ...settings, selfservice } };
    expect(allowedReturnTo(open, '/p//rain')).toBe('https://portal.test/p//rain');
    expect(() => allowedReturnTo(open, address)).toThrow('not allowed');
  });

  it('never leads to a host that is not on the list', () => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl(), fc.string(), fc.webPath()), (address) => {
        if (!isAllowed(address)) return;
        const { host } = new URL(allowedReturnTo(project, address));
        expect(host === 'portal.test' || host.endsWith('.friends.test')).toBe(true);
      }),
    );
  });
});
