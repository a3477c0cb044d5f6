import { useKeyDown } from '@gazetteer/ui';
import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { FieldFacts } from './field-facts.tsx';
import type { FieldLook } from './use-field-card.ts';

type FieldCardProps = FieldLook & { onStay: () => void; onClose: () => void };

/** The facts of a field beside it, while it is pointed at or focused; Escape puts them away. */
export default function FieldCard({ field, button, onStay, onClose }: FieldCardProps) {
  const card = useRef<HTMLDivElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const element = card.current;
    if (!element) return undefined;
    const { right, top } = button.getBoundingClientRect();
    const { height } = element.getBoundingClientRect();
    element.style.left = `${right + 8}px`;
    element.style.top = `${Math.max(8, Math.min(top - 8, window.innerHeight - height - 8))}px`;
    button.setAttribute('aria-describedby', id);
    return () => button.removeAttribute('aria-describedby');
  }, [button, id]);
  useKeyDown(({ key }) => {
    if (key === 'Escape') onClose();
  });
  useEffect(() => {
    const options = { capture: true, passive: true };
    document.addEventListener('scroll', onClose, options);
    return () => document.removeEventListener('scroll', onClose, options);
  }, [onClose]);
  return createPortal(
    <div
      ref={card}
      id={id}
      role="tooltip"
      className="field-card"
      onPointerEnter={onStay}
      onPointerLeave={onClose}
    >
      <FieldFacts field={field} />
    </div>,
    document.getElementById('content') ?? document.body,
  );
}
