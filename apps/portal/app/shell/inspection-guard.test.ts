// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { guardAgainstInspection } from './inspection-guard.ts';

let end: () => void;

beforeEach(() => {
  document.body.innerHTML = '<p>Text</p><input><pre><b>curl</b></pre>';
  end = guardAgainstInspection('closed');
});
afterEach(() => end());

function isRefused(selector: string, name: string): boolean {
  const event = new Event(name, { bubbles: true, cancelable: true });
  document.querySelector(selector)?.dispatchEvent(event);
  return event.defaultPrevented;
}

describe('the inspection guard', () => {
  test.each(['contextmenu', 'selectstart', 'copy', 'cut', 'paste'])('refuses %s in text', (name) => {
    expect(isRefused('p', name)).toBe(true);
  });

  test('leaves fields and code alone', () => {
    expect(isRefused('input', 'paste')).toBe(false);
    expect(isRefused('pre b', 'copy')).toBe(false);
  });

  test('leaves the keyboard alone', () => {
    expect(isRefused('p', 'keydown')).toBe(false);
  });

  test('ends', () => {
    end();
    expect(isRefused('p', 'copy')).toBe(false);
  });
});
