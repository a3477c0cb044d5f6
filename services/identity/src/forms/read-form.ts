/** The body of a submit, whichever way it was sent. */
export type FormBody = Record<string, unknown>;

/** Deeper than the traits of any schema. What takes a name apart level by level must not be fed with millions of dots. */
const DEEPEST = 20;

/** Reads a form (application/x-www-form-urlencoded) with dotted names into an object. */
export function readForm(text: string): FormBody {
  return nestFields(new URLSearchParams(text));
}

/**
 * Makes an object of fields with dotted names: `traits.name.first` of `Ada` becomes `{traits: {name: {first: 'Ada'}}}`.
 * Scripts may send JSON with the names of a form's fields, too. Of a repeated name the last value counts, so that a hidden
 * field can stand before a checkbox. Empty traits are left out: a browser sends every field, filled in or not. So are
 * names that go deeper than any form does.
 */
export function nestFields(fields: Iterable<readonly [name: string, value: unknown]>): FormBody {
  const body: FormBody = Object.create(null);
  for (const [name, value] of fields) {
    if (value === '' && name.startsWith('traits.')) continue;
    const path = name.split('.', DEEPEST + 1);
    if (path.length <= DEEPEST) setPath(body, path, value);
  }
  return body;
}

/** The values of a body by their dotted names, as fields of a form are called. */
export function flattenBody(body: FormBody, prefix = ''): Map<string, unknown> {
  const values = new Map<string, unknown>();
  for (const [name, value] of Object.entries(body)) {
    const path = prefix + name;
    if (isRecord(value)) for (const [inner, deep] of flattenBody(value, `${path}.`)) values.set(inner, deep);
    else values.set(path, value);
  }
  return values;
}

/** True for plain objects, as JSON has them. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** True for the value of a button that was pressed: forms say `true`, programs may say true. */
export function isPressed(value: unknown): boolean {
  return value === true || value === 'true';
}

function setPath(target: FormBody, path: readonly string[], value: unknown): void {
  const [name = '', ...rest] = path;
  if (rest.length === 0) {
    target[name] = value;
    return;
  }
  // By a name such as __proto__, what an object has not of its own would be reached, and changed for all objects.
  const own = Object.hasOwn(target, name) ? target[name] : undefined;
  const inner = isRecord(own) ? own : (target[name] = Object.create(null) as FormBody);
  setPath(inner, rest, value);
}
