import { isNumericHost } from '@gazetteer/kernel';
import type { Project } from '../../model/projects/project.ts';

/** The site that keys are bound to. */
export type RelyingParty = { id: string; name: string; origins: string[] };

/** The site of a project: its own host, unless its settings say otherwise. */
export function relyingParty({ settings, origin }: Project, method: 'webauthn' | 'passkey'): RelyingParty {
  const { id, display_name, origins } = settings.selfservice.methods[method].config.rp;
  const host = new URL(origin).hostname;
  return {
    id: id ?? host,
    name: display_name ?? id ?? host,
    origins: origins && origins.length > 0 ? origins.map((address) => new URL(address).origin) : [origin],
  };
}

/**
 * True where the project lets people use keys, and browsers do, too: they bind keys to names of hosts, never to
 * numbers (WebAuthn 3, 5.1.2).
 */
export function offersKeys(project: Project, method: 'webauthn' | 'passkey'): boolean {
  const { enabled } = project.settings.selfservice.methods[method];
  return enabled && !isNumericHost(relyingParty(project, method).id);
}
