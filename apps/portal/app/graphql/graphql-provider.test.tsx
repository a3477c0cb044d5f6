// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Catalogue, GraphQLProvider, useGraphQL } from './graphql-provider.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const rain = { name: 'rain', title: 'Rain', source_name: null, sector: [], resources: [] };
const success = { data: { search: { result: { count: 1, results: [rain] } } } };

let area: HTMLElement;
let root: Root;
let seen: Catalogue;
let asked: { query: string; variables: object }[];
const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);

function Reader() {
  seen = useGraphQL();
  return null;
}

/** Shows a reader of the catalogue, whose server gives the same answer to every question. */
async function show(answer: () => Promise<Response>, more: { rows?: number } = {}): Promise<void> {
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body));
    return answer();
  });
  await act(async () =>
    root.render(
      <GraphQLProvider filter="organization:idp-organization" {...more}>
        <Reader />
      </GraphQLProvider>,
    ),
  );
}

beforeEach(() => {
  asked = [];
  logged.mockClear();
  area = document.createElement('div');
  root = createRoot(area);
});

afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

describe('the data provider', () => {
  test('asks for up to 1000 datasets of the organisation when it is mounted, and again when told to', async () => {
    await show(async () => Response.json(success));
    expect(asked[0]?.variables).toEqual({ fq: 'organization:idp-organization', rows: 1000 });
    expect(seen).toMatchObject({ found: { count: 1, results: [{ name: 'rain' }] }, isLoading: false });
    await act(async () => seen.refetch());
    expect(asked).toHaveLength(2);
    await act(async () => root.render(null));
    await show(async () => Response.json(success), { rows: 20 });
    expect(asked[2]?.variables).toMatchObject({ rows: 20 });
  });

  test('logs what the server says is wrong, and keeps what it had', async () => {
    const errors = [{ message: 'no answer' }];
    await show(async () => Response.json(asked.length === 1 ? success : { data: null, errors }));
    await act(async () => seen.refetch());
    expect(logged).toHaveBeenCalledExactlyOnceWith('GraphQL Error:', errors);
    expect(seen).toMatchObject({ found: { count: 1 }, isLoading: false });
  });

  test.each([
    ['an answer outside 200–299', async () => new Response('', { status: 502 })],
    ['a network that fails', async () => Promise.reject(new Error('Request failed with status code 502'))],
  ])('logs %s', async (_what, answer) => {
    await show(answer);
    const [words, error] = logged.mock.calls[0] ?? [];
    expect([words, String(error)]).toEqual(['GraphQL Error:', 'Error: Request failed with status code 502']);
    expect(seen).toMatchObject({ found: undefined, isLoading: false });
  });

  test('is missed by whoever asks without it', async () => {
    const failure = act(async () => root.render(<Reader />));
    await expect(failure).rejects.toThrow('useGraphQL must be used within a GraphQLProvider');
  });
});
