import type { SelfServiceFlow } from '../../self-service/flow.ts';

/**
 * Where somebody goes on once the code was right: to what they were on their way to as they were asked for it. Nowhere
 * for who came by the mail, perhaps on another device: they are told that it is done, and go on from there.
 */
export function afterCode(flow: SelfServiceFlow, asked: URLSearchParams): string | undefined {
  const isByMail = flow.active === 'link' || asked.has('code');
  const isDone = flow.state === 'passed_challenge' && flow.return_to !== undefined;
  return isDone && !isByMail ? flow.ui.action : undefined;
}

/**
 * True for a page that a form may lead to. Calls lead on, maybe to another site, which browsers let no form do: there a
 * page without script shows a link.
 */
export function isPage({ origin, pathname }: URL, accountsUrl: string): boolean {
  return origin === new URL(accountsUrl).origin && !pathname.startsWith('/api/');
}

/** A page that leads back to where the flow leads. */
export function withReturn(
  page: '/verification' | '/settings',
  { return_to: back }: SelfServiceFlow,
): string {
  return back ? `${page}?${new URLSearchParams({ return_to: back })}` : page;
}
