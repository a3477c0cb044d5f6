import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { standInForPopovers } from '../floating/popover-testing.ts';
import { clearPage, click, find, focused, point, press, show } from '../page-testing.tsx';
import { MenuButton, MenuItem, MenuLink } from './menu.tsx';

const chosen = vi.fn<(choice: string, focus?: string | null) => void>();
const menu = () => document.querySelector('[role="menu"]');
const items = () => [...document.querySelectorAll<HTMLElement>('[role^="menuitem"]')];
const opener = () => find('[aria-haspopup="menu"]');

beforeEach(async () => {
  standInForPopovers();
  chosen.mockReset();
  await show(
    <>
      <MenuButton label="More" menuLabel="Other kinds">
        <p>Kinds</p>
        {['Area', 'Bubble', 'Box'].map((kind) => (
          <MenuItem key={kind} isChosen={kind === 'Box'} onChoose={() => chosen(kind, focused())}>
            {kind}
          </MenuItem>
        ))}
        <MenuItem isDisabled onChoose={() => chosen('Map')}>
          Map
        </MenuItem>
        <MenuItem staysOpen note="3" onChoose={() => chosen('all')}>
          All
        </MenuItem>
        <MenuLink href="#view">View</MenuLink>
      </MenuButton>
      <p id="elsewhere">Elsewhere</p>
    </>,
  );
  await click(opener());
});

afterEach(clearPage);

describe('a menu', () => {
  test('opens with the focus on its first choice, and its button says so', () => {
    expect(menu()?.getAttribute('aria-label')).toBe('Other kinds');
    expect(opener().getAttribute('aria-expanded')).toBe('true');
    expect(focused()).toBe('Area');
    expect(
      items()
        .map((item) => item.getAttribute('role'))
        .slice(2, 4),
    ).toEqual(['menuitemradio', 'menuitem']);
  });

  test('is walked round with the arrows, and to its ends', async () => {
    await press('ArrowDown');
    expect(focused()).toBe('Bubble');
    await press('End');
    expect(focused()).toBe('View');
    await press('ArrowDown');
    expect(focused()).toBe('Area');
    await press('ArrowUp');
    expect(focused()).toBe('View');
    await press('Home');
    expect(focused()).toBe('Area');
  });

  test('goes to the next name that begins with the letter typed', async () => {
    await press('b');
    expect(focused()).toBe('Bubble');
    await press('b');
    expect(focused()).toBe('Box');
    await press('b');
    expect(focused()).toBe('Bubble');
    expect(await press('z')).toBe(true);
  });

  test.each(['Escape', 'Tab'])('closes by %s, and gives the focus back', async (key) => {
    expect(await press(key)).toBe(false);
    expect(menu()).toBeNull();
    expect(document.activeElement).toBe(opener());
  });

  test('closes by a click elsewhere, not by one on its button or inside', async () => {
    await point(opener());
    await point(find('[role="menu"] p'));
    expect(menu()).not.toBeNull();
    await point(find('#elsewhere'));
    expect(menu()).toBeNull();
  });

  test('is closed and the focus back when a choice is made', async () => {
    await click(items()[1] as HTMLElement);
    expect(chosen).toHaveBeenCalledExactlyOnceWith('Bubble', 'More');
    expect(menu()).toBeNull();
  });

  test('stays open for what cannot be chosen, and for what shows more of it', async () => {
    await click(items()[3] as HTMLElement);
    expect(chosen).not.toHaveBeenCalled();
    await click(items()[4] as HTMLElement);
    expect(chosen).toHaveBeenCalledExactlyOnceWith('all');
    expect(menu()).not.toBeNull();
    await click(items()[5] as HTMLElement);
    expect(menu()).toBeNull();
  });
});
