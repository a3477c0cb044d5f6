/** What became of a message sent to the team. */
export type Delivery =
  | { state: 'sent' }
  /** The server takes no messages yet. */
  | { state: 'closed' }
  | { state: 'refused'; fields: Record<string, string>; message?: string }
  | { state: 'failed' };

/** Statuses with which a server says that nobody takes messages there. */
const closed = new Set([404, 405, 501, 503]);

/** Posts `body` as JSON to one of the portal's own endpoints. Never throws: each outcome is a {@link Delivery}. */
export async function sendMessage(
  path: '/api/feedback' | '/api/connect',
  body: Record<string, string>,
): Promise<Delivery> {
  try {
    const answer = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
    });
    if (answer.ok) return { state: 'sent' };
    if (closed.has(answer.status)) return { state: 'closed' };
    return readRefusal(await answer.json());
  } catch {
    return { state: 'failed' };
  }
}

/** The server answers with texts by field (`Name`, `phone`, `PhoneNumber` …), or with one message. */
function readRefusal(answer: unknown): Delivery {
  const message = isRecord(answer) && 'message' in answer ? answer.message : answer;
  if (typeof message === 'string') return { state: 'refused', fields: {}, message };
  if (!isRecord(message)) return { state: 'failed' };
  const fields = Object.entries(message).map(([name, text]) => [fieldOf(name), String(text)]);
  return { state: 'refused', fields: Object.fromEntries(fields) };
}

function fieldOf(name: string): string {
  const key = name.toLowerCase();
  return key === 'phonenumber' ? 'phone' : key;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A mail to the team that carries what was typed. */
export function mailAddress(email: string, subject: string, lines: readonly string[]): string {
  const text = lines.filter((line) => line.trim() !== '').join('\n\n');
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
}
