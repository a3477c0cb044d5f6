import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Sql } from '@gazetteer/kernel';
import { parseSetCookie } from 'cookie';
import { onTestFinished } from 'vitest';
import type { ShownFlow } from './browser-testing.ts';
import { openTestIdentity, type TestIdentity } from './identity-testing.ts';

/** Where an application has its sign-in pages: on the service's host, as its cookies want it, on another port. */
export const APP = 'http://127.0.0.1:4455';

/** A service that listens, and leads browsers to the pages of an application instead of its own. */
export type ServiceOfApp = TestIdentity & {
  /** Where the calls of Ory begin. */
  base: string;
};

/** Opens the service over `sql` for one test, on a port of its own. */
export async function openForApp(sql: Sql): Promise<ServiceOfApp> {
  const opened: { identity?: TestIdentity } = {};
  const listener = createServer((request, response) => opened.identity?.server.routing(request, response));
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    listener.closeAllConnections();
    await listener[Symbol.asyncDispose]();
  });
  // Its answers name its address, so that the port must be known before it is opened.
  const publicUrl = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`;
  const identity = await openTestIdentity(sql, { publicUrl, pagesUrl: APP });
  await identity.server.ready();
  opened.identity = identity;
  return { ...identity, base: `${publicUrl}/api/.ory` };
}

/** A browser as far as sign-in needs one: it keeps cookies, and knows what is on a page. */
export class AppBrowser {
  readonly cookies = new Map<string, string>();

  /** The header `Cookie`, which belongs to the host: the application gets it like the service. */
  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Takes the cookies of an answer. @throws Error where one is set twice (RFC 6265, 4.1.1) */
  keep(lines: readonly string[]): void {
    const set = lines.map((line) => parseSetCookie(line));
    if (new Set(set.map(({ name }) => name)).size < set.length) throw new Error(`Set twice: ${lines.join()}`);
    for (const { name, value, maxAge } of set) {
      if (value && maxAge !== 0) this.cookies.set(name, value);
      else this.cookies.delete(name);
    }
  }

  /** Asks an address, with cookies; redirects are not followed. */
  async request(address: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (this.cookie) headers.set('cookie', this.cookie);
    const answer = await fetch(address, { ...init, headers, redirect: 'manual' });
    this.keep(answer.headers.getSetCookie());
    return answer;
  }

  /** Opens an address, and follows the redirects of the service. @returns the page of the application they lead to */
  async goTo(address: string): Promise<URL> {
    let url = new URL(address, APP);
    for (let step = 0; step < 10 && url.origin !== APP; step += 1) {
      const answer = await this.request(url.href, { headers: { accept: 'text/html' } });
      const location = answer.headers.get('location');
      if (answer.status !== 303 || !location) throw new Error(`${url.href} answered ${answer.status}`);
      url = new URL(location, url);
    }
    return url;
  }
}

/** The fields of a form as a browser sends them: all that are drawn, filled in or not, and no button. */
export function drawnFields({ ui }: Pick<ShownFlow, 'ui'>, group?: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const node of ui.nodes) {
    if (node.type !== 'input' || (group && node.group !== group && node.group !== 'default')) continue;
    const { name, type, value } = node.attributes;
    if (!['submit', 'button', 'checkbox'].includes(type))
      fields[name] = typeof value === 'string' ? value : '';
  }
  return fields;
}

/** The backup codes that a settings flow shows. */
export function shownBackupCodes({ ui }: Pick<ShownFlow, 'ui'>): string[] {
  const node = ui.nodes.find(
    ({ attributes }) => 'id' in attributes && attributes.id === 'lookup_secret_codes',
  );
  return node?.type === 'text' ? node.attributes.text.text.split(/[\s,]+/) : [];
}
