import { textWidth } from '../../format/wrap-text.ts';
import type { Label } from '../frame/shapes.ts';

/**
 * Moves texts below an axis inwards that would run over the edges of the picture, and leaves those out that would
 * then meet another.
 */
export function keepInside(labels: readonly Label[], from: number, to: number): Label[] {
  const moved = labels.map((label) => {
    if (label.style.align !== 'center') return label;
    const half = widthOf(label) / 2;
    return { ...label, x: Math.max(from + half, Math.min(to - half, label.x)) };
  });
  const isMoved = (index: number) => moved[index]?.x !== labels[index]?.x;
  return moved.filter(
    (label, index) =>
      !isMoved(index) || moved.every((other, place) => place === index || !doMeet(label, other)),
  );
}

function doMeet(one: Label, other: Label): boolean {
  return one.y === other.y && Math.abs(one.x - other.x) < (widthOf(one) + widthOf(other)) / 2;
}

function widthOf({ text, style }: Label): number {
  return textWidth(text, style.size);
}
