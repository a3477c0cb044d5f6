import type { MessageState } from './inbox-address.ts';

/** States that an answer leaves a message in, the likeliest first. */
export const statesAfterAnswer = ['answered', 'waiting', 'open'] as const;
export type StateAfterAnswer = (typeof statesAfterAnswer)[number];

/** An answer that was typed and not sent. */
export interface UnsentAnswer {
  text: string;
  state: StateAfterAnswer;
}

/** What the inbox says after something was asked of it. */
export type InboxAnswer =
  | { done: 'moved'; state: MessageState; count: number; failed: number }
  | { done: 'noted' | 'answered' | 'assigned' | 'resent' | 'nothing-chosen' | 'problem' | 'no-staff' }
  /** What could not be kept, to be typed no second time. */
  | { done: 'problem' | 'nothing-typed'; note: string }
  /** Why an answer was not sent, or that one was begun with a template: what was typed stays. */
  | { done: 'problem' | 'nothing-typed' | 'overtaken' | 'unreachable' | 'begun'; unsent: UnsentAnswer };
