import type { Flow } from './flow.ts';
import { type FormBody, isRecord } from '../forms/read-form.ts';

/**
 * Gives the fields of a form the types its nodes have: forms send text only, so `42` of a number field becomes the
 * number and `true` or `on` of a checkbox becomes true. What cannot be read stays as it is, for the schema to refuse.
 */
export function coerceFields(flow: Flow, body: FormBody): FormBody {
  const types = new Map<string, string>();
  for (const { type, attributes } of flow.ui.nodes) {
    if (type === 'input' && 'name' in attributes) types.set(attributes.name, attributes.type);
  }
  const coerce = (values: FormBody, prefix: string): FormBody =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => {
        const path = prefix + name;
        if (isRecord(value)) return [name, coerce(value, `${path}.`)];
        return [name, typeof value === 'string' ? readField(types.get(path), value) : value];
      }),
    );
  return coerce(body, '');
}

function readField(type: string | undefined, text: string): unknown {
  if (type === 'checkbox') return text === 'true' || text === 'on' ? true : text === 'false' ? false : text;
  if (type === 'number' && text.trim() !== '' && Number.isFinite(Number(text))) return Number(text);
  return text;
}
