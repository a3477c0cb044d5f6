import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useLatest } from '../../controls/use-latest.ts';
import { placeFloating } from './place-floating.ts';

interface FloatingProps {
  /** What it belongs to; the focus goes back there. */
  anchor: HTMLElement;
  /** What it is called for those who do not see it. */
  label: string;
  /** `menu`: choices, one of which closes it; `dialog`: fields to fill in. */
  role: 'menu' | 'dialog';
  onClose: () => void;
  children: ReactNode;
}

/** A small window beside what it was opened from; on a phone a sheet at the lower edge. */
export function Floating({ anchor, label, role, onClose, children }: FloatingProps) {
  const area = useRef<HTMLDivElement>(null);
  const close = useLatest(onClose);

  useLayoutEffect(() => {
    const element = area.current;
    if (!element) return undefined;
    const place = () => placeFloating(element, anchor);
    place();
    const first = element.querySelector<HTMLElement>('[autofocus], [data-first], button, input, select');
    first?.focus({ preventScroll: true });
    const grown = new ResizeObserver(place);
    grown.observe(element);
    window.addEventListener('resize', place);
    return () => {
      grown.disconnect();
      window.removeEventListener('resize', place);
    };
  }, [anchor]);

  useEffect(() => {
    const onPointer = ({ target }: PointerEvent) => {
      const isInside = target instanceof Node && (area.current?.contains(target) || anchor.contains(target));
      if (!isInside) close.current();
    };
    document.addEventListener('pointerdown', onPointer);
    return () => document.removeEventListener('pointerdown', onPointer);
  }, [anchor, close]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' || (event.key === 'Tab' && role === 'menu')) {
      event.preventDefault();
      event.stopPropagation();
      onClose();
      anchor.focus();
    } else if (role === 'menu') moveInMenu(event, area.current);
  };
  return createPortal(
    // The keys of a menu are heard where they bubble to: its choices are buttons.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={area}
      className="floating"
      role={role}
      aria-label={label}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        const { relatedTarget } = event;
        if (role !== 'dialog' || !(relatedTarget instanceof Node)) return;
        if (!event.currentTarget.contains(relatedTarget) && !anchor.contains(relatedTarget)) onClose();
      }}
    >
      {children}
    </div>,
    // Inside the page's main part, and outside of lists that would cut it off.
    document.getElementById('content') ?? document.body,
  );
}

/** Arrows, Home and End go through the choices; a letter goes to the next that begins with it. */
function moveInMenu(event: KeyboardEvent, menu: HTMLElement | null): void {
  const items = [...(menu?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];
  const now = items.findIndex((item) => item === document.activeElement);
  const target = menuTarget(event.key, now, items);
  if (!target) return;
  event.preventDefault();
  target.focus();
}

function menuTarget(key: string, now: number, items: readonly HTMLElement[]): HTMLElement | undefined {
  if (key === 'ArrowDown') return items[(now + 1) % items.length];
  if (key === 'ArrowUp') return items.at(now <= 0 ? -1 : now - 1);
  if (key === 'Home') return items[0];
  if (key === 'End') return items.at(-1);
  if (key.length !== 1 || key === ' ') return undefined;
  const after = [...items.slice(now + 1), ...items.slice(0, now + 1)];
  return after.find((item) => item.textContent?.trim().toLowerCase().startsWith(key.toLowerCase()));
}
