import { useLayoutEffect, useState } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { clearPage, click, find, press, show } from '../page-testing.tsx';
import { useKeyDown } from './use-key-down.ts';

afterEach(clearPage);

function KeyLog() {
  const [keys, setKeys] = useState<string[]>([]);
  const [isActive, setActive] = useState(true);
  useKeyDown(({ key }) => setKeys([...keys, key]), isActive);
  return (
    <button type="button" onClick={() => setActive(!isActive)}>
      {keys.join(' ')}
    </button>
  );
}

/** Presses a key as soon as its content is on the page, before any passive effect has run. */
function PressedAtOnce() {
  useLayoutEffect(() => void document.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' })), []);
  return <KeyLog />;
}

describe('useKeyDown', () => {
  test('hears a key that is pressed in the moment the page is shown', async () => {
    await show(<PressedAtOnce />);
    expect(find('button').textContent).toBe('a');
  });

  test('calls the listener of the newest render', async () => {
    await show(<KeyLog />);
    await press('a');
    await press('b');
    expect(find('button').textContent).toBe('a b');
  });

  test('is silent while it is not active', async () => {
    await show(<KeyLog />);
    await click(find('button'));
    await press('a');
    expect(find('button').textContent).toBe('');
    await click(find('button'));
    await press('b');
    expect(find('button').textContent).toBe('b');
  });
});
