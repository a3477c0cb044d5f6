import { useFigures } from '@gazetteer/site';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { inboxAddress } from './inbox-address.ts';
import type { Inbox } from './load-inbox.server.ts';

/** The list that a message was opened from, small, to go from one to the next. */
export function MessageSwitcher({ inbox, current }: { inbox: Inbox; current: string }) {
  const { t } = useTranslation();
  const figures = useFigures();
  const { query, messages } = inbox;
  return (
    <nav className="inbox-switcher" aria-label={t('feedback.others')}>
      <p className="console-note">{t(`feedback.state.${query.state ?? 'all'}`)}</p>
      <ul>
        {messages.map(({ id, name, subject, beginning, created_at }) => (
          <li key={id}>
            <Link to={inboxAddress(query, id)} aria-current={id === current ? 'page' : undefined}>
              <span className="inbox-switcher-head">
                <bdi className="inbox-name">{name}</bdi>
                <time dateTime={created_at}>{figures.date(created_at)}</time>
              </span>
              <bdi className="inbox-words">{subject ?? beginning}</bdi>
            </Link>
          </li>
        ))}
      </ul>
      {messages.length === 0 ? <p className="console-note">{t('feedback.noOthers')}</p> : null}
    </nav>
  );
}
