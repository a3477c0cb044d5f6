import type { UiText } from './ui-text.ts';

export type NodeGroup =
  | 'default'
  | 'password'
  | 'oidc'
  | 'profile'
  | 'link'
  | 'code'
  | 'totp'
  | 'lookup_secret'
  | 'webauthn'
  | 'passkey';

export type InputType =
  | 'text'
  | 'password'
  | 'number'
  | 'checkbox'
  | 'hidden'
  | 'email'
  | 'tel'
  | 'submit'
  | 'button'
  | 'datetime-local'
  | 'date'
  | 'url';

export type InputAttributes = {
  name: string;
  type: InputType;
  value?: unknown;
  required?: boolean;
  disabled: boolean;
  autocomplete?: string;
  pattern?: string;
  maxlength?: number;
  label?: UiText;
  onclick?: string;
  /** Which function of webauthn.js a click calls, for pages that allow no inline script. */
  onclickTrigger?: string;
  /** The same, when the page has loaded. */
  onloadTrigger?: string;
  node_type: 'input';
};

type TextAttributes = { id: string; text: UiText; node_type: 'text' };
type ImageAttributes = { id: string; src: string; width: number; height: number; node_type: 'img' };
type AnchorAttributes = { id: string; href: string; title: UiText; node_type: 'a' };
export type ScriptAttributes = {
  id: string;
  src: string;
  async: boolean;
  referrerpolicy: 'no-referrer';
  crossorigin: 'anonymous';
  integrity: string;
  type: 'text/javascript';
  nonce: string;
  node_type: 'script';
};

type NodeOf<Type extends string, Attributes> = {
  type: Type;
  group: NodeGroup;
  attributes: Attributes;
  messages: UiText[];
  meta: { label?: UiText };
};

export type InputNode = NodeOf<'input', InputAttributes>;

/** One part of a form, as Ory's clients draw it. */
export type UiNode =
  | InputNode
  | NodeOf<'text', TextAttributes>
  | NodeOf<'img', ImageAttributes>
  | NodeOf<'a', AnchorAttributes>
  | NodeOf<'script', ScriptAttributes>;

type InputOptions = Partial<Omit<InputAttributes, 'name' | 'type' | 'node_type'>>;

/** A field or button. */
export function inputNode(
  group: NodeGroup,
  name: string,
  type: InputType,
  label?: UiText,
  options: InputOptions = {},
): InputNode {
  const attributes: InputAttributes = { name, type, disabled: false, ...options, node_type: 'input' };
  return { type: 'input', group, attributes, messages: [], meta: label ? { label } : {} };
}

/** The button that submits the form for a method. */
export function methodSubmit(group: NodeGroup, method: string, label: UiText): InputNode {
  return inputNode(group, 'method', 'submit', label, { value: method });
}

/** A text to read, such as a secret to type into an app. */
export function textNode(group: NodeGroup, id: string, text: UiText, label?: UiText): UiNode {
  const attributes: TextAttributes = { id, text, node_type: 'text' };
  return { type: 'text', group, attributes, messages: [], meta: label ? { label } : {} };
}

/** A picture, 256 pixels square unless said otherwise. */
export function imageNode(group: NodeGroup, id: string, src: string, label?: UiText, size = 256): UiNode {
  const attributes: ImageAttributes = { id, src, width: size, height: size, node_type: 'img' };
  return { type: 'img', group, attributes, messages: [], meta: label ? { label } : {} };
}

/** A link. */
export function anchorNode(
  group: NodeGroup,
  id: string,
  href: string,
  title: UiText,
  label?: UiText,
): UiNode {
  const attributes: AnchorAttributes = { id, href, title, node_type: 'a' };
  return { type: 'a', group, attributes, messages: [], meta: label ? { label } : {} };
}

/** A script the page must load. */
export function scriptNode(
  group: NodeGroup,
  id: string,
  script: { src: string; integrity: string; nonce: string },
): UiNode {
  const attributes: ScriptAttributes = {
    id,
    ...script,
    async: true,
    referrerpolicy: 'no-referrer',
    crossorigin: 'anonymous',
    type: 'text/javascript',
    node_type: 'script',
  };
  return { type: 'script', group, attributes, messages: [], meta: {} };
}
