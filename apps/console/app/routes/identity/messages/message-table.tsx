import { LocalTime } from '@gazetteer/site';
import { Button } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { PlainTable } from '../../../parts/plain-table.tsx';
import { useProject } from '../../../project/use-project.ts';
import type { ListedMessage } from './load-messages.server.ts';
import styles from './messages.module.css';

/** Messages with what became of each attempt to send them. */
export function MessageTable({ messages }: { messages: readonly ListedMessage[] }) {
  const { t } = useTranslation();
  const { mayChange } = useProject();
  return (
    <PlainTable label={t('menu.identity.messages')}>
      <thead>
        <tr>
          <th scope="col">{t('identity.messages.recipient')}</th>
          <th scope="col">{t('identity.messages.subject')}</th>
          <th scope="col">{t('identity.messages.status')}</th>
          <th scope="col">{t('identity.messages.attempts')}</th>
          <th scope="col">{t('identity.messages.written')}</th>
        </tr>
      </thead>
      <tbody>
        {messages.map((message) => (
          <tr key={message.id}>
            <td>
              {message.recipient}
              <div className="console-note">{t(`identity.messages.types.${message.type}`)}</div>
            </td>
            <td>
              <MessageText message={message} />
            </td>
            <td>
              {t(`identity.messages.statuses.${message.status}`)}
              {mayChange && message.resend_until ? (
                <Resend id={message.id} until={message.resend_until} />
              ) : null}
            </td>
            <td>
              <Attempts message={message} />
            </td>
            <td>
              <LocalTime iso={message.created_at} />
            </td>
          </tr>
        ))}
      </tbody>
    </PlainTable>
  );
}

function Resend({ id, until }: { id: string; until: string }) {
  const { t } = useTranslation();
  return (
    <Form method="post">
      <input type="hidden" name="message" value={id} />
      <Button type="submit" look="quiet">
        {t('identity.messages.resend')}
      </Button>
      <p className="console-note">
        {t('identity.messages.resendUntil')} <LocalTime iso={until} />
      </p>
    </Form>
  );
}

function MessageText({ message: { id, subject, body, template_type } }: { message: ListedMessage }) {
  const { t } = useTranslation();
  return (
    <details className={styles.message}>
      <summary>{subject === '' ? template_type : subject}</summary>
      <p className="console-note">
        <code>{template_type}</code> · <code>{id}</code>
      </p>
      {body === '<hidden>' ? (
        <p className="console-note">{t('identity.messages.hidden')}</p>
      ) : (
        <p className={styles.body}>{body}</p>
      )}
    </details>
  );
}

function Attempts({ message: { send_count, dispatches } }: { message: ListedMessage }) {
  const { t } = useTranslation();
  const failed = dispatches.filter(({ error }) => error);
  return (
    <>
      {send_count}
      {failed.length > 0 ? (
        <ul className={styles.faults}>
          {failed.map(({ id, created_at, error }) => (
            <li key={id}>
              <LocalTime iso={created_at} /> {error?.message ?? t('identity.messages.failed')}
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
