import { accentFaults, type Fault, isNumericHost, schemaFaults } from '@gazetteer/kernel';
import { identitySchemaFaults } from '../json-schemas/schema-faults.ts';
import {
  completeSettings,
  type ProjectSettings,
  ProjectSettingsSchema,
} from './project-settings.contract.ts';

/** What can be done after a sign-in or a sign-up. */
const HOOKS = {
  login: ['require_verified_address'],
  registration: ['session', 'show_verification_ui'],
} as const;

/**
 * All that is wrong with the settings of a project: what breaks their schema, and what the schema cannot say but would
 * leave people without a way in.
 * @param origin where the project is served: then its pages elsewhere must be named to security keys, too
 */
export function projectFaults(settings: unknown, origin?: string): Fault[] {
  // Through JSON, so that an object used in two places is two: defaults are filled into each.
  const whole = completeSettings(JSON.parse(JSON.stringify(settings)));
  const faults = schemaFaults(ProjectSettingsSchema, whole);
  return faults.length === 0 ? rulesOf(whole, origin) : [...faults, ...looseFaults(whole, origin)];
}

/** What the rules find in settings of which a part is of the wrong form, as far as they can be read. */
function looseFaults(settings: ProjectSettings, origin?: string): Fault[] {
  try {
    return rulesOf(settings, origin);
  } catch (error) {
    if (error instanceof TypeError) return [];
    throw error;
  }
}

function rulesOf({ selfservice, identity, branding }: ProjectSettings, origin?: string): Fault[] {
  return [
    ...(branding.accent ? accentFaults(branding.accent, 'branding.accent') : []),
    ...identityFaults(identity),
    ...hookFaults(selfservice),
    ...returnFaults(selfservice),
    ...providerFaults(selfservice),
    ...(origin === undefined ? [] : originFaults(selfservice, origin)),
  ];
}

/** Nobody could sign up, or be made, by a schema that is none or that is not there. */
function identityFaults({ default_schema_id, schemas }: ProjectSettings['identity']): Fault[] {
  const ids = schemas.map(({ id }) => id);
  const ofSchemas = schemas.flatMap(({ id, schema }, index) => {
    const place = `identity.schemas.${index}`;
    const broken = identitySchemaFaults(schema).map((found) => ({
      ...found,
      place: `${place}.schema${found.place === '' ? '' : `.${found.place}`}`,
    }));
    const isTaken = ids.indexOf(id) < index;
    return isTaken ? [{ place: `${place}.id`, fault: 'is the id of another schema' }, ...broken] : broken;
  });
  if (ids.includes(default_schema_id)) return ofSchemas;
  return [
    { place: 'identity.default_schema_id', fault: `must be the id of a schema: ${ids.join(', ')}` },
    ...ofSchemas,
  ];
}

type Selfservice = ProjectSettings['selfservice'];

function hookFaults({ flows }: Selfservice): Fault[] {
  return (['login', 'registration'] as const).flatMap((kind) =>
    flows[kind].after.hooks.flatMap(({ hook }, index) => {
      const known: readonly string[] = HOOKS[kind];
      const place = `selfservice.flows.${kind}.after.hooks.${index}.hook`;
      return known.includes(hook) ? [] : [{ place, fault: `must be ${known.join(' or ')}, not ${hook}` }];
    }),
  );
}

function returnFaults({ allowed_return_urls }: Selfservice): Fault[] {
  return allowed_return_urls.flatMap((entry, index) => {
    const url = URL.parse(entry.replace('://*.', '://'));
    if (url && /^https?:$/.test(url.protocol)) return [];
    const place = `selfservice.allowed_return_urls.${index}`;
    return [
      { place, fault: 'must be a whole address, such as https://example.org/ or https://*.example.org/' },
    ];
  });
}

function providerFaults({ methods }: Selfservice): Fault[] {
  return methods.oidc.config.providers.flatMap((settings, index) => {
    const place = (name: string) => `selfservice.methods.oidc.config.providers.${index}.${name}`;
    const { client_secret, provider, issuer_url } = settings;
    const faults: Fault[] = [];
    if (!client_secret) faults.push({ place: place('client_secret'), fault: 'is missing' });
    if (provider === 'generic' && !issuer_url)
      faults.push({ place: place('issuer_url'), fault: 'is missing: a generic provider is found by it' });
    return faults;
  });
}

/** Keys are bound to the origin of the page that asks for them: pages elsewhere must be named. */
function originFaults({ methods, flows }: Selfservice, origin: string): Fault[] {
  const pages = new Set(['login', 'registration', 'settings'].map((kind) => originOf(flows, kind)));
  return (['webauthn', 'passkey'] as const).flatMap((method) => {
    const { enabled, config } = methods[method];
    const allowed = (config.rp.origins?.length ? config.rp.origins : [origin]).map(
      (one) => URL.parse(one)?.origin,
    );
    const missing = [...pages].filter((page) => page !== undefined && !allowed.includes(page));
    // Browsers bind keys to names of hosts only.
    const isNumber = isNumericHost(config.rp.id ?? new URL(origin).hostname);
    if (!enabled || isNumber || missing.length === 0) return [];
    const fault = `must name ${missing.join(' and ')}, where the pages are that ask for keys`;
    return [{ place: `selfservice.methods.${method}.config.rp.origins`, fault }];
  });
}

function originOf(flows: Selfservice['flows'], kind: string): string | undefined {
  return URL.parse(flows[kind as 'login'].ui_url)?.origin;
}
