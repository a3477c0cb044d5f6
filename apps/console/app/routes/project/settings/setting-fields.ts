import type { Settings } from './compare-settings.ts';
import type { ServiceName } from './services.ts';

/** The settings that have a field of their own, by their places with dots between; all others are changed as JSON. */
const fields = {
  identity: [
    { place: 'session.lifespan', kind: 'text' },
    { place: 'session.whoami.required_aal', kind: 'choice', choices: ['highest_available', 'aal1'] },
    { place: 'selfservice.methods.password.config.min_password_length', kind: 'number' },
    { place: 'selfservice.methods.code.config.lifespan', kind: 'text' },
    { place: 'courier.smtp.from_name', kind: 'text' },
    { place: 'courier.smtp.from_address', kind: 'text' },
  ],
  oauth2: [
    { place: 'ttl.access_token', kind: 'text' },
    { place: 'ttl.refresh_token', kind: 'text' },
    { place: 'strategies.access_token', kind: 'choice', choices: ['opaque', 'jwt'] },
    { place: 'oauth2.pkce.enforced', kind: 'switch' },
  ],
  permission: [
    { place: 'limit.max_read_depth', kind: 'number' },
    { place: 'limit.max_read_width', kind: 'number' },
  ],
} as const satisfies Record<ServiceName, readonly Field[]>;

type Field =
  | { place: string; kind: 'text' | 'number' | 'switch' }
  | { place: string; kind: 'choice'; choices: readonly string[] };

/** A setting with a field of its own. */
export type SettingField = (typeof fields)[ServiceName][number];

/** The fields of a service. */
export function fieldsOf(service: ServiceName): readonly SettingField[] {
  return fields[service];
}

/** What settings say in a field; undefined where they say nothing. */
function valueAt(settings: unknown, place: string): unknown {
  return place.split('.').reduce((at, name) => (isObject(at) ? at[name] : undefined), settings);
}

/** How a field shows what settings say. */
export function writtenAt(settings: unknown, { place, kind }: SettingField): string {
  const value = valueAt(settings, place);
  if (kind === 'switch') return value === true ? 'on' : '';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/**
 * Settings with what somebody has changed in the fields of a form. What was made empty is taken out, so that its default holds.
 * @param shown the settings that the fields showed
 */
export function withFields(
  settings: Settings,
  { service, shown, form }: { service: ServiceName; shown: unknown; form: URLSearchParams },
): Settings {
  const changed = structuredClone(settings);
  for (const field of fieldsOf(service)) {
    const { place, kind } = field;
    const given = form.get(place)?.trim() ?? '';
    if (given === writtenAt(shown, field)) continue;
    const value = kind === 'switch' ? given !== '' : kind === 'number' ? readNumber(given) : given;
    put(changed, place.split('.'), value === '' ? undefined : value);
  }
  return changed;
}

/** What is no number stays as it was written, and is refused by the service, which names its place. */
function readNumber(given: string): number | string {
  return given === '' || Number.isNaN(Number(given)) ? given : Number(given);
}

function put(settings: Settings, [name = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length > 0) {
    const inner = isObject(settings[name]) ? settings[name] : {};
    settings[name] = inner;
    put(inner, rest, value);
  } else if (value === undefined) delete settings[name];
  else settings[name] = value;
}

function isObject(value: unknown): value is Settings {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
