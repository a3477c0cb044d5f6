import { IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';

interface DialogProps {
  title: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}

/** A window over the page with one thing to do. Escape closes it, and the focus goes back to where it was. */
export function Dialog({ title, closeLabel, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return (
    <dialog ref={dialog} className="chart-dialog" aria-labelledby={id} onClose={onClose}>
      <div className="chart-dialog-head">
        <h2 id={id}>{title}</h2>
        <button type="button" className="chart-dialog-close" onClick={() => dialog.current?.close()}>
          <IconX size={24} stroke={1.6} aria-hidden="true" />
          <span className="visually-hidden">{closeLabel}</span>
        </button>
      </div>
      {children}
    </dialog>
  );
}
