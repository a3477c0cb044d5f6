import { Pager, useFigures } from '@gazetteer/site';
import { Button, Checkbox } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Form, Link, useNavigation } from 'react-router';
import { TickAll } from '../../../parts/tick-all.tsx';
import { inboxAddress, messageStates, pageSize } from './inbox-address.ts';
import type { Inbox, ListedMessage } from './load-inbox.server.ts';
import './inbox.css';

/** The messages as rows to be ticked, and what can be done with those that are. */
export function MessageList({ inbox }: { inbox: Inbox }) {
  const { t } = useTranslation();
  const { query, messages, count } = inbox;
  const isBusy = useNavigation().formMethod === 'POST';
  if (count === 0) return <NoMessages inbox={inbox} />;
  return (
    <>
      <Form method="post" preventScrollReset key={messages.map(({ id }) => id).join()}>
        <div className="inbox-bulk">
          <TickAll text={t('feedback.tickAll')} className="inbox-all" />
          <div role="group" aria-labelledby="inbox-mark" className="inbox-marks">
            <span id="inbox-mark">{t('feedback.markAs')}</span>
            {/* That a writer was asked something is known of one message at a time. */}
            {messageStates
              .filter((state) => state !== query.state && state !== 'waiting')
              .map((state) => (
                <Button key={state} type="submit" name="state" value={state} disabled={isBusy}>
                  {t(`feedback.badge.${state}`)}
                </Button>
              ))}
          </div>
        </div>
        <ul className="inbox-list">
          {messages.map((message) => (
            <MessageRow key={message.id} message={message} inbox={inbox} />
          ))}
        </ul>
      </Form>
      <Pager
        label={t('pager.label')}
        isByTime
        page={query.page}
        last={Math.ceil(count / pageSize)}
        pathOf={(page) => inboxAddress({ ...query, page })}
      />
    </>
  );
}

function MessageRow({ message, inbox }: { message: ListedMessage; inbox: Inbox }) {
  const { t } = useTranslation();
  const figures = useFigures();
  const { id, name, subject, beginning, kind, state, assignee, written_back_at, created_at } = message;
  return (
    <li className="inbox-row" data-state={written_back_at ? 'new' : state}>
      <label className="inbox-tick">
        <Checkbox name="id" value={id} />
        <span className="visually-hidden">{t('feedback.tick', { name })}</span>
      </label>
      <Link className="inbox-open" to={inboxAddress(inbox.query, id)}>
        <bdi className="inbox-name">{name}</bdi>
        <span className="inbox-words">
          {subject ? <bdi className="inbox-subject">{subject}</bdi> : null} <bdi>{beginning}</bdi>
        </span>
      </Link>
      <p className="inbox-facts">
        {written_back_at ? <strong>{t('feedback.wroteBack')}</strong> : null}
        {assignee && inbox.query.assignee !== 'mine' ? <bdi>{assignee.name}</bdi> : null}
        {inbox.query.state ? null : <span>{t(`feedback.badge.${state}`)}</span>}
        <span>{t(`feedback.kind.${kind}`)}</span>
        <time dateTime={created_at}>{figures.date(created_at)}</time>
      </p>
    </li>
  );
}

function NoMessages({ inbox: { query } }: { inbox: Inbox }) {
  const { t } = useTranslation();
  if (query.search !== '' || query.kind || query.assignee)
    return (
      <p className="inbox-empty">
        {t('feedback.noneFound')}{' '}
        <Link to={inboxAddress({ ...query, search: '', kind: undefined, assignee: undefined, page: 1 })}>
          {t('feedback.showAll')}
        </Link>
      </p>
    );
  return <p className="inbox-empty">{t(`feedback.none.${query.state ?? 'all'}`)}</p>;
}
