import * as published from '@ory/client';
import { describe, expect, it } from 'vitest';
import { createOryClient } from './ory-client.ts';
import { oryOperations } from './ory-operations.generated.ts';

type Parameters = Record<string, unknown>;
type PublishedCall = (parameters: Parameters) => Promise<PublishedRequest>;
type PublishedRequest = {
  method: string;
  url: string;
  data?: string | URLSearchParams;
  headers: Record<string, string>;
};
type Sent = { method: string | undefined; address: string; body: string; token: string | null };

/** What the published client sends is collected here instead of being sent. */
const collecting = { request: async (request: PublishedRequest) => request } as never;

/** All calls of @ory/client 1.1.0, by their names. */
const publishedCalls = Object.entries(published)
  .filter(([name, value]) => /^[A-Z].*Api$/.test(name) && typeof value === 'function')
  .flatMap(([, Api]) => {
    const api = new (Api as typeof published.FrontendApi)(undefined, 'http://server', collecting);
    const names = Object.getOwnPropertyNames(Object.getPrototypeOf(api)).filter(
      (name) => name !== 'constructor',
    );
    const calls = api as unknown as Record<string, PublishedCall>;
    return names.map((name) => [name, (parameters: Parameters) => calls[name]?.(parameters)] as const);
  });

/** Payloads whose names in the contract that we keep to are others than in its clients. */
const otherNames: Record<string, string> = { setActiveProjectInConsoleBody: 'setActiveProjectInConsole' };

/** Parameters of any name, all of which are given; those that somebody asks for are noted. */
function allParameters(body: string | undefined, isText: boolean) {
  const asked: Parameters = {};
  const given = new Proxy<Parameters>(
    {},
    {
      get(_, name: string) {
        const ours = otherNames[name] ?? name;
        asked[ours] = ours === body && !isText ? { of: name } : `${name} & more`;
        return asked[ours];
      },
    },
  );
  return { given, asked };
}

/** Parameters in whatever order. */
function sorted(parameters: URLSearchParams): string {
  parameters.sort();
  return parameters.toString();
}

function comparable({ method, address, body, token }: Sent) {
  const { pathname, searchParams } = new URL(address, 'http://server');
  const isForm = /^\w+=/.test(body);
  return {
    method,
    pathname,
    query: sorted(searchParams),
    body: isForm ? sorted(new URLSearchParams(body)) : body,
    token,
  };
}

async function messageOf(call: Promise<unknown> | undefined): Promise<string> {
  return (call ?? Promise.resolve()).then(
    () => '',
    (error: Error) => error.message,
  );
}

describe('who knows @ory/client 1.1.0 is at home: the call', () => {
  it('is there for each of its 116', () => {
    const names = publishedCalls.map(([name]) => name);
    expect(names).toHaveLength(116);
    expect(names.filter((name) => !(name in oryOperations))).toEqual([]);
  });

  it.each(publishedCalls)('%s takes the same parameters, and sends the same', async (name, publishedCall) => {
    const { body, bodyAs } = oryOperations[name] ?? {};
    const { given, asked } = allParameters(body, bodyAs === 'text');
    const expected = await publishedCall(given);
    const sent: Sent[] = [];
    const fetch = async (address: string, { method, body: sentBody, headers }: RequestInit) => {
      const token = new Headers(headers).get('x-session-token');
      sent.push({ method, address, body: (sentBody as string | undefined) ?? '', token });
      return new Response(null, { status: 204 });
    };
    const client = createOryClient({ basePath: '', fetch }) as unknown as Record<
      string,
      (parameters: Parameters) => Promise<unknown>
    >;
    await client[name]?.(asked);
    const { method, url, data, headers } = expected ?? { method: '', url: '', headers: {} };
    const theirs = {
      method,
      address: url,
      body: data?.toString() ?? '',
      token: headers['X-Session-Token'] ?? null,
    };
    expect(sent.map(comparable)).toEqual([comparable(theirs)]);
  });

  it.each(
    publishedCalls,
  )('%s refuses to lack what is needed there, in the same words', async (name, call) => {
    const fetch = async () => new Response(null, { status: 204 });
    const client = createOryClient({ fetch }) as unknown as Record<string, PublishedCall>;
    const theirs = await messageOf(call({}));
    const stricter = expect.stringMatching(/^(|Required parameter \w+ was .+)$/);
    expect(await messageOf(client[name]?.({}))).toEqual(theirs === '' ? stricter : theirs);
  });
});
