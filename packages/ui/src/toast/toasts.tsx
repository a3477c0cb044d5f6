import { useState } from 'react';
import { Toast, ToastStack } from './toast.tsx';
import { closeToast, type ToastMessage, useToasts } from './toast-queue.ts';

interface ToastsProps {
  closeLabel: string;
  /** A message that comes with the page, and so without script too. */
  served?: string | undefined;
}

/**
 * Shows what {@link showToast} is given. The two regions are there before their messages: only then does every
 * screen reader speak what is put into them.
 */
export function Toasts({ closeLabel, served }: ToastsProps) {
  const messages = useToasts();
  const [closed, setClosed] = useState<string>();
  const isPlain = ({ kind }: ToastMessage) => kind === 'plain';
  const show = ({ id, kind, text }: ToastMessage) => (
    <Toast key={id} kind={kind} closeLabel={closeLabel} onClose={() => closeToast(id)}>
      {text}
    </Toast>
  );
  return (
    <ToastStack>
      <div role="status">
        {served && served !== closed ? (
          <Toast closeLabel={closeLabel} onClose={() => setClosed(served)}>
            {served}
          </Toast>
        ) : null}
        {messages.filter(isPlain).map(show)}
      </div>
      <div role="alert">{messages.filter((message) => !isPlain(message)).map(show)}</div>
    </ToastStack>
  );
}
