import type { Trial, TrialField } from '@gazetteer/site';

/** Who a call is sent as; the session of somebody who is signed in is lent to calls that only read. */
export type Sender = { as: 'visitor' } | { as: 'key'; key: string } | { as: 'session' };

/** What a form holds: the values of its fields by their names, and the body as JSON. */
export interface Filled {
  values: Readonly<Record<string, string>>;
  body: string;
}

/** What is wrong with a value. */
export type Problem =
  | { kind: 'missing' | 'integer' | 'number' | 'json' | 'object' | 'key' }
  | { kind: 'lacks'; names: readonly string[] };

/** The names that problems of what is no parameter go by; parameters never have a space in theirs. */
export const bodyField = 'the body';
export const keyField = 'the key';

export type Problems = Readonly<Record<string, Problem>>;

export interface ComposedRequest {
  /** Path and query on this site. */
  address: string;
  init: RequestInit;
  /** The same as a command; a key is never in it. */
  curl: string;
}

/** Whether a call changes what the portal stores, as far as its method tells. */
export function mayChange({ method }: Trial): boolean {
  return method !== 'GET';
}

/** What the form says wrongly, by the names of its fields; nothing where it can be sent. */
export function problemsOf(trial: Trial, { values, body }: Filled, sender: Sender): Problems {
  const found = trial.fields.flatMap((field): [string, Problem][] => {
    const problem = problemOf(field, values[field.name] ?? '');
    return problem ? [[field.name, problem]] : [];
  });
  const ofBody = trial.body && problemOfBody(body, trial.body.required);
  // Headers are sent as they are typed, and nobody has a key with a space in it.
  const hasKey = sender.as !== 'key' || /^[\x21-\x7e]+$/.test(sender.key);
  return Object.fromEntries([
    ...found,
    ...(ofBody ? [[bodyField, ofBody] as const] : []),
    ...(hasKey ? [] : [[keyField, { kind: 'key' }] as const]),
  ]);
}

/** The request that a form without problems asks for. */
export function composeRequest(
  trial: Trial,
  filled: Filled,
  sender: Sender,
  publicUrl: string,
): ComposedRequest {
  const address = addressOf(trial, filled.values);
  const body = trial.body ? JSON.stringify(JSON.parse(filled.body)) : undefined;
  return {
    address,
    init: {
      method: trial.method,
      // Only whoever wants to call as the person who is signed in does.
      credentials: sender.as === 'session' ? 'same-origin' : 'omit',
      cache: 'no-store',
      headers: {
        accept: '*/*',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(sender.as === 'key' && { authorization: sender.key }),
      },
      ...(body !== undefined && { body }),
    },
    curl: curlOf(trial.method, `${publicUrl}${address}`, body, sender),
  };
}

function problemOf({ control, isRequired }: TrialField, value: string): Problem | undefined {
  const given = value.trim();
  if (given === '') return isRequired ? { kind: 'missing' } : undefined;
  if (control === 'integer' && !/^-?\d+$/.test(given)) return { kind: 'integer' };
  if (control === 'number' && !Number.isFinite(Number(given))) return { kind: 'number' };
  if (control === 'json' && parsed(given) === undefined) return { kind: 'json' };
  return undefined;
}

function problemOfBody(body: string, required: readonly string[]): Problem | undefined {
  const value = parsed(body)?.value;
  if (value === undefined) return { kind: 'json' };
  if (typeof value !== 'object' || value === null) return { kind: 'object' };
  const names = Array.isArray(value) ? [] : required.filter((name) => !Object.hasOwn(value, name));
  return names.length > 0 ? { kind: 'lacks', names } : undefined;
}

function parsed(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}

function addressOf({ path, fields }: Trial, values: Filled['values']): string {
  const query = new URLSearchParams();
  let filled = path;
  for (const { name, where, control } of fields) {
    const given = values[name] ?? '';
    if (where === 'path') filled = filled.replace(`{${name}}`, encodeURIComponent(given.trim()));
    else if (control === 'list') for (const item of itemsOf(given)) query.append(name, item);
    else if (given.trim() !== '') query.append(name, given);
  }
  return query.size > 0 ? `${filled}?${query}` : filled;
}

function itemsOf(value: string): string[] {
  return value
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

function curlOf(method: string, url: string, body: string | undefined, { as }: Sender): string {
  const request =
    method === 'GET' || (method === 'POST' && body !== undefined) ? [] : [`--request ${method}`];
  const parts = [
    ['curl', ...request, quote(url)].join(' '),
    ...(as === 'visitor' ? [] : [`--header 'Authorization: your-key'`]),
    ...(body === undefined ? [] : [`--json ${quote(body)}`]),
  ];
  return parts.join(' \\\n  ');
}

/** Text as one word of a shell. */
function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
