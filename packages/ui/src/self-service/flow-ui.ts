/** A text of a flow. Pages translate it by its id and context; `text` is English. */
export interface UiText {
  id: number;
  text: string;
  type: 'info' | 'error' | 'success';
  context?: Readonly<Record<string, unknown>>;
}

export interface InputAttributes {
  node_type: 'input';
  name: string;
  type: string;
  value?: unknown;
  required?: boolean;
  disabled: boolean;
  autocomplete?: string;
  pattern?: string;
  maxlength?: number;
  label?: UiText;
  /** A call of a function of `webauthn.js`, written as script: `window.__oryWebAuthnLogin({…})`. */
  onclick?: string;
  /** The name of such a function. */
  onclickTrigger?: string;
  /** The same, called as soon as the page is ready. */
  onloadTrigger?: string;
}

export interface TextAttributes {
  node_type: 'text';
  id: string;
  text: UiText;
}

export interface ImageAttributes {
  node_type: 'img';
  id: string;
  src: string;
  width: number;
  height: number;
}

export interface AnchorAttributes {
  node_type: 'a';
  id: string;
  href: string;
  title: UiText;
}

export interface ScriptAttributes {
  node_type: 'script';
  id: string;
  src: string;
  integrity: string;
  async: boolean;
  crossorigin: string;
  referrerpolicy: string;
  type: string;
}

interface NodeOf<Type extends string, Attributes> {
  type: Type;
  /** The method or section it belongs to, such as `password`; `default` belongs to all. */
  group: string;
  attributes: Attributes;
  messages: readonly UiText[];
  meta: { label?: UiText };
}

export type InputNode = NodeOf<'input', InputAttributes>;
export type TextNode = NodeOf<'text', TextAttributes>;
export type ImageNode = NodeOf<'img', ImageAttributes>;
export type AnchorNode = NodeOf<'a', AnchorAttributes>;
export type ScriptNode = NodeOf<'script', ScriptAttributes>;

/** One part of a self-service form, in the shape Ory Kratos gives it. */
export type UiNode = InputNode | TextNode | ImageNode | AnchorNode | ScriptNode;

/** The form of a self-service flow. */
export interface FlowUi {
  action: string;
  method: string;
  nodes: readonly UiNode[];
  messages?: readonly UiText[];
}

/** What a text of a flow says in the reader's language; `node` is the one it belongs to, if any. */
export type Translate = (text: UiText, node?: UiNode) => string;

const buttons = new Set(['submit', 'button']);

/** True for what is pressed, not filled in. */
export function isButton(node: UiNode): node is InputNode {
  return node.type === 'input' && buttons.has(node.attributes.type);
}

/** True for a field one sees and fills in. */
export function isField(node: UiNode): node is InputNode {
  return node.type === 'input' && node.attributes.type !== 'hidden' && !isButton(node);
}

/** True for a field about the person that may stay empty. */
export function isOptional(node: UiNode): node is InputNode {
  return isField(node) && !node.attributes.required && node.attributes.name.startsWith('traits.');
}

export function isHidden(node: UiNode): node is InputNode {
  return node.type === 'input' && node.attributes.type === 'hidden';
}

/** The value of an input as a form carries it. */
export function valueText({ attributes: { value } }: InputNode): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';
}

/** The nodes of a form of these groups, in their order; the hidden ones of `default` belong to every form. */
export function nodesOf(ui: FlowUi, groups: readonly string[]): UiNode[] {
  const rank = ({ group }: UiNode) => groups.indexOf(group);
  return ui.nodes
    .filter((node) => rank(node) >= 0 || (node.group === 'default' && isHidden(node)))
    .toSorted((one, other) => rank(one) - rank(other));
}
