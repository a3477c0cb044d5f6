import { useRef } from 'react';

interface TickAllProps {
  /** What it says. */
  text: string;
  className?: string;
}

/** Ticks all boxes of its form that are named `id`, or none. It is not there without script, where it could do nothing. */
export function TickAll({ text, className = '' }: TickAllProps) {
  const own = useRef<HTMLInputElement>(null);
  const tickAll = (isTicked: boolean) => {
    const boxes = own.current?.form?.querySelectorAll<HTMLInputElement>('input[name="id"]') ?? [];
    for (const box of boxes) box.checked = isTicked;
  };
  return (
    <label className={`needs-script ${className}`}>
      <input ref={own} type="checkbox" onChange={({ target }) => tickAll(target.checked)} />
      {text}
    </label>
  );
}
