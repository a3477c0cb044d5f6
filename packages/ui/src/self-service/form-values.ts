import type { UiNode } from './flow-ui.ts';

/** The body of a submit: names with dots (`traits.name.first`) are nested. */
export interface FormValues {
  [name: string]: string | number | boolean | FormValues;
}

/**
 * Reads what a form holds, with the pressed button, as the values the service takes as JSON: numbers and ticks as
 * such, and of fields with the same name the last one, as in a form that is posted. Empty traits are left out,
 * because a text that is not there is not the same as an empty one.
 */
export function formValues(
  data: Iterable<[string, FormDataEntryValue]>,
  nodes: readonly UiNode[],
): FormValues {
  const types = new Map(
    nodes.flatMap((node) => (node.type === 'input' ? [[node.attributes.name, node.attributes.type]] : [])),
  );
  const values: FormValues = {};
  for (const [name, value] of data) {
    if (typeof value !== 'string' || (value === '' && name.startsWith('traits.'))) continue;
    put(values, name.split('.'), typed(value, types.get(name)));
  }
  for (const [name, type] of types) {
    if (type === 'checkbox' && read(values, name.split('.')) === undefined)
      put(values, name.split('.'), false);
  }
  return values;
}

function typed(value: string, type: string | undefined): string | number | boolean {
  // A name the flow does not know is a tick of ours, such as `remember`.
  if (type === 'checkbox' || type === undefined) return toBoolean(value);
  if (type === 'number' && value.trim() !== '' && Number.isFinite(Number(value))) return Number(value);
  return value;
}

function toBoolean(value: string): string | boolean {
  if (value === 'true' || value === 'on') return true;
  return value === 'false' ? false : value;
}

const forbidden = new Set(['__proto__', 'constructor', 'prototype']);

function put(
  values: FormValues,
  [name = '', ...rest]: readonly string[],
  value: string | number | boolean,
): void {
  if (forbidden.has(name)) return;
  if (rest.length === 0) {
    values[name] = value;
    return;
  }
  const inner = values[name];
  const nested = typeof inner === 'object' ? inner : {};
  values[name] = nested;
  put(nested, rest, value);
}

function read(values: FormValues, [name = '', ...rest]: readonly string[]): unknown {
  const value = values[name];
  return rest.length === 0 || typeof value !== 'object' ? value : read(value, rest);
}
