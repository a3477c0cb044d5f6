import type { PlacedText } from '@gazetteer/charts/browser';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBuilder } from '../model/use-builder.ts';
import { shiftOf, shiftWithin } from './shift-of.ts';
import { useMarking } from './use-marking.ts';

type Shift = PlacedText['shift'];

/** Pixels that a hand may tremble in a press. */
const TREMBLE = 3;
const STEP = { far: 10, near: 1 } as const;
const directions: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** The text of an annotation on the chart, or its number: dragged by mouse or finger, or moved by the arrow keys. */
export function MovableText({
  note,
  text,
  scale,
  isNew,
  onBlur,
}: {
  note: PlacedText;
  text: string;
  scale: number;
  /** It was just written, and takes the focus. */
  isNew: boolean;
  onBlur: () => void;
}) {
  const { t } = useTranslation();
  const { spec, dispatch, announce } = useBuilder();
  const { move } = useMarking();
  const { index, frame } = note;
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  const drag = (event: PointerEvent<HTMLButtonElement>) => {
    if (!event.isPrimary || event.button !== 0) return;
    stop.current?.();
    const { pointerId, clientX, clientY } = event;
    const button: HTMLButtonElement = event.currentTarget;
    const ending = new AbortController();
    const { signal } = ending;
    let to: Shift | undefined;
    button.setPointerCapture(pointerId);
    const end = (isDone: boolean) => {
      ending.abort();
      stop.current = undefined;
      if (to && isDone) dispatch({ type: 'move-annotation', index, to });
      move(undefined);
    };
    stop.current = () => end(false);
    button.addEventListener(
      'pointermove',
      (next) => {
        const [right, down] = [next.clientX - clientX, next.clientY - clientY];
        if (!to && Math.hypot(right, down) < TREMBLE) return;
        to = shiftWithin(note, { dx: note.shift.dx + right / scale, dy: note.shift.dy + down / scale });
        move({ index, to });
      },
      { signal },
    );
    button.addEventListener('pointerup', () => end(true), { signal });
    button.addEventListener('pointercancel', () => end(false), { signal });
    window.addEventListener(
      'keydown',
      (key) => {
        if (key.key !== 'Escape') return;
        key.preventDefault();
        key.stopPropagation();
        end(false);
        announce(t('visualise.builder.marking.stays', { text }));
      },
      { signal, capture: true },
    );
  };

  const step = (event: KeyboardEvent) => {
    const direction = directions[event.key];
    if (!direction || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const length = event.shiftKey ? STEP.near : STEP.far;
    const from = shiftOf(note, spec.annotations?.[index]);
    const wish = { dx: from.dx + direction[0] * length, dy: from.dy + direction[1] * length };
    const to = shiftWithin(note, wish);
    const isStopped = to.dx === Math.round(from.dx) && to.dy === Math.round(from.dy);
    if (isStopped) announce(t('visualise.builder.marking.edge', { text }));
    else dispatch({ type: 'move-annotation', index, to, group: `move ${index}` });
  };

  return (
    <button
      type="button"
      className="movable-text"
      ref={isNew ? takeFocus : undefined}
      style={{ left: frame.x, top: frame.y, width: frame.x2 - frame.x, height: frame.y2 - frame.y }}
      aria-label={t('visualise.builder.marking.movable', { text })}
      aria-roledescription={t('visualise.builder.marking.role')}
      onPointerDown={drag}
      onKeyDown={step}
      onBlur={onBlur}
    />
  );
}

function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
