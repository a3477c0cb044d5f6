// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { GraphQLProvider, useGraphQL } from './graphql-provider.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const rain = { name: 'rain', title: 'Rain', source_name: null, sector: [], resources: [] };
const success = { data: { search: { result: { count: 1, results: [rain] } } } };

let area: HTMLElement;
let root: Root;
let asked: { query: string; variables: object }[];
const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);

function Reader() {
  const { found, isLoading, refetch } = useGraphQL();
  return (
    <>
      <output>{isLoading ? 'loading' : `${found?.count} ${found?.results[0]?.name}`}</output>
      <button type="button" onClick={refetch}>
        Again
      </button>
    </>
  );
}

const seen = () => area.querySelector('output')?.textContent;
const askAgain = () => act(async () => area.querySelector('button')?.click());

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
    expect(seen()).toBe('1 rain');
    await askAgain();
    expect(asked).toHaveLength(2);
    await act(async () => root.render(null));
    await show(async () => Response.json(success), { rows: 20 });
    expect(asked[2]?.variables).toMatchObject({ rows: 20 });
  });

  test('logs what the server says is wrong, and keeps what it had', async () => {
    const errors = [{ message: 'no answer' }];
    await show(async () => Response.json(asked.length === 1 ? success : { data: null, errors }));
    await askAgain();
    expect(logged).toHaveBeenCalledExactlyOnceWith('GraphQL Error:', errors);
    expect(seen()).toBe('1 rain');
  });

  test.each([
    ['an answer outside 200–299', async () => new Response('', { status: 502 })],
    ['a network that fails', async () => Promise.reject(new Error('Request failed with status code 502'))],
  ])('logs %s', async (_what, answer) => {
    await show(answer);
    const [words, error] = logged.mock.calls[0] ?? [];
    expect([words, String(error)]).toEqual(['GraphQL Error:', 'Error: Request failed with status code 502']);
    expect(seen()).toBe('undefined undefined');
  });

  test('is missed by whoever asks without it', async () => {
    const failure = act(async () => root.render(<Reader />));
    await expect(failure).rejects.toThrow('useGraphQL must be used within a GraphQLProvider');
  });
});
