import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { createRoutesStub, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { serverI18n } from '../i18n/i18n.server.ts';
import { QuickSearch } from './quick-search.tsx';

const hits = [
  { text: 'Rainfall', path: '/p/rain' },
  { text: 'By district', of: 'Rainfall', path: '/p/rain/r/rain-d' },
];
let root: Root;
let answer: (list: unknown) => void;

function Page() {
  return (
    <>
      <QuickSearch />
      <p>{useLocation().pathname}</p>
    </>
  );
}

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  vi.stubGlobal('fetch', () => new Promise((resolve) => (answer = (list) => resolve(Response.json(list)))));
  document.body.innerHTML = '<div></div>';
  const Stub = createRoutesStub([{ path: '*', Component: Page }]);
  root = createRoot(document.body.firstElementChild as Element);
  await act(async () =>
    root.render(
      <I18nextProvider i18n={serverI18n('en')}>
        <Stub />
      </I18nextProvider>,
    ),
  );
});

afterEach(async () => {
  await act(async () => root.unmount());
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

const field = () => document.querySelector('input') as HTMLInputElement;
const options = () => [...document.querySelectorAll<HTMLElement>('[role=option]')];
const list = () => document.querySelector('[role=listbox]');
const click = (element: HTMLElement) =>
  act(async () => {
    element.click();
    await vi.dynamicImportSettled();
  });
const press = (key: string) =>
  act(async () =>
    field().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
  );

describe('the quick search', () => {
  test('opens on a click with six placeholders until the answer is there', async () => {
    expect(list()).toBeNull();
    await click(field());
    expect(list()?.children).toHaveLength(6);
    await act(async () => answer(hits));
    expect(options().map((option) => option.textContent)).toEqual(['Rainfall', 'By districtRainfall']);
  });

  test('says when nothing was found', async () => {
    await click(field());
    await act(async () => answer([]));
    expect(document.querySelector('output')?.textContent).toBe('No Dataset Found');
  });

  test('closes on Escape and on a click elsewhere', async () => {
    await click(field());
    await press('Escape');
    expect(list()).toBeNull();
    await click(field());
    await act(async () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true })));
    expect(list()).toBeNull();
  });

  test('goes where one chooses, by key as by click, and closes', async () => {
    await click(field());
    await act(async () => answer(hits));
    await press('ArrowDown');
    expect(options()[0]?.getAttribute('aria-selected')).toBe('true');
    await press('ArrowDown');
    await press('Enter');
    expect(document.querySelector('p')?.textContent).toBe('/p/rain/r/rain-d');
    expect(list()).toBeNull();
  });
});
