import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';

let root: Root | undefined;

/** Shows something on an otherwise empty page with addresses. @returns the router that goes to others */
export async function show(content: ReactNode, address = '/') {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const router = createMemoryRouter([{ path: '*', element: content }], { initialEntries: [address] });
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root?.render(<RouterProvider router={router} />));
  return router;
}

export function clearPage(): void {
  act(() => root?.unmount());
  root = undefined;
  document.body.innerHTML = '';
}

/** Finds the first such element. @throws Error where there is none */
export function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`Nothing is ${selector}`);
  return found;
}

/** Presses a key where the focus is. @returns whether the browser would still do what it does by itself */
export async function press(key: string, more: KeyboardEventInit = {}): Promise<boolean> {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  await act(async () => void (document.activeElement ?? document.body).dispatchEvent(event));
  return !event.defaultPrevented;
}

export const click = (element: HTMLElement) => act(async () => element.click());

/** Presses the pointer down on something, as the first half of a click. */
export const point = (element: Element, at: PointerEventInit = {}) =>
  act(async () => void element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, ...at })));

export async function type(field: HTMLInputElement, text: string): Promise<void> {
  await act(async () => {
    field.focus();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

/** What has the focus, by its words. */
export const focused = () => document.activeElement?.textContent;
