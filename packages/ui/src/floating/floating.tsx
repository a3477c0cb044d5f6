import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { reachableIn } from '../focus/reachable.ts';
import styles from './floating.module.css';
import { placeFloating } from './place-floating.ts';

interface FloatingProps {
  /** What it belongs to and stands beside; the focus goes back there. */
  anchor: HTMLElement;
  /** What it is called for those who do not see it. */
  label: string;
  /** `dialog`: fields to fill in; `menu`: choices, for which there is `Menu`. */
  role?: 'dialog' | 'menu';
  onClose: () => void;
  /** Told of each key but Escape, which closes it. */
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
  children: ReactNode;
}

/**
 * A small window beside what it was opened from; on a phone a sheet at the lower edge. The page stays in reach:
 * who clicks or moves elsewhere closes it. It stands in the browser's top layer, so that no list cuts it off.
 */
export function Floating({ anchor, label, role = 'dialog', onClose, onKeyDown, children }: FloatingProps) {
  const area = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);

  useLayoutEffect(() => {
    const element = area.current;
    if (!element) return undefined;
    element.showPopover();
    const place = () => placeFloating(element, anchor);
    place();
    firstIn(element)?.focus({ preventScroll: true });
    const grown = new ResizeObserver(place);
    grown.observe(element);
    window.addEventListener('resize', place);
    return () => {
      grown.disconnect();
      window.removeEventListener('resize', place);
      element.hidePopover();
    };
  }, [anchor]);

  useEffect(() => {
    const onPointer = ({ target }: PointerEvent) => {
      const isInside = target instanceof Node && (area.current?.contains(target) || anchor.contains(target));
      if (!isInside) close();
    };
    document.addEventListener('pointerdown', onPointer);
    return () => document.removeEventListener('pointerdown', onPointer);
  }, [anchor]);

  return (
    // Escape is heard where it bubbles to, whatever inside has the focus.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={area}
      popover="manual"
      className={styles.floating}
      role={role}
      aria-label={label}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') {
          onKeyDown?.(event);
          return;
        }
        event.preventDefault();
        event.stopPropagation();
        onClose();
        anchor.focus({ preventScroll: true });
      }}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (role !== 'dialog' || !(relatedTarget instanceof Node)) return;
        if (!currentTarget.contains(relatedTarget) && !anchor.contains(relatedTarget)) onClose();
      }}
    >
      {children}
    </div>
  );
}

function firstIn(element: HTMLElement): HTMLElement | undefined {
  const [first = element] = reachableIn(element);
  return element.querySelector<HTMLElement>('[autofocus], [role^="menuitem"]') ?? first;
}
