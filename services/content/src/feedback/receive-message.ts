import { randomUUID } from 'node:crypto';
import {
  checkMessage,
  errorKeys,
  type MessageKind,
  problemText,
  tidyFields,
  type WrittenFields,
} from '@gazetteer/feedback';
import { ApplicationError, type Caller, identityOf, invalidInput, networkOf } from '@gazetteer/kernel';
import type { FeedbackTable } from '../model/content-tables.ts';
import type { Language } from '../model/languages.ts';
import { timeBefore } from '../model/time-before.ts';
import { demandOf, hasRoomForSpam } from './demand.ts';
import type { FeedbackContext } from './feedback-context.ts';
import { insertFeedback } from './feedback.store.ts';
import { isProven } from './form-tokens.ts';
import { isFormSpent, listAlike } from './intake.store.ts';
import { refusalText } from './refusal-texts.ts';
import { type Suspicion, suspectWords } from './suspicions.ts';
import { textDigest } from '../model/text-digest.ts';

/** A message as it comes in. */
export type IncomingMessage = {
  kind: MessageKind;
  written: Partial<WrittenFields>;
  /** The page it was written on. */
  page: string;
  /** The public handle of the chart that is reported; empty where none is. */
  chart: string;
  language: Language;
  caller: Caller;
  /** The network address it comes from. */
  ip: string;
  /** What the form's script adds; empty where there is none. */
  token: string;
  proof: string;
  trap: string;
};

/** Nobody writes a message faster than this. */
const SHORTEST_SECONDS = 2;
/** Our own form waits so long where somebody had it written already: in whole seconds it may seem one younger. */
export const WAIT_SECONDS = SHORTEST_SECONDS + 1;

const DAY = 24 * 60 * 60_000;
const LONGEST_PAGE = 500;
const CHART_HANDLE = /^[\w-]{1,64}$/;
/** A short text ('Thank you') may well come from many. */
const TELLING_LENGTH = 20;
const OFTEN = 3;

type IntakeContext = Pick<FeedbackContext, 'sql' | 'clock' | 'publicUrl' | 'forms' | 'team' | 'isLimited'>;

/**
 * Takes a message to the team: keeps it and has the team told. What looks like spam is kept apart and nobody is told,
 * the sender neither. The same message sent again within a day is kept once.
 * @throws invalid_input naming each field that breaks a rule, as the form names it; proof_needed with a form that asks a
 * browser to work; too_many_messages
 */
export async function receiveMessage(context: IntakeContext, incoming: IncomingMessage): Promise<void> {
  const fields = tidyFields(incoming.kind, incoming.written);
  requireFaultless(incoming, fields);
  await context.sql.transaction(async () => {
    const row = composeRow(context, incoming, fields);
    // The form first: where the same message has just been kept with it, the next statement sees that message.
    const form = await readForm(context, incoming.token);
    const alike = await listAlike(context.sql, row.digest, timeBefore(context, DAY), 100);
    if (alike.some((other) => isRetry(row, other))) return;
    const suspicions = suspect(context, incoming, fields, { form, alike });
    if (context.isLimited) await limit(context, incoming, { form, suspicions, sender: row.sender });
    const state = suspicions.length > 0 ? 'spam' : 'new';
    const kept = {
      ...row,
      state,
      form_id: form?.id ?? null,
      suspicions: JSON.stringify(suspicions),
    } as const;
    if ((await insertFeedback(context.sql, kept)) && state === 'new') await context.team.send(kept);
  });
}

function requireFaultless({ kind, language }: IncomingMessage, fields: WrittenFields): void {
  const problems = checkMessage(kind, fields);
  if (problems.length === 0) return;
  throw invalidInput(
    Object.fromEntries(
      problems.map(([field, problem]) => [errorKeys[kind][field], [problemText(problem, language)]]),
    ),
  );
}

function composeRow(
  { clock, forms }: IntakeContext,
  { kind, page, chart, language, caller, ip }: IncomingMessage,
  fields: WrittenFields,
): FeedbackTable & { sender: string } {
  const now = clock().toISOString();
  return {
    ...fields,
    id: randomUUID(),
    kind,
    state: 'new',
    subject: kind === 'contact' ? null : fields.subject,
    page: pageOf(page),
    chart: CHART_HANDLE.test(chart) ? chart : null,
    language,
    owner_id: identityOf(caller) ?? null,
    note: '',
    assignee_id: null,
    entries: 0,
    active_at: now,
    written_back_at: null,
    suspicions: '[]',
    created_at: now,
    updated_at: now,
    sender: forms.senderOf(networkOf(ip)),
    form_id: null,
    digest: textDigest(fields.message),
  };
}

/** The page as it is kept: without the token of one that opens another thread. */
function pageOf(page: string): string | null {
  const told = page.replaceAll(/\p{Cc}/gu, '').replace(/^\/messages\/.*/, '/messages');
  return told.slice(0, LONGEST_PAGE) || null;
}

/** Somebody sends again what was kept, because the answer got lost on its way. */
function isRetry(row: FeedbackTable, other: FeedbackTable): boolean {
  const same = ['kind', 'name', 'email', 'phone', 'subject'] as const;
  return same.every((field) => row[field] === other[field]);
}

type Form = { id: string; ageSeconds: number } | undefined;

/** A form is good for one message. */
async function readForm({ sql, forms }: IntakeContext, token: string): Promise<Form> {
  const form = forms.read(token);
  return form && !(await isFormSpent(sql, form.id)) ? form : undefined;
}

function suspect(
  { publicUrl }: IntakeContext,
  { trap }: IncomingMessage,
  fields: WrittenFields,
  { form, alike }: { form: Form; alike: readonly FeedbackTable[] },
): Suspicion[] {
  const others = alike.filter(({ email }) => email !== fields.email);
  const signs: Partial<Record<Suspicion, boolean>> = {
    trap: trap !== '',
    too_fast: form !== undefined && form.ageSeconds < SHORTEST_SECONDS,
    repeated: fields.message.length >= TELLING_LENGTH && others.length >= OFTEN,
  };
  const found = Object.entries(signs).filter(([, isThere]) => isThere);
  return [...found.map(([name]) => name as Suspicion), ...suspectWords(fields, publicUrl)];
}

/** Asks for work where many messages come. Who has no script cannot do it: what they write is kept, and looked at. */
async function limit(
  context: IntakeContext,
  { token, proof, language }: IncomingMessage,
  { form, suspicions, sender }: { form: Form; suspicions: Suspicion[]; sender: string },
): Promise<void> {
  const demand = await demandOf(context, sender);
  if (demand === 'refused') throw tooMany(language);
  const isPaid = demand === 0 || (form !== undefined && isProven(token, proof, demand));
  if (!isPaid && suspicions.length === 0) {
    if (token !== '') throw proofNeeded(context, { language, demand, token: form ? token : undefined });
    suspicions.push('no_proof');
  }
  if (suspicions.length > 0 && !(await hasRoomForSpam(context))) throw tooMany(language);
}

function tooMany(language: Language): ApplicationError {
  return new ApplicationError('too_many_messages', 429, refusalText('tooMany', language));
}

function proofNeeded(
  { forms }: IntakeContext,
  { language, demand, token }: { language: Language; demand: number; token: string | undefined },
): ApplicationError {
  const form = { token: token ?? forms.issue(), difficulty: demand, wait: WAIT_SECONDS };
  return new ApplicationError('proof_needed', 429, refusalText('proofNeeded', language), { info: { form } });
}
