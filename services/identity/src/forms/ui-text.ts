import { messageIds } from './message-ids.ts';
import { type MessageId, messageTexts } from './message-texts.ts';

/** A text of a flow: clients translate it by its id and context. */
export type UiText = {
  id: number;
  text: string;
  type: 'info' | 'error' | 'success';
  context?: Record<string, unknown>;
};

/** The message with this id, its text filled in from the context. */
export function uiText(id: MessageId, context?: Record<string, unknown>): UiText {
  const [type, template] = messageTexts[id];
  const text = template.replace(/\{(\w+)\}/g, (whole, name: string) => asText(context?.[name]) ?? whole);
  return { id, text, type, ...(context ? { context } : {}) };
}

/** A refusal in words of its own: message `refusal`, which has no context. */
export function reason(text: string): UiText {
  return { id: messageIds.refusal, text, type: 'error' };
}

function asText(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : undefined;
}
