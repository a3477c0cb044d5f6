import type { MessageKind, WrittenFields } from '@gazetteer/feedback';

/** Where the browser keeps what is typed and not sent, until the tab is closed. */
const keyOf = (kind: MessageKind) => `unsent-${kind}`;

/** Keeps what is typed, so that a reload or a way around the site loses nothing. */
export function keepText(kind: MessageKind, fields: WrittenFields): void {
  try {
    if (Object.values(fields).every((text) => text === '')) sessionStorage.removeItem(keyOf(kind));
    else sessionStorage.setItem(keyOf(kind), JSON.stringify(fields));
  } catch {
    // Some browsers keep nothing for a site; the form works without.
  }
}

/** What was typed into this form before and not sent. */
export function keptText(kind: MessageKind): Partial<WrittenFields> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(kind)) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}
