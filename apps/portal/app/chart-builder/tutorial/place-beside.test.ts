import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { placeBeside } from './place-beside.ts';

const window = { width: 1440, height: 900 };
const card = { width: 320, height: 200 };

describe('the card of the tutorial', () => {
  test('stands to the right of a tall thing and below a wide one', () => {
    expect(placeBeside({ left: 0, top: 60, width: 240, height: 800 }, card, window)).toEqual({
      left: 252,
      top: 60,
    });
    expect(placeBeside({ left: 260, top: 60, width: 800, height: 60 }, card, window)).toEqual({
      left: 260,
      top: 132,
    });
  });

  test('goes to the other side where there is no room', () => {
    expect(placeBeside({ left: 1100, top: 60, width: 340, height: 800 }, card, window).left).toBe(768);
    expect(placeBeside({ left: 260, top: 800, width: 800, height: 60 }, card, window).top).toBe(588);
  });

  test('stands at the lower edge where its thing is not in sight or fills the window', () => {
    const bottom = { left: 560, top: 692 };
    expect(placeBeside(undefined, card, window)).toEqual(bottom);
    expect(placeBeside({ left: 0, top: 0, ...window }, card, window)).toEqual(bottom);
  });

  test('is always inside the window', () => {
    const pixels = fc.integer({ min: 0, max: 2000 });
    const thing = fc.record({ left: pixels, top: pixels, width: pixels, height: pixels });
    fc.assert(
      fc.property(thing, (box) => {
        const { left, top } = placeBeside(box, card, window);
        expect(left).toBeGreaterThanOrEqual(8);
        expect(top).toBeGreaterThanOrEqual(8);
        expect(left + card.width).toBeLessThanOrEqual(1432);
        expect(top + card.height).toBeLessThanOrEqual(892);
      }),
    );
  });
});
