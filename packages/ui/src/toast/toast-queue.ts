import { useSyncExternalStore } from 'react';

/** `error` and `warning` are spoken at once, `plain` when the reader pauses. */
export type ToastKind = 'plain' | 'warning' | 'error';

export interface ToastMessage {
  id: number;
  text: string;
  kind: ToastKind;
}

const none: readonly ToastMessage[] = [];
let messages = none;
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly ToastMessage[]): void {
  messages = next;
  for (const listener of listeners) listener();
}

/** Shows a message until it is closed; it outlives the way to another page of this document. Browser only. */
export function showToast(text: string, kind: ToastKind = 'plain'): void {
  lastId += 1;
  // The same words twice say nothing new.
  change([...messages.filter((message) => message.text !== text), { id: lastId, text, kind }]);
}

/** Takes a message away. */
export function closeToast(id: number): void {
  change(messages.filter((message) => message.id !== id));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The messages that are shown now, oldest first; none on the server. */
export function useToasts(): readonly ToastMessage[] {
  return useSyncExternalStore(
    subscribe,
    () => messages,
    () => none,
  );
}
