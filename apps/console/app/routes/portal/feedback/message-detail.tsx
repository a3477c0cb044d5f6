import { LocalTime, useFigures } from '@gazetteer/site';
import { Button, buttonClass, TextArea } from '@gazetteer/ui';
import { IconMail } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';
import { answerAddress } from './answer-address.ts';
import type { MessageState } from './inbox-address.ts';
import type { InboxMessage } from './inbox-message.ts';
import { ownPath } from './own-path.ts';
import './message.css';

/**
 * A message with everything that is known of it, and what can be done with it.
 * @param note what stands in its field: the one that is kept, or the one that could not be
 */
export function MessageDetail({ message, note }: { message: InboxMessage; note: string }) {
  const { t } = useTranslation();
  const { subject, kind, state } = message;
  return (
    <article className="inbox-message">
      <header>
        <h1>{subject ? <bdi>{subject}</bdi> : t(`feedback.kind.${kind}`)}</h1>
        <p className="inbox-badge" data-state={state}>
          {t(`feedback.badge.${state}`)}
        </p>
      </header>
      <Facts message={message} />
      <Suspicions reasons={message.suspicions} />
      {/* Strangers write in any direction; each paragraph takes its own. */}
      <div className="inbox-text">{message.message}</div>
      <Acts message={message} />
      <Note note={note} />
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
  new: ['answered', 'closed', 'spam'],
  answered: ['closed', 'new', 'spam'],
  closed: ['new', 'answered', 'spam'],
  spam: ['new'],
};

function Acts({ message }: { message: InboxMessage }) {
  const { t } = useTranslation();
  const figures = useFigures();
  const isBusy = useNavigation().formMethod === 'POST';
  const { name, email, subject, message: text, state, created_at } = message;
  const introduction = t('feedback.wrote', { date: figures.date(created_at), name });
  const address = answerAddress(
    { email, subject: subject ?? t('feedback.yourMessage'), message: text },
    introduction,
  );
  return (
    <div className="console-actions inbox-acts">
      <a className={buttonClass(state === 'new' ? 'primary' : 'plain')} href={address}>
        <IconMail size={20} stroke={1.6} aria-hidden="true" />
        {t('feedback.answer')}
      </a>
      <Form method="post" preventScrollReset className="console-actions">
        {ways[state].map((to) => (
          <Button key={to} type="submit" name="state" value={to} disabled={isBusy}>
            {state === 'spam' ? t('feedback.notSpam') : t(`feedback.bulk.${to}`)}
          </Button>
        ))}
      </Form>
    </div>
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
        rows={4}
        dir="auto"
      />
      <Button type="submit" disabled={isBusy}>
        {t('feedback.keepNote')}
      </Button>
    </Form>
  );
}
