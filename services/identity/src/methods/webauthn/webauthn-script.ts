import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type NodeGroup, scriptNode, type UiNode } from '../../forms/ui-node.ts';
import type { Project } from '../../model/projects/project.ts';

/** The script that pages load to talk to keys, as it is served. */
export const webauthnScript = readFileSync(new URL('./webauthn.browser.js', import.meta.url), 'utf8');

/** Names this version of the script: an address with it can be kept for ever. */
export const webauthnScriptVersion = createHash('sha256').update(webauthnScript).digest('hex').slice(0, 16);

const integrity = `sha512-${createHash('sha512').update(webauthnScript).digest('base64')}`;

/** The node that makes a page load the script; browsers refuse any other text (Subresource Integrity). */
export function webauthnScriptNode({ baseUrl }: Project, group: NodeGroup): UiNode {
  return scriptNode(group, 'webauthn_script', {
    src: `${baseUrl}/.well-known/ory/webauthn.js?v=${webauthnScriptVersion}`,
    integrity,
    nonce: randomUUID(),
  });
}
