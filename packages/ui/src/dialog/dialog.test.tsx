import { act, Suspense, use, useState } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { clearPage, click, find, focused, point, press, show } from '../page-testing.tsx';
import { Dialog } from './dialog.tsx';

let closings = 0;

function Page({ closedBy }: { closedBy?: 'any' | 'closerequest' }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button type="button">Behind</button>
      <Dialog
        title="Save the chart"
        closeLabel="Close"
        isOpen={isOpen}
        {...(closedBy && { closedBy })}
        onClose={() => {
          closings += 1;
          setOpen(false);
        }}
      >
        <input aria-label="Title" />
        <input type="radio" name="who" aria-label="Everybody" defaultChecked />
        <input type="radio" name="who" aria-label="Me" />
        <input type="hidden" name="known" />
        <button type="button" disabled>
          Not yet
        </button>
        <button type="button" onClick={() => setOpen(false)}>
          Cancel
        </button>
        <button type="button" tabIndex={-1}>
          By arrows
        </button>
      </Dialog>
    </>
  );
}

const dialog = () => find('dialog') as HTMLDialogElement;
const button = (text: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === text) as HTMLElement;

afterEach(() => {
  clearPage();
  closings = 0;
});

describe('a dialog', () => {
  test('is open from the start, and called by its title', async () => {
    await show(<Page />);
    expect(dialog().open).toBe(true);
    expect(document.getElementById(dialog().getAttribute('aria-labelledby') ?? '')?.textContent).toBe(
      'Save the chart',
    );
  });

  test('sends the tab key round, over what it reaches', async () => {
    await show(<Page />);
    button('Cancel').focus();
    expect(await press('Tab')).toBe(false);
    expect(focused()).toBe('Close');
    expect(await press('Tab', { shiftKey: true })).toBe(false);
    expect(focused()).toBe('Cancel');
    find('[aria-label="Title"]').focus();
    expect(await press('Tab')).toBe(true);
  });

  test('brings back a focus that has got out', async () => {
    await show(<Page />);
    button('Behind').focus();
    await act(async () =>
      dialog().dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true })),
    );
    expect(focused()).toBe('Close');
  });

  test('closes by its button, and tells so once', async () => {
    await show(<Page />);
    await click(button('Close'));
    expect(dialog().open).toBe(false);
    expect(closings).toBe(1);
  });

  test('closes when it is taken out of the page, so that the browser gives the focus back', async () => {
    await show(<Page />);
    const element = dialog();
    await show(<p>Done</p>);
    expect(element.isConnected).toBe(false);
    expect(element.open).toBe(false);
    // Browsers tell of it afterwards; whoever took it out knows.
    await act(async () => void element.dispatchEvent(new Event('close')));
    expect(closings).toBe(0);
  });

  test('stays as it was left until it opens again', async () => {
    await show(<Page />);
    (find('[aria-label="Title"]') as HTMLInputElement).value = 'Rain';
    await click(button('Cancel'));
    expect(dialog().open).toBe(false);
    expect((find('[aria-label="Title"]') as HTMLInputElement).value).toBe('Rain');
  });

  test('is not told closed while what follows it is fetched', async () => {
    const never = new Promise<never>(() => undefined);
    const Next = () => use(never);
    await show(<Suspense>{[<Page key="save" />]}</Suspense>);
    await show(<Suspense>{[<Page key="save" />, <Next key="next" />]}</Suspense>);
    await act(async () => void dialog().dispatchEvent(new Event('close')));
    expect(closings).toBe(0);
  });

  const beside = { clientX: 5, clientY: 300 };
  const inside = { clientX: 400, clientY: 300 };
  const letGo = (at: MouseEventInit) =>
    act(async () => void dialog().dispatchEvent(new MouseEvent('click', { bubbles: true, ...at })));
  const giveSize = () => (dialog().getBoundingClientRect = () => new DOMRect(300, 100, 600, 400));

  test('closes by a click beside it, but not by marking text that ends beside it', async () => {
    await show(<Page />);
    giveSize();
    await point(dialog(), inside);
    await letGo(beside);
    expect(dialog().open).toBe(true);
    await point(dialog(), beside);
    await letGo(beside);
    expect(dialog().open).toBe(false);
    expect(closings).toBe(1);
  });

  test('holds on to what a slip of the hand would lose', async () => {
    await show(<Page closedBy="closerequest" />);
    giveSize();
    await point(dialog(), beside);
    await letGo(beside);
    expect(dialog().open).toBe(true);
  });
});
