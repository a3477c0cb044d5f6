import { describe, expect, it } from 'vitest';
import { testSettings } from '../../test-settings.ts';
import { projectFaults } from './project-faults.ts';

const origin = 'https://portal.test';
const flows = testSettings(origin).selfservice.flows;
const told = (selfservice: object) => {
  const right = testSettings(origin);
  const settings = { ...right, selfservice: { ...right.selfservice, ...selfservice } };
  return projectFaults(settings, origin).map(({ place, fault }) => `${place} ${fault}`);
};

describe('settings of a project', () => {
  it('are right as they are used', () => expect(told({})).toEqual([]));

  it('know their hooks, because a typing mistake in one would go unseen', () => {
    const hooks = (hook: string) => ({ ui_url: `${origin}/x`, after: { hooks: [{ hook }] } });
    const wrong = { ...flows, registration: hooks('sesion'), login: hooks('web_hook') };
    expect(told({ flows: wrong })).toEqual([
      'selfservice.flows.login.after.hooks.0.hook must be require_verified_address, not web_hook',
      'selfservice.flows.registration.after.hooks.0.hook must be session or show_verification_ui, not sesion',
    ]);
  });

  it('show people names, colours that can be read, and pictures', () => {
    const branding = {
      name: ' ',
      accent: { light: '#63cfc4', dark: '#63cfc4' },
      logo: 'https://x.test/logo.png',
    };
    const faults = projectFaults({ ...testSettings(origin), branding }, origin).map(({ place }) => place);
    expect(faults).toEqual(['branding.name', 'branding.logo', 'branding.accent.light']);
  });

  it('have schemas that are JSON Schemas, each under an id of its own, and one of them by default', () => {
    const right = testSettings(origin);
    const of = (identity: object) =>
      projectFaults({ ...right, identity }, origin).map(({ place, fault }) => `${place} ${fault}`);
    const schema = { type: 'object', properties: { traits: { type: 'objct' } } };
    const identity = { default_schema_id: 'a', schemas: [{ id: 'a', schema }] };
    expect(of(identity)).toEqual([
      expect.stringMatching(/^identity\.schemas\.0\.schema\.properties\.traits\.type must be "array" or/),
    ]);
    const twice = [
      { id: 'a', schema: {} },
      { id: 'a', schema: {} },
    ];
    expect(of({ default_schema_id: 'b', schemas: twice })).toEqual([
      'identity.default_schema_id must be the id of a schema: a, a',
      'identity.schemas.1.id is the id of another schema',
    ]);
  });

  it('return to addresses only', () => {
    expect(told({ allowed_return_urls: ['not a url', 'https://*.friends.test/app', '/relative'] })).toEqual([
      expect.stringMatching(/^selfservice\.allowed_return_urls\.0 must be a whole address/),
      expect.stringMatching(/^selfservice\.allowed_return_urls\.2 must be a whole address/),
    ]);
  });

  it('name the secret of each provider, and never show one', () => {
    const providers = [
      { id: 'a', provider: 'google', client_id: 'c' },
      { id: 'b', provider: 'github', client_id: 'c', client_secret: 'do not show' },
      { id: 'c', provider: 'generic', client_id: 'c', client_secret: 'do not show' },
    ];
    const faults = told({ methods: { oidc: { enabled: true, config: { providers } } } });
    expect(faults).toEqual([
      'selfservice.methods.oidc.config.providers.1.provider must be "generic" or "google" or "facebook", not "github"',
      'selfservice.methods.oidc.config.providers.0.client_secret is missing',
      'selfservice.methods.oidc.config.providers.2.issuer_url is missing: a generic provider is found by it',
    ]);
  });

  it('name the origins of pages elsewhere that ask for keys', () => {
    const elsewhere = { ...flows, login: { ui_url: 'https://portal.test:4455/login' } };
    const passkey = (rp: object) => ({ passkey: { enabled: true, config: { rp } } });
    expect(told({ flows: elsewhere, methods: passkey({}) })).toEqual([
      'selfservice.methods.passkey.config.rp.origins must name https://portal.test:4455, where the pages are that ask for keys',
    ]);
    const origins = [origin, 'https://portal.test:4455'];
    expect(told({ flows: elsewhere, methods: passkey({ origins }) })).toEqual([]);
  });

  it('tell everything at once', () => {
    const after = { password: { hooks: [] } };
    const wrong = {
      allowed_return_urls: ['not a url'],
      flows: { ...flows, login: { ui_url: '/login', uiurl: 'x', after } },
    };
    expect(told(wrong).toSorted((one, other) => one.localeCompare(other))).toEqual([
      expect.stringMatching(/^selfservice\.allowed_return_urls\.0 must be a whole address/),
      'selfservice.flows.login.after.password is not a setting that exists',
      'selfservice.flows.login.ui_url must be a whole address, such as https://example.org/page',
      'selfservice.flows.login.uiurl is not a setting that exists',
    ]);
  });
});
