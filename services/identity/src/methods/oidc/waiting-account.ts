import type { Flow } from '../../engine/flow.ts';
import type { IdentityContext } from '../../model/identity-context.ts';
import type { ProviderAccount } from './provider-account.ts';

const PURPOSE = 'provider-account';

/** Keeps with a flow who somebody is at a provider, until they have said the rest. */
export function keepAccount({ secrets }: IdentityContext, flow: Flow, account: ProviderAccount): void {
  flow.internal.methods['provider-account'] = secrets.encrypt(JSON.stringify(account), PURPOSE);
}

/** The provider account that waits in a flow, or undefined. */
export function waitingAccount({ secrets }: IdentityContext, flow: Flow): ProviderAccount | undefined {
  const sealed = flow.internal.methods['provider-account'];
  if (typeof sealed !== 'string') return undefined;
  return JSON.parse(secrets.decrypt(sealed, PURPOSE)) as ProviderAccount;
}
