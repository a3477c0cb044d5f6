import type { Mode } from './flow-method.ts';

/** A step that programs take after a flow: a script leads its page to an address. */
export type RedirectBrowser = { action: 'redirect_browser_to'; redirect_browser_to: string };

/** What a script is told to do last, so that it leads where a page without script is redirected to. */
export function leadBrowser(mode: Mode, to: string): RedirectBrowser[] {
  return mode === 'ajax' ? [{ action: 'redirect_browser_to', redirect_browser_to: to }] : [];
}
