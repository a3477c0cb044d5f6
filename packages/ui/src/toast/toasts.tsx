import { useState } from 'react';
import { Toast, ToastStack } from './toast.tsx';
import { closeToast, type ToastKind, type ToastMessage, useToasts } from './toast-queue.ts';

interface ToastsProps {
  closeLabel: string;
  /** A message that comes with the page, and so without script too. */
  served?: { text: string; kind: ToastKind } | undefined;
}

/**
 * Shows what {@link showToast} is given. The two regions are there before their messages: only then does every
 * screen reader speak what is put into them.
 */
export function Toasts({ closeLabel, served }: ToastsProps) {
  const messages = useToasts();
  const [closed, setClosed] = useState<string>();
  const shown: (ToastMessage & { close: () => void })[] = messages.map((message) => ({
    ...message,
    close: () => closeToast(message.id),
  }));
  if (served && served.text !== closed) {
    shown.unshift({ ...served, id: 0, close: () => setClosed(served.text) });
  }
  const show = ({ id, kind, text, close }: (typeof shown)[number]) => (
    <Toast key={id} kind={kind} closeLabel={closeLabel} onClose={close}>
      {text}
    </Toast>
  );
  return (
    <ToastStack>
      <div role="status">{shown.filter(({ kind }) => kind === 'plain').map(show)}</div>
      <div role="alert">{shown.filter(({ kind }) => kind !== 'plain').map(show)}</div>
    </ToastStack>
  );
}
