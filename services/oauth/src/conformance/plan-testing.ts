import { describe, expect, it } from 'vitest';
import type { GivenSettings } from '../model/oauth-settings.ts';
import { keepStore, openProvider, Person, type Provider } from './provider-testing.ts';
import { type AppKey, makeAppKey, register, type RelyingParty } from './relying-party-testing.ts';

/** What a module starts with: a provider, an application that has just registered there, and somebody who uses it. */
export type Stage = { provider: Provider; app: RelyingParty; person: Person };

export type Check = (stage: Stage) => Promise<void>;

/** A module that the provider does not pass as it stands, with what it does instead. */
type Deviation = { instead: string; check: Check };

export type Checks<Module extends string> = Record<Module, Check | Deviation>;

/** Says that the provider does something else than a module wants, on purpose, and how that is checked. */
export function deviates(instead: string, check: Check): Deviation {
  return { instead, check };
}

type Options = {
  /** What each application registers itself as. */
  fields?: Record<string, unknown>;
  settings?: GivenSettings;
};

/**
 * Runs a plan of the OpenID Foundation's conformance suite: one test for each of its modules, in its order. That none is left
 * out is checked with the types.
 */
export function describePlan<Module extends string>(
  plan: string,
  modules: readonly Module[],
  checks: Checks<Module>,
  { fields = {}, settings = {} }: Options = {},
): void {
  const store = keepStore();
  let key: AppKey | undefined;
  const begin = async (): Promise<Stage> => {
    const provider = await openProvider(store(), settings);
    if (fields['token_endpoint_auth_method'] !== 'private_key_jwt') {
      return { provider, app: await register(provider, fields), person: new Person(provider) };
    }
    key ??= await makeAppKey('the key of the applications of this plan');
    const app = await register(provider, { ...fields, jwks: key.jwks }, key);
    return { provider, app, person: new Person(provider) };
  };
  const planned = modules.map((module) => named(module, checks[module]));
  describe(`the plan ${plan}`, () => {
    it.each(planned)('%s', async (_, check) => {
      expect.hasAssertions();
      await check(await begin());
    });
  });
}

function named(module: string, wanted: Check | Deviation): [name: string, check: Check] {
  if (typeof wanted === 'function') return [module, wanted];
  return [`${module}: ${wanted.instead}`, wanted.check];
}
