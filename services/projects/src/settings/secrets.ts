import type { Fault } from '@gazetteer/kernel';
import type { Settings } from '../model/ports.ts';

const SEALED = 'sealed:';

/** What stands for a secret when settings are shown. Sent back, it means: as it is. */
export const HIDDEN = '********';

/** A copy of settings in which no secret can be seen. */
export function hideSecrets<Value>(value: Value): Value {
  return mapTexts(value, (text) => (text.startsWith(SEALED) ? HIDDEN : text)) as Value;
}

/**
 * Puts the secrets that settings already have in place of what stands for them. In lists, parts are the same that have the
 * same `id`.
 */
export function keepSecrets(given: Settings, current: Settings): Settings {
  return keep(given, current) as Settings;
}

/** What nobody may send: what stands for a secret where there is none, and sealed texts from elsewhere. */
export function secretFaults(wanted: Settings, current: Settings): Fault[] {
  const known = new Set<string>();
  mapTexts(current, (text) => (text.startsWith(SEALED) ? (known.add(text), text) : text));
  const faults: Fault[] = [];
  mapTexts(wanted, (text, place) => {
    if (text === HIDDEN) faults.push({ place, fault: 'must be given: there is no secret here to be kept' });
    if (text.startsWith(SEALED) && !known.has(text))
      faults.push({ place, fault: `must not begin with ${SEALED}` });
    return text;
  });
  return faults;
}

function keep(given: unknown, current: unknown): unknown {
  if (given === HIDDEN && typeof current === 'string' && current.startsWith(SEALED)) return current;
  if (Array.isArray(given)) {
    const before: unknown[] = Array.isArray(current) ? current : [];
    return given.map((part, index) => keep(part, sameIn(before, part, index)));
  }
  if (!isObject(given)) return given;
  const before = isObject(current) ? current : {};
  return Object.fromEntries(Object.entries(given).map(([name, part]) => [name, keep(part, before[name])]));
}

function sameIn(before: readonly unknown[], part: unknown, index: number): unknown {
  if (!isObject(part) || part['id'] === undefined) return before[index];
  return before.find((other) => isObject(other) && other['id'] === part['id']);
}

function mapTexts(value: unknown, change: (text: string, place: string) => string, place = ''): unknown {
  const below = (name: string | number) => (place === '' ? String(name) : `${place}.${name}`);
  if (typeof value === 'string') return change(value, place);
  if (Array.isArray(value)) return value.map((part, index) => mapTexts(part, change, below(index)));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, mapTexts(part, change, below(name))]),
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
