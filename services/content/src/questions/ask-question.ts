import { randomUUID } from 'node:crypto';
import { type Caller, identityOf, networkOf } from '@gazetteer/kernel';
import type { WrittenFields } from '@gazetteer/feedback';
import { refusalText } from '../feedback/refusal-texts.ts';
import { suspectWords } from '../feedback/suspicions.ts';
import { textDigest } from '../model/text-digest.ts';
import { ContentError, forbidden, invalidPayload } from '../model/content-error.ts';
import type { Language } from '../model/languages.ts';
import type { QuestionTable } from '../model/question-tables.ts';
import { timeBefore } from '../model/time-before.ts';
import { checkQuestion, tidyQuestion } from './check-question.ts';
import { countSince, insertQuestion, isAskedAlready } from './intake.store.ts';
import type { AskedDataset, QuestionContext } from './question-context.ts';

/** A question as it comes in. */
export type IncomingQuestion = {
  /** The dataset, by its id or name. */
  dataset: string;
  /** Both empty where they are those of the account. */
  name: string;
  email: string;
  question: string;
  /** Whether the name may stand beside the question. */
  isNamed: boolean;
  language: Language;
  caller: Caller;
  /** The network address it comes from. */
  ip: string;
  /** What stands in the field that people do not see. */
  honeypot: string;
};

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const WINDOW = 10 * MINUTE;
/** So many come of one network in that time; more are refused. */
const MOST_OF_NETWORK = 10;
/** So many come in all; more are set aside, since nobody could look at them. */
const MOST_IN_ALL = 60;
/** So many are set aside a day, so that nobody fills the store. */
const MOST_SET_ASIDE = 1000;

/**
 * Takes a question about a dataset that the caller reads. It waits for an editor of the dataset; what looks like spam is
 * set aside, and who sent it learns nothing of that. The same question asked again within a day is stored once.
 * @throws FORBIDDEN for a dataset that the caller may not read, INVALID_PAYLOAD naming each field that breaks a rule,
 * REQUESTS_EXCEEDED
 */
export async function askQuestion(context: QuestionContext, incoming: IncomingQuestion): Promise<void> {
  const dataset = await context.access.readable(incoming.caller, incoming.dataset);
  if (!dataset) throw forbidden();
  const fields = tidyQuestion(await asAccountSays(context, incoming));
  const faults = checkQuestion(fields, incoming.language);
  if (Object.keys(faults).length > 0) throw invalidPayload(faults);
  await context.sql.transaction(async () => {
    const row = composeRow(context, incoming, dataset, fields);
    if (await isAskedAlready(context.sql, row, timeBefore(context, DAY))) return;
    const suspicions = suspect(context, incoming, fields);
    if (context.isLimited) await limit(context, incoming.language, row.sender, suspicions);
    const state = suspicions.length > 0 ? 'spam' : 'waiting';
    await insertQuestion(context.sql, { ...row, state, suspicions: JSON.stringify(suspicions) });
  });
}

/** Who is signed in need not say who they are. */
async function asAccountSays({ accounts }: QuestionContext, incoming: IncomingQuestion) {
  const { name, email, question, caller } = incoming;
  const identity = identityOf(caller);
  if (identity === undefined || (name.trim() !== '' && email.trim() !== '')) return { name, email, question };
  const own = (await accounts.emailOf(identity)) ?? '';
  const known = (await accounts.makersOf([identity])).get(identity)?.name ?? '';
  return { name: name.trim() || known || own.split('@', 1)[0] || '', email: email.trim() || own, question };
}

function composeRow(
  { clock, forms }: QuestionContext,
  { isNamed, language, caller, ip }: IncomingQuestion,
  dataset: AskedDataset,
  { name, email, message }: WrittenFields,
): QuestionTable & { sender: string } {
  const now = clock().toISOString();
  return {
    id: randomUUID(),
    dataset_id: dataset.id,
    state: 'waiting',
    revision: 1,
    language,
    asked: message,
    question: message,
    answer: '',
    answer_language: language,
    reason: '',
    name,
    email,
    is_named: isNamed ? 1 : 0,
    owner_id: identityOf(caller) ?? null,
    asked_at: now,
    updated_at: now,
    published_at: null,
    answered_at: null,
    edited_at: null,
    told: null,
    suspicions: '[]',
    sender: forms.senderOf(networkOf(ip)),
    digest: textDigest(message),
  };
}

function suspect(
  { publicUrl }: QuestionContext,
  { honeypot }: IncomingQuestion,
  fields: WrittenFields,
): string[] {
  return [...(honeypot === '' ? [] : ['trap']), ...suspectWords(fields, publicUrl)];
}

/** Refuses a network that asks too much, and sets aside what comes when too much does. */
async function limit(
  context: QuestionContext,
  language: Language,
  sender: string,
  suspicions: string[],
): Promise<void> {
  const { sql } = context;
  const since = timeBefore(context, WINDOW);
  if ((await countSince(sql, since, { sender }, MOST_OF_NETWORK)) >= MOST_OF_NETWORK) throw tooMany(language);
  if ((await countSince(sql, since, {}, MOST_IN_ALL)) >= MOST_IN_ALL) suspicions.push('many');
  if (suspicions.length === 0) return;
  const setAside = await countSince(sql, timeBefore(context, DAY), { state: 'spam' }, MOST_SET_ASIDE);
  if (setAside >= MOST_SET_ASIDE) throw tooMany(language);
}

function tooMany(language: Language): ContentError {
  return new ContentError('REQUESTS_EXCEEDED', refusalText('tooMany', language));
}
