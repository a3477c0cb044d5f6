import { LocalTime } from '@gazetteer/site';
import { Button } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';
import type { MessageThread, ThreadEntry } from './inbox-message.ts';

/** What was written, from the message on: answers, what the writer wrote back, and notes of the team. */
export function Thread({ message }: { message: MessageThread }) {
  const { t } = useTranslation();
  return (
    <ol className="inbox-thread" aria-label={t('feedback.thread')}>
      {/* Strangers write in any direction; each paragraph takes its own. */}
      <li data-kind="reply">
        <p className="inbox-said">
          <bdi>{message.name}</bdi> <LocalTime iso={message.created_at} />
        </p>
        <div className="inbox-text">{message.message}</div>
      </li>
      {message.thread.map((entry) => (
        <Entry key={entry.number} entry={entry} writer={message.name} />
      ))}
    </ol>
  );
}

function Entry({ entry, writer }: { entry: ThreadEntry; writer: string }) {
  const { t } = useTranslation();
  const { kind, text, author, created_at } = entry;
  return (
    <li data-kind={kind}>
      <p className="inbox-said">
        <bdi>{kind === 'reply' ? writer : (author ?? t('feedback.somebody'))}</bdi>{' '}
        {kind === 'note' ? <span className="inbox-kind">{t('feedback.isNote')}</span> : null}{' '}
        <LocalTime iso={created_at} />
      </p>
      <div className="inbox-text">{text}</div>
      <MailState entry={entry} />
    </li>
  );
}

/** What became of the mail of an answer; one that was given up can be sent again. */
function MailState({ entry: { number, mail } }: { entry: ThreadEntry }) {
  const { t } = useTranslation();
  const isBusy = useNavigation().formMethod === 'POST';
  if (mail === null) return null;
  if (mail !== 'failed') return <p className="inbox-mail">{t(`feedback.mail.${mail}`)}</p>;
  return (
    <Form method="post" preventScrollReset className="inbox-mail" data-failed>
      <p>{t('feedback.mail.failed')}</p>
      <input type="hidden" name="number" value={number} />
      <Button type="submit" name="act" value="resend" disabled={isBusy}>
        {t('feedback.resend')}
      </Button>
    </Form>
  );
}
