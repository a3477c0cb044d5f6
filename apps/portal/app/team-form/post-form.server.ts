import { fieldsOf, longest, type MessageKind, HONEYPOT, type WrittenFields } from '@gazetteer/feedback';
import { siteContext } from '@gazetteer/site/server';
import { data, redirect, type RouterContextProvider } from 'react-router';
import { readRefusal } from './deliver-message.ts';
import type { Returned } from './use-team-form.ts';

const paths: Record<MessageKind, string> = { feedback: '/api/feedback', contact: '/api/connect' };

/**
 * Hands a form that was sent without script to the server, as a script would, and gives everything typed back where it
 * was not taken.
 */
export async function postForm(context: Readonly<RouterContextProvider>, request: Request) {
  const form = new URLSearchParams(await request.text());
  const kind: MessageKind = form.get('kind') === 'contact' ? 'contact' : 'feedback';
  const { fetch, locale } = siteContext(context);
  const typed = readTyped(form);
  const chart = (form.get('chart') ?? '').slice(0, 64) || undefined;
  const answer = await fetch(paths[kind], {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'accept-language': locale,
      // Who is signed in finds the message among what is theirs.
      cookie: request.headers.get('cookie') ?? '',
    },
    body: JSON.stringify({
      ...Object.fromEntries(fieldsOf(kind).map((field) => [field, typed[field]])),
      page: kind === 'contact' ? '/' : '/feedback',
      ...(chart && kind === 'feedback' ? { chart } : {}),
      [HONEYPOT]: form.get(HONEYPOT) ?? '',
    }),
  });
  // Another address, so that a reload sends nothing again.
  if (answer.ok) return redirect(`/feedback?sent=${kind}`, 303);
  const refusal: unknown = await answer.json();
  const delivery = readRefusal(kind, refusal);
  return data({ kind, chart, returned: { typed, delivery } satisfies Returned }, { status: answer.status });
}

/**
 * What was typed, as it was typed; the most that a field takes and a little more, so that nothing is cut in silence.
 */
function readTyped(form: URLSearchParams): WrittenFields {
  const text = (name: keyof WrittenFields) => (form.get(name) ?? '').slice(0, 2 * longest[name] + 1000);
  return {
    name: text('name'),
    phone: text('phone'),
    email: text('email'),
    subject: text('subject'),
    message: text('message'),
  };
}
