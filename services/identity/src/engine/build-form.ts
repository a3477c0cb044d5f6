import type { IdentityContext } from '../model/identity-context.ts';
import type { Problem } from '../forms/form-problem.ts';
import { inputNode, type NodeGroup, type UiNode } from '../forms/ui-node.ts';
import { flattenBody, type FormBody } from '../forms/read-form.ts';
import type { FlowView, Method } from './flow-method.ts';
import type { Flow, FlowKind } from './flow.ts';
import { offeredMethods } from './offered-methods.ts';

/** The order of a form's parts; what is not named comes last. */
const groupOrder: Record<FlowKind, NodeGroup[]> = {
  login: ['oidc', 'default', 'webauthn', 'passkey', 'code', 'password', 'totp', 'lookup_secret'],
  registration: ['default', 'oidc', 'webauthn', 'passkey', 'code', 'password'],
  settings: ['default', 'profile', 'password', 'oidc', 'lookup_secret', 'webauthn', 'passkey', 'totp'],
  recovery: ['default', 'link', 'code'],
  verification: ['default', 'link', 'code'],
};

/** Draws the form of a flow anew from its methods; messages stay as they are. */
export async function buildForm(
  context: IdentityContext,
  view: FlowView,
  methods: readonly Method<unknown>[],
): Promise<void> {
  const nodes: UiNode[] = [];
  // Once a code is on its way, the form is for that code.
  const isForCode = view.flow.state === 'sent_email';
  for (const method of await offeredMethods(context, view, methods)) {
    if (!isForCode || method.name === 'code') nodes.push(...(await method.nodes(context, view)));
  }
  view.flow.ui.nodes = arrangeNodes(view.flow.kind, nodes);
}

/** Puts nodes in the order of the contract, each once, behind the hidden field for the CSRF token. */
export function arrangeNodes(kind: FlowKind, nodes: readonly UiNode[]): UiNode[] {
  const order = groupOrder[kind];
  const rank = ({ group, attributes }: UiNode) => {
    const place = order.indexOf(group);
    const isSubmit = 'name' in attributes && attributes.name === 'method';
    return (place === -1 ? order.length : place) * 2 + (isSubmit ? 1 : 0);
  };
  const once = nodes.filter((node, index) => nodes.findIndex((other) => isSame(node, other)) === index);
  const csrf = inputNode('default', 'csrf_token', 'hidden', undefined, { value: '', required: true });
  return [csrf, ...once.toSorted((one, other) => rank(one) - rank(other))];
}

// Methods that share a field each draw it: the identifier of password and code, say.
function isSame(one: UiNode, other: UiNode): boolean {
  if (one.group !== other.group || one.type !== other.type) return false;
  const key = ({ attributes }: UiNode) =>
    'name' in attributes
      ? `${attributes.name} ${attributes.type} ${String(attributes.value)}`
      : attributes.id;
  return key(one) === key(other);
}

/** More than anybody would correct one by one; a submit may have thousands of fields that no schema knows. */
const MOST_PROBLEMS = 50;

/** Shows what is wrong with a submit, and what was typed; passwords and codes are never given back. */
export function showProblems(flow: Flow, problems: readonly Problem[], body: FormBody): void {
  const { ui } = flow;
  const typed = flattenBody(body);
  for (const node of ui.nodes) {
    node.messages = [];
    if (node.type === 'input' && isTyped(node.attributes.type, node.attributes.name)) {
      const value = typed.get(node.attributes.name);
      if (value !== undefined) node.attributes.value = value;
    }
  }
  delete ui.messages;
  for (const { node: name, text } of problems.slice(0, MOST_PROBLEMS)) {
    if (name === undefined) (ui.messages ??= []).push(text);
    else fieldNamed(ui.nodes, name).messages.push(text);
  }
}

const SECRET_FIELDS = new Set(['code', 'totp_code', 'lookup_secret', 'password', 'csrf_token']);

function isTyped(type: string, name: string): boolean {
  return !['hidden', 'submit', 'button', 'password'].includes(type) && !SECRET_FIELDS.has(name);
}

// A problem with a field the form does not have is shown at a field made for it.
function fieldNamed(nodes: UiNode[], name: string): UiNode {
  const found = nodes.find(
    ({ attributes }) => 'name' in attributes && attributes.name === name && attributes.type !== 'submit',
  );
  if (found) return found;
  const made = inputNode('default', name, 'text');
  nodes.push(made);
  return made;
}
