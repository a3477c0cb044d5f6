import type { Identity } from '@gazetteer/site';
import type { SelfServiceFlow } from '../../self-service/flow.ts';

/** A settings flow: it shows whose settings they are, and names the steps that follow a change. */
export interface SettingsFlow extends SelfServiceFlow {
  identity?: Identity;
  continue_with?: readonly { action?: string; flow?: { id?: string; verifiable_address?: string } }[];
}

/** The parts of the page in its order, by the group of their nodes. */
export const sections = [
  'profile',
  'password',
  'oidc',
  'totp',
  'lookup_secret',
  'passkey',
  'webauthn',
] as const;
export type Section = (typeof sections)[number];

/** An address that waits to be confirmed, and the page on which it is. */
export interface OpenAddress {
  value: string;
  /** Whether a code has been sent there. */
  isSent: boolean;
  confirmAt: string;
}

/** The addresses of a person that are not confirmed, such as one just changed. */
export function openAddresses({ identity, continue_with: steps = [] }: SettingsFlow): OpenAddress[] {
  const open = (identity?.verifiable_addresses ?? []).filter(({ verified }) => !verified);
  return open.map(({ value, status }) => {
    const step = steps.find(
      ({ action, flow }) => action === 'show_verification_ui' && flow?.verifiable_address === value,
    );
    const id = step?.flow?.id;
    return {
      value,
      isSent: id !== undefined || status === 'sent',
      confirmAt: id ? `/verification?flow=${encodeURIComponent(id)}` : '/verification',
    };
  });
}
