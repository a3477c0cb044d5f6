import type { NewMessage } from './message.ts';
import type { MessageBody } from './message-body.ts';

/** A message on its way out. */
export type OutgoingMessage = MessageBody & {
  id: string;
  via: NewMessage['via'];
  recipient: string;
  subject: string;
  template_type: string;
};

/** Hands one message over; what it throws is a failed attempt. */
export type Deliver = (message: OutgoingMessage) => Promise<void>;

/** An attempt that failed. Its message is kept with the message and shown to administrators. */
export class DeliveryFailure extends Error {
  /** Trying the same again would fail the same way: nobody has this address, say. */
  readonly permanent: boolean;

  constructor(message: string, options: { permanent: boolean; cause?: unknown }) {
    super(message, { cause: options.cause });
    this.name = 'DeliveryFailure';
    this.permanent = options.permanent;
  }
}
