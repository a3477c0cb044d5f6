import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { serverI18n } from '../../i18n/i18n.server.ts';
import { readSearch } from './search-address.ts';
import { SearchField } from './search-field.tsx';

let root: Root;
let page: HTMLElement;

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  vi.useFakeTimers();
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
});

afterEach(() => {
  act(() => root.unmount());
  page.remove();
  vi.useRealTimers();
});

async function open(address: string) {
  const state = readSearch(new URL(address, 'https://portal.test').searchParams);
  const router = createMemoryRouter([{ path: '/search', element: <SearchField state={state} /> }], {
    initialEntries: [address],
  });
  await act(async () =>
    root.render(
      <I18nextProvider i18n={serverI18n('en')}>
        <RouterProvider router={router} />
      </I18nextProvider>,
    ),
  );
  return router;
}

async function type(text: string) {
  const field = page.querySelector<HTMLInputElement>('input[type=search]');
  if (!field) throw new Error('there is no search field');
  await act(async () => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

const wait = (milliseconds: number) => act(async () => vi.advanceTimersByTimeAsync(milliseconds));

describe('the search field', () => {
  test('answers a keystroke after a short pause, and only the last of several', async () => {
    const router = await open('/search');
    await type('r');
    await wait(100);
    await type('ra');
    await wait(100);
    expect(router.state.location.search).toBe('');
    await wait(70);
    expect(router.state.location.search).toBe('?sq=ra');
  });

  test('keeps the facets and the parameters of others, and starts from the first page', async () => {
    const router = await open('/search?sq=rain&sectors=Climate&page=3&dev_mode=true&ref=mail');
    await type('rainfall');
    await wait(200);
    expect(router.state.location.search).toBe('?sq=rainfall&sectors=Climate&dev_mode=true&ref=mail');
  });

  test('is a plain form that keeps what nothing on the page shows', async () => {
    await open('/search?dev_mode=true&ref=mail');
    const form = page.querySelector('form');
    expect(form?.getAttribute('action')).toBe('/search');
    const kept = [...page.querySelectorAll<HTMLInputElement>('input[type=hidden]')];
    expect(kept.map(({ name, value }) => [name, value])).toEqual([
      ['ref', 'mail'],
      ['dev_mode', 'true'],
    ]);
  });
});
