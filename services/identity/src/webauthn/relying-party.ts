import type { Project } from '../projects/project.ts';

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
