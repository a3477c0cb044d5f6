import { expect, test } from 'vitest';
import { listenForPointing } from './pointed-place.ts';

function listening() {
  const [element, page] = [new EventTarget(), new EventTarget()];
  const told: string[] = [];
  const stop = new AbortController();
  const listener = {
    at: (event: { type: string }, reach: number) => `${event.type} ${reach > 0 ? 'about' : 'at'}`,
    none: 'none',
    tell: (place: string) => told.push(place),
  };
  listenForPointing(element, page, listener, stop.signal);
  const send = (pointerType: string, ...names: string[]) => {
    for (const name of names) element.dispatchEvent(Object.assign(new Event(name), { pointerType }));
  };
  const beside = () => page.dispatchEvent(Object.assign(new Event('pointerdown'), { pointerType: 'touch' }));
  return { told, send, beside, stop };
}

test('a tap shows what is about it, and lifting the finger does not take it away', () => {
  const { told, send } = listening();
  send('touch', 'pointerdown', 'pointerup', 'pointerleave', 'click');
  expect(told).toEqual(['click about']);
  send('touch', 'pointerdown', 'pointermove', 'pointercancel', 'pointerleave');
  expect(told).toEqual(['click about']);
});

test('a tap beside the chart takes away what a tap has shown', () => {
  const { told, send, beside } = listening();
  beside();
  expect(told).toEqual([]);
  send('touch', 'pointerdown', 'click');
  beside();
  beside();
  expect(told).toEqual(['click about', 'none']);
});

test('a mouse shows what it is at until it leaves', () => {
  const { told, send, stop } = listening();
  send('mouse', 'pointermove', 'pointerdown', 'click', 'pointerleave');
  expect(told).toEqual(['pointermove at', 'none']);
  stop.abort();
  send('mouse', 'pointermove');
  expect(told).toHaveLength(2);
});
