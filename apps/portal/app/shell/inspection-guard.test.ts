// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { guardAgainstInspection } from './inspection-guard.ts';

let end: () => void;

beforeEach(() => {
  document.body.innerHTML = '<p>Text</p><input><pre><b>curl</b></pre>';
  end = guardAgainstInspection('closed');
});
afterEach(() => {
  end();
  document.body.innerHTML = '';
});

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

describe('the watch for developer tools', () => {
  const told = vi.fn<(message: string) => void>();
  const reloaded = vi.fn<() => void>();
  /** How many milliseconds each look takes, of which open tools take many. */
  let pause = 0;
  let wait: (milliseconds: number) => void;

  beforeEach(() => {
    end();
    let now = 0;
    pause = 0;
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    vi.spyOn(performance, 'now').mockImplementation(() => (now += pause));
    vi.stubGlobal('alert', told.mockReset());
    vi.spyOn(location, 'reload').mockImplementation(reloaded.mockReset());
    end = guardAgainstInspection('closed');
    wait = (milliseconds) => {
      for (let passed = 0; passed < milliseconds; passed += 100) {
        now += 100;
        vi.advanceTimersByTime(100);
      }
    };
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  test('says so and loads the page anew when it is held up, at the next look after 500 ms', () => {
    pause = 150;
    wait(400);
    expect(told).not.toHaveBeenCalled();
    wait(100);
    expect(told).toHaveBeenCalledExactlyOnceWith('closed');
    expect(reloaded).toHaveBeenCalledOnce();
    wait(2000);
    expect(told).toHaveBeenCalledOnce();
  });

  test('leaves a page alone whose tools are closed', () => {
    wait(6000);
    expect(told).not.toHaveBeenCalled();
    expect(reloaded).not.toHaveBeenCalled();
  });

  test('takes one long look for a busy device, not for tools', () => {
    let looks = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (looks += 1) * (looks === 3 ? 400 : 1));
    vi.advanceTimersByTime(4000);
    expect(looks).toBeGreaterThan(3);
    expect(told).not.toHaveBeenCalled();
    expect(reloaded).not.toHaveBeenCalled();
  });

  test('stops after five seconds', () => {
    wait(5100);
    pause = 150;
    wait(3000);
    expect(told).not.toHaveBeenCalled();
  });
});
