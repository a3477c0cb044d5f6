/** A rectangle of the window, in its pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

type Size = Pick<Box, 'width' | 'height'>;

const gap = 12;
const edge = 8;

/**
 * Where a card of this size stands beside a thing without covering it: to the right of it, below, to the left or
 * above, whichever is the first to have room. Where no side has, or the thing is not in sight, at the lower edge.
 */
export function placeBeside(thing: Box | undefined, card: Size, window: Size): { left: number; top: number } {
  const bottom = { left: (window.width - card.width) / 2, top: window.height - card.height - edge };
  if (!thing) return within(bottom, card, window);
  const right = thing.left + thing.width;
  const below = thing.top + thing.height;
  const isTall = thing.height > thing.width;
  const beside = [
    { left: right + gap, top: thing.top },
    { left: thing.left - card.width - gap, top: thing.top },
  ];
  const stacked = [
    { left: thing.left, top: below + gap },
    { left: thing.left, top: thing.top - card.height - gap },
  ];
  const places = isTall ? [...beside, ...stacked] : [...stacked, ...beside];
  const free = places
    .map((place) => within(place, card, window))
    .find((place) => !overlaps(place, card, thing));
  return free ?? within(bottom, card, window);
}

/** Moved into the window, with a little room to its edges. */
function within(place: { left: number; top: number }, card: Size, window: Size) {
  const most = (size: number, room: number) => Math.max(edge, room - size - edge);
  return {
    left: Math.min(Math.max(place.left, edge), most(card.width, window.width)),
    top: Math.min(Math.max(place.top, edge), most(card.height, window.height)),
  };
}

function overlaps(place: { left: number; top: number }, card: Size, thing: Box): boolean {
  return (
    place.left < thing.left + thing.width &&
    place.left + card.width > thing.left &&
    place.top < thing.top + thing.height &&
    place.top + card.height > thing.top
  );
}
