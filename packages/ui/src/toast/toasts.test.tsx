import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Toast } from './toast.tsx';
import { closeToast, showToast } from './toast-queue.ts';
import { Toasts } from './toasts.tsx';

const served = { text: 'Please login and continue', kind: 'plain' } as const;
let area: HTMLElement;
let root: Root;

const region = (role: 'status' | 'alert') => area.querySelector(`[role="${role}"]`);

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  area = document.createElement('div');
  document.body.append(area);
  root = createRoot(area);
});

afterEach(() => {
  act(() => root.unmount());
  for (let id = 0; id < 20; id += 1) closeToast(id);
  area.remove();
});

describe('toasts', () => {
  test('stand in a region that was there before them: news wait their turn, errors are spoken at once', () => {
    act(() => root.render(<Toasts closeLabel="Close" />));
    const [news, errors] = [region('status'), region('alert')];
    act(() => showToast('Saved'));
    act(() => showToast('The return_to address is not allowed.', 'error'));
    expect(region('status')).toBe(news);
    expect(news?.textContent).toBe('SavedClose');
    expect(errors?.textContent).toContain('not allowed');
  });

  test('say the same thing once', () => {
    act(() => root.render(<Toasts closeLabel="Close" />));
    act(() => showToast('Saved'));
    act(() => showToast('Saved'));
    expect(area.querySelectorAll('button')).toHaveLength(1);
  });

  test('go when they are closed', () => {
    act(() => root.render(<Toasts closeLabel="Close" served={served} />));
    act(() => showToast('Saved'));
    for (const button of area.querySelectorAll('button')) act(() => button.click());
    expect(area.textContent).toBe('');
  });

  test('are in the page as it is served', () => {
    const html = renderToStaticMarkup(<Toasts closeLabel="Close" served={served} />);
    expect(html).toContain('Please login and continue');
  });

  test('close by themselves when their time is over', () => {
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
