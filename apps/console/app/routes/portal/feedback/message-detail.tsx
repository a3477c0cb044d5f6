import { LocalTime } from '@gazetteer/site';
import { Button, TextArea } from '@gazetteer/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';
import { AnswerForm } from './answer-form.tsx';
import { AssigneeForm } from './assignee-form.tsx';
import type { MessageState } from './inbox-address.ts';
import type { AnswerTemplate, InboxMessage, MessageThread, StaffMember } from './inbox-message.ts';
import type { InboxAnswer } from './message-acts.ts';
import { ownPath } from './own-path.ts';
import { Thread } from './thread.tsx';
import './message.css';

interface MessageDetailProps {
  message: MessageThread;
  staff: readonly StaffMember[];
  templates: readonly AnswerTemplate[];
  /** What became of what was asked of it last. */
  answer: InboxAnswer | undefined;
}

/** A message with everything that is known of it, what followed it, and what can be done with it. */
export function MessageDetail({ message, staff, templates, answer }: MessageDetailProps) {
  const { t } = useTranslation();
  const { subject, kind, state, entries } = message;
  return (
    <article className="inbox-message">
      <header>
        <h1>{subject ? <bdi>{subject}</bdi> : t(`feedback.kind.${kind}`)}</h1>
        <p className="inbox-badge" data-state={state}>
          {t(`feedback.badge.${state}`)}
        </p>
        {message.written_back_at ? (
          <p className="inbox-badge" data-state="new">
            {t('feedback.wroteBack')}
          </p>
        ) : null}
      </header>
      <Facts message={message} />
      <Suspicions reasons={message.suspicions} />
      <AssigneeForm message={message} staff={staff} />
      <Moves state={state} />
      <Thread message={message} />
      {state === 'spam' ? null : <AnswerForm message={message} templates={templates} answer={answer} />}
      <Note key={entries} note={answer && 'note' in answer ? answer.note : ''} />
    </article>
  );
}

function Facts({ message }: { message: InboxMessage }) {
  const { t } = useTranslation();
  const { name, email, phone, page, kind, language, created_at } = message;
  const path = ownPath(page ?? '');
  return (
    <dl className="inbox-details">
      <Fact label={t('feedback.name')}>
        <bdi>{name}</bdi>
      </Fact>
      <Fact label={t('feedback.email')}>
        <bdi>{email}</bdi>
      </Fact>
      <Fact label={t('feedback.phone')}>
        <bdi>{phone}</bdi>
      </Fact>
      <Fact label={t('feedback.sent')}>
        <LocalTime iso={created_at} />
      </Fact>
      <Fact label={t('feedback.from')}>
        {t(`feedback.kind.${kind}`)}
        {language === 'fr' ? t('feedback.inFrench') : null}
      </Fact>
      {page ? (
        <Fact label={t('feedback.page')}>{path ? <a href={path}>{path}</a> : <bdi>{page}</bdi>}</Fact>
      ) : null}
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Reasons there are words for; the service may learn more of them. */
const knownReasons = ['trap', 'too_fast', 'links', 'markup', 'repeated', 'no_proof'] as const;

function Suspicions({ reasons }: { reasons: readonly string[] }) {
  const { t } = useTranslation();
  if (reasons.length === 0) return null;
  const words = reasons.map((reason) => {
    const known = knownReasons.find((one) => one === reason);
    return known ? t(`feedback.suspicion.${known}`) : reason;
  });
  return <p className="console-note">{t('feedback.suspected', { reasons: words.join(', ') })}</p>;
}

/** Where a message goes from a state, the likeliest first. */
const ways: Readonly<Record<MessageState, readonly MessageState[]>> = {
  new: ['open', 'answered', 'closed', 'spam'],
  open: ['answered', 'waiting', 'closed', 'spam'],
  waiting: ['open', 'answered', 'closed'],
  answered: ['closed', 'open', 'spam'],
  closed: ['open', 'answered', 'spam'],
  spam: ['new'],
};

function Moves({ state }: { state: MessageState }) {
  const { t } = useTranslation();
  const isBusy = useNavigation().formMethod === 'POST';
  return (
    <Form method="post" preventScrollReset className="console-actions">
      {ways[state].map((to) => (
        <Button key={to} type="submit" name="state" value={to} disabled={isBusy}>
          {state === 'spam' ? t('feedback.notSpam') : t(`feedback.bulk.${to}`)}
        </Button>
      ))}
    </Form>
  );
}

function Note({ note }: { note: string }) {
  const { t } = useTranslation();
  const isBusy = useNavigation().formMethod === 'POST';
  return (
    <Form method="post" preventScrollReset className="inbox-note">
      <TextArea
        name="note"
        label={t('feedback.note')}
        hint={t('feedback.noteHint')}
        defaultValue={note}
        maxLength={5000}
        rows={3}
        dir="auto"
      />
      <Button type="submit" name="act" value="note" disabled={isBusy}>
        {t('feedback.keepNote')}
      </Button>
    </Form>
  );
}
