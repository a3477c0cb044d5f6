import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PageToast } from './page-toast.tsx';
import { Toast } from './toast.tsx';

const news = { text: 'The device has been signed out.', kind: 'plain' } as const;
const mistake = { text: 'The return_to address is not allowed.', kind: 'error' } as const;
let area: HTMLElement;
let root: Root;

const region = (role: 'status' | 'alert') => area.querySelector(`[role="${role}"]`);
const show = (message: typeof news | typeof mistake | undefined, occasion = 1) =>
  act(() => root.render(<PageToast message={message} occasion={occasion} closeLabel="Close" />));
const close = () => act(() => area.querySelector('button')?.click());

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  area = document.createElement('div');
  document.body.append(area);
  root = createRoot(area);
});

afterEach(() => {
  act(() => root.unmount());
  area.remove();
});

describe('a toast', () => {
  test('stands in a region that was there before it: news wait their turn, errors are spoken at once', () => {
    show(undefined);
    const [calm, urgent] = [region('status'), region('alert')];
    show(news);
    expect(region('status')).toBe(calm);
    expect(calm?.textContent).toBe(`${news.text}Close`);
    show(mistake);
    expect(urgent?.textContent).toContain('not allowed');
    expect(calm?.textContent).toBe('');
  });

  test('goes when it is closed, and comes again with another occasion', () => {
    show(news);
    close();
    expect(area.textContent).toBe('');
    show(news);
    expect(area.textContent).toBe('');
    show(news, 2);
    expect(area.textContent).toContain(news.text);
  });

  test('is in the page as it is served', () => {
    const html = renderToStaticMarkup(<PageToast message={news} occasion={1} closeLabel="Close" />);
    expect(html).toContain(news.text);
  });

  test('closes by itself when its time is over', () => {
    let closed = 0;
    act(() =>
      root.render(
        <Toast closeLabel="Close" lifetime={6000} onClose={() => (closed += 1)}>
          Soon gone
        </Toast>,
      ),
    );
    const toast = area.firstElementChild;
    expect(toast?.getAttribute('style')).toContain('6000ms');
    act(() => void toast?.dispatchEvent(new Event('animationend', { bubbles: true })));
    expect(closed).toBe(1);
  });
});
