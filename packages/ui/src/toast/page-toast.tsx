import { useState } from 'react';
import { Toast, type ToastKind, ToastStack } from './toast.tsx';

interface PageToastProps {
  /** None while there is nothing to say. */
  message: { text: string; kind: ToastKind } | undefined;
  /** What the message is about: about another thing the same words are shown again, though they were closed. */
  occasion: unknown;
  closeLabel: string;
}

/**
 * What a page has to say beside its content; it comes with the page, so that it is there without script. The two
 * regions stand before their message: only then does every screen reader speak what is put into them.
 */
export function PageToast({ message, occasion, closeLabel }: PageToastProps) {
  const [closed, setClosed] = useState<{ text: string; occasion: unknown }>();
  const isClosed = message?.text === closed?.text && occasion === closed?.occasion;
  const toast =
    message && !isClosed ? (
      <Toast
        kind={message.kind}
        closeLabel={closeLabel}
        onClose={() => setClosed({ text: message.text, occasion })}
      >
        {message.text}
      </Toast>
    ) : null;
  const isUrgent = message !== undefined && message.kind !== 'plain';
  return (
    <ToastStack>
      <div role="status">{isUrgent ? null : toast}</div>
      <div role="alert">{isUrgent ? toast : null}</div>
    </ToastStack>
  );
}
