import { act, useState } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { clearPage, click, find, point, press, show } from '../page-testing.tsx';
import { Floating } from './floating.tsx';
import { standInForPopovers } from './popover-testing.ts';

function Page() {
  const [anchor, setAnchor] = useState<HTMLElement>();
  return (
    <>
      <button
        type="button"
        id="open"
        onClick={({ currentTarget }) => setAnchor(anchor ? undefined : currentTarget)}
      >
        Rain
      </button>
      {anchor ? (
        <Floating anchor={anchor} label="Rain on the axis" onClose={() => setAnchor(undefined)}>
          <p>Figure</p>
          <select aria-label="Figure" />
          <button type="button">Done</button>
        </Floating>
      ) : null}
      <button type="button" id="elsewhere">
        Elsewhere
      </button>
    </>
  );
}

const floating = () => document.querySelector('[role="dialog"]');

beforeEach(async () => {
  standInForPopovers();
  await show(<Page />);
  await click(find('#open'));
});

afterEach(clearPage);

describe('a small window beside its button', () => {
  test('has a name, and takes the focus to its first field', () => {
    expect(floating()?.getAttribute('aria-label')).toBe('Rain on the axis');
    expect(document.activeElement).toBe(find('select'));
  });

  test('closes by Escape and gives the focus back', async () => {
    expect(await press('Escape')).toBe(false);
    expect(floating()).toBeNull();
    expect(document.activeElement).toBe(find('#open'));
  });

  test('closes when the focus goes elsewhere, and leaves it there', async () => {
    await act(async () => find('[role="dialog"] button').focus());
    expect(floating()).not.toBeNull();
    await act(async () => find('#elsewhere').focus());
    expect(floating()).toBeNull();
    expect(document.activeElement).toBe(find('#elsewhere'));
  });

  test('closes by a click elsewhere, and by its own button', async () => {
    await point(find('#elsewhere'));
    expect(floating()).toBeNull();
    await click(find('#open'));
    await point(find('#open'));
    await click(find('#open'));
    expect(floating()).toBeNull();
  });
});
