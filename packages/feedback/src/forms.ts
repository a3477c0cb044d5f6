/**
 * The two forms by which visitors write to the team: feedback from anywhere, and the contact block of the home page.
 */
export type MessageKind = 'feedback' | 'contact';

export type MessageField = 'name' | 'phone' | 'email' | 'subject' | 'message';

/** What somebody has written, field by field. */
export type WrittenFields = Record<MessageField, string>;

/**
 * The fields of each form in the order they are checked, and the key by which an answer names what is wrong with
 * each.
 */
export const errorKeys: Record<MessageKind, Partial<Record<MessageField, string>>> = {
  feedback: { name: 'Name', phone: 'phone', email: 'Email', subject: 'Subject', message: 'Message' },
  contact: { name: 'Name', email: 'Email', phone: 'PhoneNumber', message: 'Message' },
};

/** The fields of a form, in the order they are checked. */
export function fieldsOf(kind: MessageKind): MessageField[] {
  return Object.keys(errorKeys[kind]) as MessageField[];
}

/** The most characters each field takes. */
export const longest: Record<MessageField, number> = {
  name: 200,
  phone: 30,
  email: 254,
  subject: 300,
  message: 10_000,
};

/** The honeypot: a field that people do not see, and that programs fill in. */
export const HONEYPOT = 'confirm_link';
