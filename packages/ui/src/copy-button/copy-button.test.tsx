import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CopyButton } from './copy-button.tsx';
import { clearPage, click, find, show } from '../page-testing.tsx';

const writeText = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  writeText.mockClear();
  vi.stubGlobal('navigator', { clipboard: { writeText } });
});

afterEach(() => {
  clearPage();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const button = (text: string) => <CopyButton text={text} label="Copy" copied="Copied" />;

test('says that the text is copied until somebody turns to something else', async () => {
  vi.useFakeTimers();
  await show(button('rain'));
  await click(find('button'));
  expect(writeText.mock.calls).toEqual([['rain']]);
  await act(async () => vi.advanceTimersByTime(60_000));
  expect(find('button').textContent).toBe('Copied');
  await act(async () => find('button').blur());
  expect(find('button').textContent).toBe('Copy');
});

test('does not say of another text that it is copied', async () => {
  await show(button('rain'));
  await click(find('button'));
  await show(button('snow'));
  expect(find('button').textContent).toBe('Copy');
});

test('says nothing where the clipboard is closed', async () => {
  writeText.mockRejectedValueOnce(new Error('closed'));
  await show(button('rain'));
  await click(find('button'));
  expect(find('button').textContent).toBe('Copy');
});
