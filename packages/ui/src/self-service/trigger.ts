import { type InputNode, valueText } from './flow-ui.ts';

/** A call of a function that `webauthn.js` puts into the window. */
export interface Trigger {
  name: string;
  arguments: unknown[];
}

const call = /^\s*(?:window\.)?(\w+)\(([\s\S]*)\)\s*;?\s*$/;
const allowed = /^_{0,2}ory\w+$/;

/**
 * The call that pressing a button stands for. `onclick` is script, which the security policy of our pages does not
 * run; it holds one call with one JSON argument, which is read as such. Anything else is no call.
 */
export function clickTrigger(node: InputNode): Trigger | undefined {
  const { attributes } = node;
  const written = call.exec(attributes.onclick ?? '');
  const name = attributes.onclickTrigger ?? written?.[1];
  if (!name || !allowed.test(name)) return undefined;
  return { name, arguments: argumentsOf(written?.[2] ?? '', node) };
}

/** The call that a node asks for when the page is ready. */
export function loadTrigger(node: InputNode): Trigger | undefined {
  const name = node.attributes.onloadTrigger;
  return name && allowed.test(name) ? { name, arguments: argumentsOf('', node) } : undefined;
}

/**
 * Calls the function that a script has put into the window.
 * @returns false where the function is missing, or says that the browser cannot do what it is for
 */
export async function callTrigger({ name, arguments: values }: Trigger): Promise<boolean> {
  const target: unknown = Reflect.get(window, name);
  if (typeof target !== 'function') return false;
  const outcome: unknown = await Reflect.apply(target, window, values);
  return outcome !== false;
}

function argumentsOf(written: string, node: InputNode): unknown[] {
  const text = written.trim() || valueText(node).trim();
  if (!text) return [];
  try {
    return [JSON.parse(text)];
  } catch {
    return [];
  }
}
