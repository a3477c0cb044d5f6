import type { Sample, SampledClient } from './sampled-client.ts';
import { codeInBrowser, codeInNode, serviceInNode } from './script-samples.ts';
import { codeInShell, deviceInShell, serviceInShell } from './shell-samples.ts';

/** Ready code for a client: for each way in which it gets tokens, in what such applications are written in. */
export function clientSamples(client: SampledClient): Sample[] {
  const { grants, authentication, redirectUri } = client;
  // Signing an assertion is more than a line of shell.
  const isForShell = authentication !== 'private_key_jwt';
  const samples: Sample[] = [];
  if (grants.includes('client_credentials') && authentication !== 'none') {
    if (isForShell) samples.push({ kind: 'serviceShell', text: serviceInShell(client) });
    samples.push({ kind: 'serviceNode', text: serviceInNode(client), packages: packagesFor(client) });
  }
  if (grants.includes('authorization_code') && redirectUri !== undefined) {
    const isWeb = /^https?:/.test(redirectUri);
    if (isWeb && authentication === 'none') samples.push(inBrowser(client, redirectUri));
    if (isWeb && authentication !== 'none') {
      samples.push({ kind: 'codeNode', text: codeInNode(client), packages: packagesFor(client) });
    }
    if (isForShell) samples.push({ kind: 'codeShell', text: codeInShell(client) });
  }
  if (grants.includes('urn:ietf:params:oauth:grant-type:device_code') && isForShell) {
    samples.push({ kind: 'deviceShell', text: deviceInShell(client) });
  }
  return samples;
}

/** Scripts may call the token endpoint from the origins that the client allows only. */
function inBrowser(client: SampledClient, redirectUri: string): Sample {
  const { origin } = new URL(redirectUri);
  return {
    kind: 'codeBrowser',
    text: codeInBrowser(client),
    packages: 'oidc-client-ts',
    ...(client.origins.includes(origin) ? {} : { missingOrigin: origin }),
  };
}

function packagesFor({ authentication }: SampledClient): string {
  return authentication === 'private_key_jwt' ? 'openid-client jose' : 'openid-client';
}
