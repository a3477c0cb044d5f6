/**
 * Values of foreign catalogues, whose types nobody vouches for: what can be read is, anything else counts as absent.
 */
export type Dictionary = Record<string, unknown>;

/** Text without blanks around it and without NUL, which stores refuse; numbers and booleans as they print. */
export function text(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return typeof value === 'string' ? value.replaceAll('\0', '').trim() : '';
}

/** The dictionaries in a list. */
export function records(value: unknown): Dictionary[] {
  return (Array.isArray(value) ? value : []).filter(isDictionary);
}

export function isDictionary(value: unknown): value is Dictionary {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const SCHEMES = /^(https?|ftps?|sftp|s3|gs):\/\//i;

/** A web address, with `http://` where only that is missing. */
export function address(value: unknown): string | undefined {
  const given = text(value);
  if (given === '' || given.length > 10_000) return undefined;
  const whole = SCHEMES.test(given) ? given : `http://${given.replace(/^\/\//, '')}`;
  if (!SCHEMES.test(given) && !/^(\/\/)?[\w-]+(\.[\w-]+)+([/:?#]|$)/.test(given)) return undefined;
  return URL.canParse(whole) ? whole : undefined;
}

export function mail(value: unknown): string | null {
  const given = text(value).replace(/^mailto:/i, '');
  return /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(given) ? given : null;
}

/** A time or a day as ISO 8601. */
export function time(value: unknown): string | null {
  const given = text(value);
  return /^\d{4}-\d\d-\d\d/.test(given) && !Number.isNaN(Date.parse(given)) ? given : null;
}

/** A date as precisely as it is said: a year, a month or a day, and of a time the day. */
function date(value: unknown): string | null {
  const [, said = '', time] = /^(\d{4}(?:-\d\d(?:-\d\d)?)?)(T.*)?$/.exec(text(value).replace(' ', 'T')) ?? [];
  const isDay = said.length === 10;
  const begins = new Date(`${said}${'-01-01'.slice(said.length - 4)}T00:00:00Z`);
  if (said === '' || (time && !isDay) || Number.isNaN(begins.getTime())) return null;
  return begins.toISOString().startsWith(said) ? said : null;
}

/** When the publisher published and renewed the data; what is not said is left to what is said of it here. */
export function sourceDates(published: unknown, updated: unknown): Dictionary {
  const said = { source_published: date(published), source_updated: date(updated) };
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== null));
}

/** A publisher's own pairs, the last of each key. */
export function readExtras(value: unknown): Map<string, string> {
  const pairs = isDictionary(value)
    ? Object.entries(value)
    : records(value).map(({ key, value: said }) => [text(key), said] as const);
  const named = pairs.filter(([key]) => key !== '' && key.length <= 200);
  return new Map(named.map(([key, said]) => [key, printed(said)]));
}

function printed(value: unknown): string {
  return isDictionary(value) || Array.isArray(value) ? JSON.stringify(value) : text(value);
}

/** What a catalogue says beyond the keys that are read by name, but for what is empty. */
export function furtherKeys(given: Dictionary, known: ReadonlySet<string>): Dictionary {
  const further = Object.entries(given).filter(
    ([key, value]) =>
      !known.has(key) && value !== null && value !== '' && !JSON.stringify(value).includes('\\u0000'),
  );
  return Object.fromEntries(further);
}
