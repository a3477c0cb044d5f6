import type { Secrets } from '@gazetteer/kernel';

const PURPOSE = 'courier';

/**
 * What a message says: plain text, the same as HTML where it goes by mail, who is written to by who answers it, and where
 * a mail program asks by POST that no more of its kind is sent.
 */
export type MessageBody = { text: string; html?: string; replyTo?: string; unsubscribe?: string };

/** Seals a body for the store: it carries codes and links that let people in. */
export function sealBody(secrets: Secrets, body: MessageBody): string {
  return secrets.encrypt(JSON.stringify(body), PURPOSE);
}

/** Opens a body from the store. @throws where its key is gone, and where it is kept no longer */
export function openBody(secrets: Secrets, sealed: string): MessageBody {
  return JSON.parse(secrets.decrypt(sealed, PURPOSE)) as MessageBody;
}
