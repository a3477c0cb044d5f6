import { nodeValue, type ShownFlow } from '../../browser-testing.ts';
import type { UiNode } from '../../forms/ui-node.ts';

type KeyOptions = {
  challenge: string;
  rpId?: string;
  rp?: { id: string; name: string };
  user: { id: string; name: string };
  userVerification?: string;
  timeout: number;
  allowCredentials?: { id: string }[];
  excludeCredentials?: { id: string }[];
  authenticatorSelection?: { userVerification: string; residentKey: string };
};

/** A flow in an answer. */
export function flowIn(body: unknown): ShownFlow {
  return body as ShownFlow;
}

/** What a flow asks a key for, by the button or hidden field that holds it. */
export function optionsIn(flow: ShownFlow, name: string): KeyOptions {
  const value = JSON.parse(String(nodeValue(flow, name))) as {
    publicKey?: KeyOptions;
    credentialOptions?: { publicKey: KeyOptions };
  };
  const options = value.credentialOptions?.publicKey ?? value.publicKey;
  if (!options) throw new Error(`${name} asks for no key`);
  return options;
}

/** The nodes of a group. */
export function groupOf(flow: ShownFlow, group: string): UiNode[] {
  return flow.ui.nodes.filter((node) => node.group === group);
}

/** The values of the buttons that remove keys. */
export function removableIn(flow: ShownFlow, name: string): unknown[] {
  return flow.ui.nodes.flatMap(({ attributes }) =>
    'name' in attributes && attributes.name === name ? [attributes.value] : [],
  );
}
