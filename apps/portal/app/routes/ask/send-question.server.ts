import { HONEYPOT } from '@gazetteer/feedback';
import { fetchAs, siteContext } from '@gazetteer/site/server';
import { data, redirect, type RouterContextProvider } from 'react-router';
import { translator } from '../../i18n/i18n.server.ts';

/** What was typed into the form. */
export interface TypedQuestion {
  name: string;
  email: string;
  question: string;
  showsName: boolean;
}

/** A question that was not taken: what was typed, and why. */
export interface ReturnedQuestion {
  typed: TypedQuestion;
  faults: Partial<Record<'name' | 'email' | 'question', string>>;
  /** Where nothing is wrong with a field. */
  problem: string | undefined;
}

/** As much as the fields of the form could hold, and more. */
const longestForm = 64 * 1024;

type Refusal = {
  errors?: { message: string; extensions: { code: string; fields?: Record<string, string[]> } }[];
};

/**
 * Hands a question on in the name of who sent the form, and gives everything typed back where it was not taken.
 * @throws a 413 answer for a form that is none of ours
 */
export async function sendQuestion(
  { context, request, url }: { context: Readonly<RouterContextProvider>; request: Request; url: URL },
  dataset: string,
) {
  const text = await request.text();
  if (text.length > longestForm) throw new Response(null, { status: 413 });
  const form = new URLSearchParams(text);
  const services = siteContext(context);
  const typed = readTyped(form);
  const answer = await fetchAs(services, request)(`${services.publicUrl}/api/content/questions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({
      dataset,
      name: typed.name,
      email: typed.email,
      question: typed.question,
      shows_name: typed.showsName,
      language: services.locale,
      [HONEYPOT]: (form.get(HONEYPOT) ?? '').slice(0, 1000),
    }),
  });
  // Another address, so that a reload sends nothing again. A form sent by script has an address of its own.
  if (answer.ok) return redirect(`${url.pathname}?sent`, 303);
  const refusal = (await answer.json().catch(() => ({}))) as Refusal;
  return data(returned(typed, refusal, translator(services.locale)('question.failed')), {
    status: answer.status,
  });
}

function returned(typed: TypedQuestion, { errors }: Refusal, failed: string): ReturnedQuestion {
  const { code, fields } = errors?.[0]?.extensions ?? { code: '' };
  const faults: ReturnedQuestion['faults'] = {};
  for (const field of ['name', 'email', 'question'] as const) {
    const [fault] = fields?.[field] ?? [];
    if (fault) faults[field] = fault;
  }
  if (Object.keys(faults).length > 0) return { typed, faults, problem: undefined };
  // Only what is said to visitors is in their language.
  return { typed, faults, problem: code === 'REQUESTS_EXCEEDED' ? errors?.[0]?.message : failed };
}

/** As it was typed, a little more than the most that a field takes, so that nothing is cut in silence. */
function readTyped(form: URLSearchParams): TypedQuestion {
  return {
    name: (form.get('name') ?? '').slice(0, 1000),
    email: (form.get('email') ?? '').slice(0, 1000),
    question: (form.get('question') ?? '').slice(0, 10_000),
    showsName: form.get('shows_name') === 'yes',
  };
}
