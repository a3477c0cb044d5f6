import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { Control, Point } from './controls.ts';

/** How long a finger or a mouse button stays down. */
const PRESS_MILLISECONDS = 80;

/**
 * Presses a control, chooses from it, or fills in its form and sends that, the moment it can be seen: with raw events
 * at the position where it was seen, as a person does who does not wait for a page to come to rest.
 */
export async function act(page: Page, control: Control, unique: string): Promise<void> {
  if (control.kind === 'choose') return choose(page, control);
  if (control.kind === 'send') await fillForm(page, control, unique);
  const { x, y } = await whereSeen(page, control);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await setTimeout(PRESS_MILLISECONDS);
  await page.mouse.up();
}

/** Waits until the control is in view, nothing covers it and it stands still, and says where. */
async function whereSeen(page: Page, { key, index }: Control): Promise<Point> {
  const seen = await page.waitForFunction(
    ([wanted, nth]) => {
      const element = (window.controlsOf?.() ?? []).filter((one) => one.key === wanted)[nth]?.element;
      if (!element) return undefined;
      const middle = window.middleOf?.(element);
      const position = JSON.stringify(middle);
      const isStill = element.dataset['seenAt'] === position;
      element.dataset['seenAt'] = position;
      return isStill ? middle : undefined;
    },
    [key, index] as const,
    { polling: 'raf', timeout: 30_000 },
  );
  return (await seen.jsonValue()) as Point;
}

/** Chooses the last of the choices, as a browser does after a press on its list. */
async function choose(page: Page, control: Control): Promise<void> {
  await whereSeen(page, control);
  await page.evaluate(
    ([wanted, nth]) => {
      const found = (window.controlsOf?.() ?? []).filter((one) => one.key === wanted)[nth];
      const list = found?.element as HTMLSelectElement;
      list.focus();
      list.selectedIndex = list.options.length - 1;
      list.dispatchEvent(new Event('input', { bubbles: true }));
      list.dispatchEvent(new Event('change', { bubbles: true }));
    },
    [control.key, control.index] as const,
  );
}

/** Fills in what a form asks for by typing, so that the page sees what it sees of a person. */
async function fillForm(page: Page, control: Control, unique: string): Promise<void> {
  await whereSeen(page, control);
  const fields = await page.evaluate(
    ([wanted, nth]) => {
      const button = (window.controlsOf?.() ?? []).filter((one) => one.key === wanted)[nth]?.element;
      const form = (button as HTMLButtonElement | undefined)?.form;
      return [...(form?.elements ?? [])].flatMap((field) => {
        const isText =
          field instanceof HTMLTextAreaElement ||
          (field instanceof HTMLInputElement &&
            /^(text|email|password|search|number|tel|url)$/.test(field.type));
        if (!isText || field.value !== '' || !field.checkVisibility({ visibilityProperty: true })) return [];
        const { left, top, right, bottom } = field.getBoundingClientRect();
        const isHidden = right < 0 || bottom < 0 || left > innerWidth;
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        return isHidden ? [] : [{ x, y, type: field.type, name: field.name }];
      });
    },
    [control.key, control.index] as const,
  );
  for (const { x, y, type, name } of fields) {
    await page.mouse.click(x, y);
    await page.keyboard.insertText(valueFor(type, name, unique));
  }
}

function valueFor(type: string, name: string, unique: string): string {
  if (type === 'email' || name === 'identifier') return `asha-${unique}@example.org`;
  if (type === 'password') return `odd quay at noon ${unique}`;
  if (type === 'number') return '7';
  if (/phone/.test(name)) return '9876543210';
  return type === 'textarea' ? 'How is the rain of each district measured?' : 'rain';
}
