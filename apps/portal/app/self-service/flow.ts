import type { FlowUi } from '@gazetteer/ui';

export type FlowKind = 'login' | 'registration' | 'settings' | 'recovery' | 'verification';

/** A self-service flow as the identity service tells it, as far as pages use it. */
export interface SelfServiceFlow {
  id: string;
  ui: FlowUi;
  return_to?: string;
  state?: string;
  /** The method that was submitted last. */
  active?: string;
  /** Login: whether somebody who is signed in proves it once more. */
  refresh?: boolean;
  /** Login: the assurance level to be reached. */
  requested_aal?: string;
  /** Login and registration: the application that waits for the outcome. */
  oauth2_login_challenge?: string | null;
  /** What that application asks for; left out where its request is over. */
  oauth2_login_request?: { client: { client_name: string; site: string | null } };
}

/** True for an answer that is a flow to be shown. */
export function isFlow(answer: unknown): answer is SelfServiceFlow {
  return (
    isRecord(answer) && typeof answer.id === 'string' && isRecord(answer.ui) && Array.isArray(answer.ui.nodes)
  );
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What stands first on a page: the fields of all ways, then the way most people know. */
const usualOrder = ['default', 'profile', 'password', 'totp', 'code', 'link', 'passkey', 'webauthn'];

/** The groups of a flow that have something to show, in the order of our pages. */
export function groupsOf({ nodes }: FlowUi): string[] {
  const shown = nodes.filter((node) => node.type !== 'input' || node.attributes.type !== 'hidden');
  const rank = (group: string) => usualOrder.indexOf(group) + (usualOrder.includes(group) ? 0 : 100);
  return [...new Set(shown.map(({ group }) => group))].toSorted((one, other) => rank(one) - rank(other));
}
